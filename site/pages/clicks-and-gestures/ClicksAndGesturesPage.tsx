import './clicks-and-gestures.css';
import { type MouseEvent, useRef, useState } from 'react';
import { Carousel } from './Carousel';
import { Chord } from './Chord';
import { CountedClicks } from './CountedClicks';
import { entryOf, withEntry } from './click-log';
import { Paragraph } from './Paragraph';
import { PressMenu } from './PressMenu';
import { RowList } from './RowList';
import { Tiles } from './Tiles';
import { testId } from './test-id';
import { ZoomPicture } from './ZoomPicture';

export default function ClicksAndGesturesPage() {
  const [log, setLog] = useState<readonly string[]>([]);
  const pressedWith = useRef('mouse');

  // While the event is on its way down, so that nothing below can keep it from the log.
  function note({ nativeEvent }: MouseEvent) {
    setLog((before) => withEntry(before, entryOf(nativeEvent, pressedWith.current)));
  }

  return (
    <>
      <h1>Clicks and Gestures</h1>
      <p className="intro">
        More than a plain click: with keys held, twice, three times, for a while, by two fingers. The log at the end
        says how the browser saw each click.
      </p>
      <div
        className="cards"
        onPointerDownCapture={({ pointerType }) => {
          pressedWith.current = pointerType;
        }}
        onClickCapture={note}
        onDoubleClickCapture={note}
        onAuxClickCapture={note}
        onContextMenuCapture={note}
        {...testId('clicks-and-gestures')}
      >
        <section className="card stack clicks-tall">
          <RowList />
        </section>
        <section className="card stack">
          <Tiles />
        </section>
        <section className="card stack">
          <PressMenu />
        </section>
        <section className="card stack">
          <CountedClicks />
        </section>
        <section className="card stack">
          <Paragraph />
        </section>
        <section className="card stack">
          <Chord />
        </section>
        <section className="card stack">
          <Carousel />
        </section>
        <section className="card stack">
          <ZoomPicture />
        </section>
        <section className="card stack cards-wide">
          <h2>The last ten clicks</h2>
          <p className="muted">The newest first. “Not trusted” means that a script made it, and not a person.</p>
          <ol className="panel clicks-log" {...testId('clicks-log')}>
            {log.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place tells two equal entries apart
              <li key={place}>{entry}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
