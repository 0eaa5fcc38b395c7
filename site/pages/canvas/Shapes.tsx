import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { random } from '../../run/chance';
import { Outcome } from '../../shared/Outcome';
import { useTheme } from '../../shared/theme';
import { useLatestState } from '../../shared/useLatestState';
import { paintShapes } from './paint';
import { arrowMove, canvasSize, ownPoint, type Point, placeText, sum, within } from './points';
import { placeShapes, shapeAt } from './shapes';
import { testId } from './test-id';

export function Shapes() {
  const [shapes] = useState(() => placeShapes(() => random('canvas-shapes')));
  const [cross, setCross, latestCross] = useLatestState<Point>({ x: 200, y: 120 });
  const [usesKeys, setUsesKeys] = useState(false);
  const [result, setResult] = useState('No click yet');
  const canvas = useRef<HTMLCanvasElement>(null);
  useTheme();

  // After each render, because a new theme has other colours.
  useLayoutEffect(() => {
    if (canvas.current) paintShapes(canvas.current, shapes, usesKeys ? cross : undefined);
  });

  function hit(point: Point) {
    const shape = shapeAt(shapes, point);
    setResult(shape ? `Hit: ${shape.colour} ${shape.kind}` : `Nothing at ${placeText(point)}`);
  }

  function keyDown(event: KeyboardEvent) {
    const move = arrowMove(event.key, 10);
    if (!move && event.key !== 'Enter') return;
    event.preventDefault();
    setUsesKeys(true);
    if (move) setCross(within(canvasSize, sum(latestCross(), move)));
    else hit(latestCross());
  }

  return (
    <>
      <h2>Shapes to hit</h2>
      <p className="muted">
        Each is 60 wide and high, around the place in the list; a later one is in front. Click, or aim with arrow keys
        and press Enter.
      </p>
      {/* biome-ignore lint/a11y: it has to take the focus, and keeps the arrow keys to itself */}
      <canvas
        ref={canvas}
        className="canvas"
        {...canvasSize}
        role="application"
        aria-label="Shapes"
        aria-describedby="shapes-list"
        tabIndex={0}
        onClick={(event) => {
          setUsesKeys(false);
          hit(ownPoint(event, event.currentTarget.getBoundingClientRect()));
        }}
        onKeyDown={keyDown}
        onBlur={() => setUsesKeys(false)}
        {...testId('shapes-canvas')}
      />
      <ul id="shapes-list" className="panel canvas-list" {...testId('shapes-list')}>
        {shapes.map(({ colour, kind, x, y }) => (
          <li key={`${colour} ${kind}`}>{`${colour} ${kind} at ${x}, ${y}`}</li>
        ))}
      </ul>
      <div className="canvas-outcome">
        <span className="value" {...testId('shapes-cross')}>
          {`Cross at ${placeText(cross)}`}
        </span>
        <Outcome
          state={result.startsWith('Hit') ? 'ok' : result.startsWith('Nothing') ? 'failed' : 'idle'}
          role="status"
          {...testId('shapes-result')}
        >
          {result}
        </Outcome>
      </div>
    </>
  );
}
