import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '../../shared/theme';
import { useEventListeners } from '../../shared/useEventListeners';
import { useLatestState } from '../../shared/useLatestState';
import { paintStrokes, type Stroke } from './paint';
import { arrowMove, canvasSize, ownPoint, type Point, placeText, sum, within } from './points';
import { testId } from './test-id';

export function Drawing() {
  const [strokes, setStrokes, latestStrokes] = useLatestState<readonly Stroke[]>([]);
  const [pen, setPen, latestPen] = useLatestState({ place: { x: 200, y: 120 }, down: false });
  const [usesKeys, setUsesKeys] = useState(false);
  const pointerIsDown = useRef(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  useTheme();

  // After each render, because a new theme has other colours.
  useLayoutEffect(() => {
    if (canvas.current) paintStrokes(canvas.current, strokes, usesKeys ? pen.place : undefined);
  });

  function begin(point: Point) {
    setStrokes([...latestStrokes(), [point]]);
  }

  function goOn(point: Point) {
    const last = latestStrokes().at(-1) ?? [];
    setStrokes([...latestStrokes().slice(0, -1), [...last, point]]);
  }

  function liftPen() {
    setPen({ ...latestPen(), down: false });
  }

  function pointerDown(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    pointerIsDown.current = true;
    setUsesKeys(false);
    liftPen();
    begin(ownPoint(event, event.currentTarget.getBoundingClientRect()));
  }

  // On the window, because a stroke may leave the canvas.
  useEventListeners(window, {
    pointermove(event) {
      if (!pointerIsDown.current || !canvas.current || !event.isPrimary) return;
      goOn(ownPoint(event, canvas.current.getBoundingClientRect()));
    },
    pointerup: endStroke,
    pointercancel: endStroke,
  });

  function endStroke() {
    pointerIsDown.current = false;
  }

  function keyDown(event: KeyboardEvent) {
    const move = arrowMove(event.key, 10);
    if (!move && event.key !== ' ') return;
    event.preventDefault();
    setUsesKeys(true);
    const { place, down } = latestPen();
    if (!move) {
      if (!down) begin(place);
      setPen({ place, down: !down });
      return;
    }
    const next = within(canvasSize, sum(place, move));
    setPen({ place: next, down });
    if (down) goOn(next);
  }

  function undo() {
    liftPen();
    setStrokes(latestStrokes().slice(0, -1));
    if (latestStrokes().length === 0) focusCanvas();
  }

  function clear() {
    liftPen();
    setStrokes([]);
    focusCanvas();
  }

  /** The pressed button is disabled now and loses the focus. */
  function focusCanvas() {
    canvas.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <h2>A canvas to draw on</h2>
      <p className="muted">
        Drag to draw. By keyboard, arrow keys move a pen by 10, and the space bar puts it down and lifts it.
      </p>
      {/* biome-ignore lint/a11y: it has to take the focus, and keeps the arrow keys to itself */}
      <canvas
        ref={canvas}
        className="canvas canvas-draw"
        {...canvasSize}
        role="application"
        aria-label="Drawing"
        aria-describedby="draw-list"
        tabIndex={0}
        onPointerDown={pointerDown}
        onKeyDown={keyDown}
        onBlur={() => setUsesKeys(false)}
        {...testId('draw-canvas')}
      />
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={strokes.length === 0}
          onClick={undo}
          {...testId('draw-undo')}
        >
          Undo
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={strokes.length === 0}
          onClick={clear}
          {...testId('draw-clear')}
        >
          Clear
        </button>
        <span className="value" role="status" {...testId('draw-pen')}>
          {`Pen ${pen.down ? 'down' : 'up'} at ${placeText(pen.place)}`}
        </span>
      </div>
      <ul id="draw-list" className="panel canvas-list" {...testId('draw-list')}>
        {strokes.map((stroke, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is known by its number alone
          <li key={index}>{strokeText(stroke, index + 1)}</li>
        ))}
        {strokes.length === 0 && <li>No strokes</li>}
      </ul>
    </>
  );
}

function strokeText(stroke: Stroke, number: number): string {
  const [first, last] = [stroke[0], stroke.at(-1)] as [Point, Point];
  return `Stroke ${number}: from ${placeText(first)} to ${placeText(last)}`;
}
