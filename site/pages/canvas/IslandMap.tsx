import { type KeyboardEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useLatestState } from '../../shared/useLatestState';
import { Island } from './Island';
import { boxOf, movedBy, movedTo, placeOnMap, type View, viewText, zoomed } from './map-view';
import { arrowMove, sum } from './points';
import { testId } from './test-id';

const start: View = { centre: { x: 500, y: 300 }, zoom: 1 };
const lighthouse = { x: 560, y: 260 };

export function IslandMap() {
  const [view, setView, latestView] = useLatestState(start);
  const [open, setOpen] = useState(false);
  const map = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ x: number; y: number; view: View } | null>(null);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const next = zoomed(latestView(), event.deltaY < 0 ? 1 : -1);
    if (event.deltaY === 0 || next.zoom === latestView().zoom) return;
    event.preventDefault();
    show(next);
  });

  // By hand, because React's own listener may not keep the page from scrolling.
  useLayoutEffect(() => {
    const element = map.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  // On the window, because a drag may leave the map.
  useEventListeners(window, {
    pointermove(event) {
      if (!drag.current || !map.current || !event.isPrimary) return;
      const { width, height } = map.current.getBoundingClientRect();
      const { x, y, view } = drag.current;
      show(movedBy(view, { x: (x - event.clientX) / width, y: (y - event.clientY) / height }));
    },
    pointerup: endDrag,
    pointercancel: endDrag,
  });

  function endDrag() {
    drag.current = null;
  }

  useLayoutEffect(() => {
    if (open) close.current?.focus();
  }, [open]);

  function show(next: View) {
    // The marker leaves the document with its place, and would take the focus along.
    if (marker.current?.matches(':focus') && !placeOnMap(next, lighthouse)) map.current?.focus({ preventScroll: true });
    setView(next);
  }

  function pointerDown(event: PointerEvent<HTMLDivElement>) {
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || !event.isPrimary || onButton) return;
    drag.current = { x: event.clientX, y: event.clientY, view: latestView() };
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) return closeCard();
    const { centre, zoom } = latestView();
    const move = arrowMove(event.key, 40 / zoom);
    if (!move) return;
    event.preventDefault();
    show(movedTo(latestView(), sum(centre, move)));
  }

  function zoom(step: 1 | -1) {
    const next = zoomed(latestView(), step);
    show(next);
    // The pressed button is disabled now and loses the focus.
    if (zoomed(next, step).zoom === next.zoom) map.current?.focus({ preventScroll: true });
  }

  function closeCard() {
    setOpen(false);
    // The marker may be out of view by now.
    (marker.current ?? map.current)?.focus();
  }

  const { x, y, width, height } = boxOf(view);
  const place = placeOnMap(view, lighthouse);

  return (
    <>
      <h2>A map</h2>
      <p className="muted">
        Drag it, or focus it and use the arrow keys. The wheel and the buttons zoom; the marker opens a card.
      </p>
      <div
        ref={map}
        className="map"
        role="application"
        aria-label="Map of Saltmarsh Island"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to take the focus for the arrow keys
        tabIndex={0}
        onPointerDown={pointerDown}
        onKeyDown={keyDown}
        {...testId('map')}
      >
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
          <Island />
        </svg>
        {place && (
          <button
            ref={marker}
            type="button"
            className="map-marker"
            style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
            aria-expanded={open}
            onClick={() => setOpen(true)}
            {...testId('map-marker')}
          >
            Lighthouse
          </button>
        )}
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={zoomed(view, 1).zoom === view.zoom}
          onClick={() => zoom(1)}
          {...testId('map-zoom-in')}
        >
          Zoom in
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={zoomed(view, -1).zoom === view.zoom}
          onClick={() => zoom(-1)}
          {...testId('map-zoom-out')}
        >
          Zoom out
        </button>
        <span className="value" role="status" {...testId('map-view')}>
          {viewText(view)}
        </span>
      </div>
      {open && (
        <section
          className="map-card"
          aria-label="Lighthouse"
          onKeyDown={({ key }) => key === 'Escape' && closeCard()}
          {...testId('map-card')}
        >
          <p>Built in 1893, open on Sundays.</p>
          <button
            ref={close}
            type="button"
            className="button button-secondary"
            onClick={closeCard}
            {...testId('map-card-close')}
          >
            Close
          </button>
        </section>
      )}
    </>
  );
}
