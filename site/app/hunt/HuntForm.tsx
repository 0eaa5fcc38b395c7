import { huntedLevels, huntMark } from 'virtual:bug-counts';
import { type FormEvent, useState } from 'react';
import { tracks } from '../../catalogue';
import { type Level, type TrackName, trackNames } from '../../page';
import { keepLastHunt } from '../../practice/hunt-progress';
import { addressInHunt, postToHunt } from '../../practice/hunt-server';
import { random } from '../../run/chance';
import { type HuntPages, huntLevels, mostHunted, tokenOf, wrongSeed } from '../../run/hunt-token';
import { runOptions } from '../../run/page-options';
import { testId } from '../shell/test-id';

const levelTexts: { [Number in Level]: string } = {
  1: 'any use of the page shows it',
  2: 'more than a first look shows it',
  3: 'only a careful look shows it',
};

export function HuntForm({ another }: { another: boolean }) {
  const [count, setCount] = useState('5');
  const [levels, setLevels] = useState<readonly Level[]>([1, 2]);
  const [chosenTracks, setChosenTracks] = useState<readonly TrackName[]>(trackNames);
  const [seed, setSeed] = useState(() => runOptions.seed ?? `${Math.floor(random('hunt') * 1_000_000)}`);
  const [error, setError] = useState('');
  const most = Math.min(mostHunted, pagesWith(levels, chosenTracks));

  async function start(event: FormEvent) {
    event.preventDefault();
    const wrong = wrongIn();
    setError(wrong ?? '');
    if (wrong) return;
    const token = tokenOf({ count: Number(count), levels, tracks: chosenTracks, seed }, huntMark);
    try {
      const { pages } = await postToHunt<HuntPages>({ token });
      keepLastHunt(token);
      location.assign(addressInHunt(pages[0] ?? '', token));
    } catch (failure) {
      setError((failure as Error).message);
    }
  }

  function wrongIn(): string | undefined {
    if (levels.length === 0) return 'Choose at least one level.';
    if (chosenTracks.length === 0) return 'Choose at least one track.';
    const isNumber = /^\d{1,3}$/.test(count.trim()) && Number(count) >= 1;
    if (!isNumber || Number(count) > most) return `Bugs must be a whole number from 1 to ${most}.`;
    const wrong = wrongSeed(seed);
    return wrong && `Seed ${wrong}`;
  }

  return (
    <form className="card stack hunt-form" noValidate onSubmit={start} {...testId('hunt-form')}>
      <h2>{another ? 'Another hunt' : 'Choose a hunt'}</h2>
      <div className="field">
        <label htmlFor="hunt-count">Bugs</label>
        <input
          id="hunt-count"
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="hunt-most"
          value={count}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={({ currentTarget }) => setCount(currentTarget.value)}
          {...testId('hunt-count')}
        />
        <p id="hunt-most" className="muted">
          {most > 0 ? `${most} at most, each on another page.` : 'None, with these choices.'}
        </p>
      </div>
      <fieldset>
        <legend>Levels</legend>
        {huntLevels.map((level) => (
          <label key={level} className="row">
            <input
              type="checkbox"
              checked={levels.includes(level)}
              onChange={() => setLevels(toggled(levels, level))}
              {...testId(`hunt-level-${level}`)}
            />
            <span>
              Level {level}: {levelTexts[level]}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Tracks</legend>
        {trackNames.map((name, index) => (
          <label key={name} className="row">
            <input
              type="checkbox"
              checked={chosenTracks.includes(name)}
              onChange={() => setChosenTracks(toggled(chosenTracks, name))}
              {...testId(`hunt-track-${index + 1}`)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="hunt-seed">Seed</label>
        <input
          id="hunt-seed"
          className="input"
          type="text"
          autoComplete="off"
          aria-describedby="hunt-seed-use"
          value={seed}
          onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          {...testId('hunt-seed')}
        />
        <p id="hunt-seed-use" className="muted">
          The same choices with the same seed are the same hunt, so that a class can share one.
        </p>
      </div>
      {error && (
        <p className="field-error" role="alert" {...testId('hunt-error')}>
          {error}
        </p>
      )}
      <button type="submit" className="button button-primary" {...testId('hunt-start')}>
        Start the hunt
      </button>
    </form>
  );
}

function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** How many pages of these tracks have a bug of these levels. */
function pagesWith(levels: readonly Level[], names: readonly TrackName[]): number {
  const pages = names.flatMap((name) => tracks[name]);
  return pages.filter(({ id }) => huntedLevels[id]?.some((level) => levels.includes(level))).length;
}
