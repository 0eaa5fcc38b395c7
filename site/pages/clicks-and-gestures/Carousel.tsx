import { type KeyboardEvent, useRef } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useLatestState } from '../../shared/useLatestState';
import { type Point, swipe, turned } from './gestures';
import { testId } from './test-id';

const slides = 5;

export function Carousel() {
  const [place, setPlace, latestPlace] = useLatestState(0);
  const start = useRef<Point | null>(null);

  function turn(by: number) {
    setPlace(turned(latestPlace(), by, slides));
  }

  // On the window, because a swipe may end outside.
  useEventListeners(window, {
    pointerup({ clientX, clientY, isPrimary }) {
      if (!start.current || !isPrimary) return;
      turn(swipe(start.current, { x: clientX, y: clientY }));
      start.current = null;
    },
    pointercancel() {
      start.current = null;
    },
  });

  function keyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <>
      <h2>A carousel</h2>
      <p className="muted">Swipe, or use the buttons or the arrow keys. After the last slide comes the first.</p>
      <div
        className="clicks-slide"
        role="application"
        aria-label="Slides"
        aria-roledescription="carousel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to take the focus for the arrow keys
        tabIndex={0}
        onPointerDown={({ clientX, clientY, isPrimary, button }) => {
          if (isPrimary && button === 0) start.current = { x: clientX, y: clientY };
        }}
        onKeyDown={keyDown}
        {...testId('clicks-slide')}
      >
        <span role="status">{`Slide ${place + 1} of ${slides}`}</span>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          onClick={() => turn(-1)}
          {...testId('clicks-previous')}
        >
          Previous
        </button>
        <button type="button" className="button button-secondary" onClick={() => turn(1)} {...testId('clicks-next')}>
          Next
        </button>
      </div>
    </>
  );
}
