import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useLatestState } from '../../shared/useLatestState';
import { type Box, boxBetween, distance, type Point, slack, touches } from './gestures';
import { listed } from './selection';
import { testId } from './test-id';

const tiles = Array.from({ length: 12 }, (_, place) => place + 1);

export function Tiles() {
  const [selected, setSelected, latestSelected] = useLatestState<readonly number[]>([]);
  const [rectangle, setRectangle] = useState<Box | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const start = useRef<(Point & { selected: readonly number[] }) | null>(null);
  const drawn = useRef(false);

  // On the window, because a rectangle may leave the area.
  useEventListeners(window, {
    pointermove(event) {
      if (!event.isPrimary || !start.current || !area.current) return;
      const end = pointOf(event);
      if (!drawn.current && distance(start.current, end) < slack) return;
      drawn.current = true;
      const box = boxBetween(start.current, end);
      setRectangle(box);
      const boxes = [...area.current.querySelectorAll('button')].map((tile) => tile.getBoundingClientRect());
      setSelected(boxes.flatMap((tile, place) => (touches(box, tile) ? place + 1 : [])));
    },
    pointerup(event) {
      if (event.isPrimary) endDrawing();
    },
    pointercancel(event) {
      if (!event.isPrimary || !start.current) return;
      setSelected(start.current.selected);
      endDrawing();
    },
  });

  function pointerDown(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    start.current = { ...pointOf(event), selected: latestSelected() };
    drawn.current = false;
  }

  function endDrawing() {
    start.current = null;
    setRectangle(null);
  }

  /** A rectangle that begins and ends on one tile is a click on it as well. One by keyboard has no detail. */
  function click(tile: number, { detail }: MouseEvent) {
    if (drawn.current && detail > 0) return;
    const before = latestSelected();
    setSelected(before.includes(tile) ? before.filter((other) => other !== tile) : [...before, tile]);
  }

  const origin = area.current?.getBoundingClientRect();

  return (
    <>
      <h2>Tiles in a rectangle</h2>
      <p className="muted">Draw over them with the mouse or a finger. A click or Space takes a tile in or out.</p>
      <div ref={area} className="clicks-tiles" onPointerDown={pointerDown} {...testId('clicks-tiles')}>
        {tiles.map((tile) => (
          <button
            key={tile}
            type="button"
            className="clicks-tile"
            aria-label={`Tile ${tile}`}
            aria-pressed={selected.includes(tile)}
            onClick={(event) => click(tile, event)}
            {...testId(`clicks-tile-${tile}`)}
          >
            {tile}
          </button>
        ))}
        {rectangle && origin && (
          <div
            className="clicks-rectangle"
            style={{
              left: rectangle.left - origin.left,
              top: rectangle.top - origin.top,
              width: rectangle.right - rectangle.left,
              height: rectangle.bottom - rectangle.top,
            }}
          />
        )}
      </div>
      <p className="panel" role="status" {...testId('clicks-tiles-selected')}>
        {`Tiles: ${listed(selected)}`}
      </p>
    </>
  );
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
