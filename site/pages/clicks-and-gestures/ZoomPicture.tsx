import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useLatestState } from '../../shared/useLatestState';
import { distance, type Point, wheelStep, zoomed, zoomStep } from './gestures';
import { testId } from './test-id';

export function ZoomPicture() {
  const [percent, setPercent, latestPercent] = useLatestState(100);
  const picture = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  /** How far apart two fingers were when the second one came, and the zoom then. */
  const pinch = useRef<{ apart: number; percent: number } | null>(null);

  function zoomBy(step: number) {
    setPercent(zoomed(latestPercent() + step));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(wheelStep(event));
  });

  // By hand, because React's own listener may not keep the browser from zooming the page.
  useLayoutEffect(() => {
    const element = picture.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  // On the window, because fingers may leave the picture.
  useEventListeners(window, {
    pointermove({ pointerId, clientX, clientY }) {
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      const apart = apartNow();
      if (pinch.current && apart) setPercent(zoomed((pinch.current.percent * apart) / pinch.current.apart));
    },
    pointerup: endFinger,
    pointercancel: endFinger,
  });

  function apartNow(): number | undefined {
    const [one, other] = fingers.current.values();
    return one && other && distance(one, other);
  }

  function endFinger({ pointerId }: { pointerId: number }) {
    if (fingers.current.delete(pointerId)) pinch.current = null;
  }

  function keyDown(event: KeyboardEvent) {
    // With Ctrl or Cmd they zoom the whole page.
    if (event.ctrlKey || event.metaKey) return;
    const step = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }[event.key];
    if (step !== undefined) zoomBy(step);
  }

  return (
    <>
      <h2>A picture to zoom</h2>
      <p className="muted">Pinch it, turn the wheel with Ctrl held, or use plus and minus, as keys or buttons.</p>
      <div
        ref={picture}
        className="clicks-zoom"
        role="application"
        aria-label="Picture of an island"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to take the focus for the keys
        tabIndex={0}
        onPointerDown={({ pointerId, clientX, clientY }) => {
          fingers.current.set(pointerId, { x: clientX, y: clientY });
          const apart = apartNow();
          pinch.current = apart ? { apart, percent: latestPercent() } : null;
        }}
        onKeyDown={keyDown}
        {...testId('clicks-zoom')}
      >
        <svg viewBox="0 0 200 120" aria-hidden="true" style={{ scale: `${percent / 100}` }}>
          <rect className="clicks-sea" width="200" height="120" />
          <path className="clicks-land" d="M40 80 Q60 30 100 45 T165 75 Q150 100 100 98 T40 80Z" />
          <path className="clicks-house" d="M92 62h18v16h-18zM89 62l12-10 12 10z" />
        </svg>
        <span className="value" role="status">{`${percent} %`}</span>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label="Zoom out"
          onClick={() => zoomBy(-zoomStep)}
          {...testId('clicks-zoom-out')}
        >
          −
        </button>
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label="Zoom in"
          onClick={() => zoomBy(zoomStep)}
          {...testId('clicks-zoom-in')}
        >
          +
        </button>
      </div>
    </>
  );
}
