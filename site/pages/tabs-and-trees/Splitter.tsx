import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { largest, sizeAfter, sizeAt, smallest } from './split';
import { testId } from './test-id';

export function Splitter() {
  const [size, setSize] = useState(50);
  const [dragging, setDragging] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = sizeAfter(size, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setSize(next);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  }

  function onPointerMove({ clientX }: PointerEvent) {
    if (dragging && box.current) setSize(sizeAt(clientX, box.current.getBoundingClientRect()));
  }

  return (
    <>
      <h2>Splitter</h2>
      <p className="muted">Drag the bar between the two parts, or move it by the arrow keys.</p>
      <div className="split" ref={box} style={{ '--split-size': `${size}%` } as CSSProperties}>
        <div id="split-left" className="split-part" {...testId('split-left')}>
          Inbox
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved. */}
        <div
          className="split-handle"
          role="separator"
          tabIndex={0}
          aria-label="Width of the inbox"
          aria-controls="split-left"
          aria-orientation="vertical"
          aria-valuemin={smallest}
          aria-valuemax={largest}
          aria-valuenow={size}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => setDragging(false)}
          onPointerCancel={() => setDragging(false)}
          {...testId('split-handle')}
        />
        <div className="split-part" {...testId('split-right')}>
          Letter
        </div>
      </div>
      <p className="panel" {...testId('split-size')}>
        {`${size} %`}
      </p>
    </>
  );
}
