import { useCallback, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useRange } from '../../shared/useRange';
import { testId } from './test-id';

/** The length of both files, in seconds. Written here, so that nothing changes when a file has loaded. */
const length = 2;

/** `name` is the element's name, and a part of the test ids. */
export function Player({ name, source, type }: { name: 'video' | 'audio'; source: string; type: string }) {
  const Media = name;
  const [playable, setPlayable] = useState(() => document.createElement(name).canPlayType(type) !== '');
  const [state, setState] = useState('Paused at 0.0 s');
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [volume, setVolume] = useState(100);
  const [muted, setMuted] = useState(false);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const position = useRef<HTMLInputElement>(null);

  // Everything is read from the element, because it can change by itself: it ends, or a keyboard has a key for pause.
  function follow() {
    if (!media.current) return;
    const { currentTime, paused, ended, volume, muted } = media.current;
    const seconds = Math.min(currentTime, length);
    setTime(seconds);
    setState(stateText(seconds, paused, ended));
    setPlaying(!paused && !ended);
    setVolume(Math.round(volume * 100));
    setMuted(muted);
    if (position.current) position.current.valueAsNumber = seconds;
  }

  function toggle() {
    if (playing) media.current?.pause();
    // `play()` rejects when the visitor pauses before the file plays, which is no error.
    else media.current?.play().catch(() => {});
  }

  function toggleMute() {
    if (media.current) media.current.muted = !media.current.muted;
  }

  const seek = useCallback((seconds: number) => {
    if (media.current) media.current.currentTime = seconds;
  }, []);
  const setLoudness = useCallback((percent: number) => {
    if (media.current) media.current.volume = percent / 100;
  }, []);
  const seekRef = useRange(seek);
  const volumeRef = useRange(setLoudness);
  const positionRef = useCallback(
    (range: HTMLInputElement) => {
      position.current = range;
      return seekRef(range);
    },
    [seekRef],
  );

  return (
    <section className="player" aria-labelledby={`media-${name}`}>
      <h3 id={`media-${name}`}>{name === 'video' ? 'Video' : 'Audio'}</h3>
      <Media
        ref={media}
        className={`player-${name}`}
        src={playable ? source : undefined}
        preload="auto"
        playsInline
        onPlay={follow}
        onPause={follow}
        onEnded={follow}
        onSeeked={follow}
        onTimeUpdate={follow}
        onVolumeChange={follow}
        onError={() => setPlayable(false)}
        {...testId(`media-${name}`)}
      />
      <div className="row">
        <button
          type="button"
          className="button button-primary player-toggle"
          disabled={!playable}
          onClick={toggle}
          {...testId(`media-play-${name}`)}
        >
          {playing ? 'Pause' : 'Play'}
        </button>
        <button
          type="button"
          className="button button-secondary player-mute"
          aria-pressed={muted}
          onClick={toggleMute}
          {...testId(`media-mute-${name}`)}
        >
          Mute
        </button>
      </div>
      <div className="player-ranges">
        <label htmlFor={`media-position-${name}`}>Position</label>
        <input
          ref={positionRef}
          id={`media-position-${name}`}
          type="range"
          min={0}
          max={length}
          step={0.1}
          defaultValue={0}
          disabled={!playable}
          aria-valuetext={timeText(time)}
          {...testId(`media-position-${name}`)}
        />
        <span className="value" {...testId(`media-time-${name}`)}>
          {timeText(time)}
        </span>
        <label htmlFor={`media-volume-${name}`}>Volume</label>
        <input
          ref={volumeRef}
          id={`media-volume-${name}`}
          type="range"
          min={0}
          max={100}
          step={10}
          defaultValue={100}
          {...testId(`media-volume-${name}`)}
        />
        <span className="value" {...testId(`media-sound-${name}`)}>
          {muted ? 'Muted' : `Volume ${volume}%`}
        </span>
      </div>
      <Outcome role="status" {...testId(`media-state-${name}`)}>
        {playable ? state : 'Cannot be played here'}
      </Outcome>
    </section>
  );
}

function stateText(seconds: number, paused: boolean, ended: boolean): string {
  if (ended) return 'Ended';
  return paused ? `Paused at ${seconds.toFixed(1)} s` : 'Playing';
}

function timeText(seconds: number): string {
  return `${seconds.toFixed(1)} s of ${length.toFixed(1)} s`;
}
