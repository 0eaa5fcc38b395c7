import { useVirtualizer } from '@tanstack/react-virtual';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { rowAfter, rowCount, rowHeight, rowOf, rowTop, scrolledTo } from './rows';
import { moveTo, nothingSelected, selectOnly, selectTo, toggle } from './selection';
import { testId } from './test-id';

export function VirtualRows() {
  const list = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState('');
  const [error, setError] = useState('');
  const [selection, setSelection, latest] = useLatestState(nothingSelected);
  const virtualizer = useVirtualizer({
    count: rowCount,
    estimateSize: rowHeight,
    getScrollElement: () => list.current,
    overscan: 12,
    // As high as the list is by its style, so that the first render has its rows already.
    initialRect: { width: 320, height: 360 },
  });
  const drawn = virtualizer.getVirtualItems();
  const activeIsDrawn = drawn.some(({ index }) => index === selection.active);

  function jump(event: FormEvent) {
    event.preventDefault();
    const row = rowOf(number);
    if (row === undefined) {
      setError(`Enter a number from 1 to ${rowCount}`);
      return;
    }
    setError('');
    setSelection(moveTo(latest(), row));
    if (list.current) list.current.scrollTop = rowTop(row);
  }

  function click(row: number, { shiftKey, ctrlKey, metaKey }: MouseEvent) {
    if (shiftKey) setSelection(selectTo(latest(), row));
    else setSelection(ctrlKey || metaKey ? toggle(latest(), row) : selectOnly(row));
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const { active } = latest();
    if (event.key === ' ') {
      event.preventDefault();
      setSelection(selectOnly(active));
      return;
    }
    const row = rowAfter(event.key, active);
    if (row === undefined) return;
    event.preventDefault();
    setSelection(event.shiftKey ? selectTo(latest(), row) : moveTo(latest(), row));
    const view = event.currentTarget;
    view.scrollTop = scrolledTo(row, view.scrollTop, view.clientHeight);
  }

  function clear() {
    setSelection({ ...latest(), selected: new Set() });
  }

  return (
    <>
      <h2>Ten thousand rows</h2>
      <p className="muted">
        Some thirty of them are in the document at a time. Click, click with Shift or Control, or use the arrows, Home,
        End and Space.
      </p>
      <form className="row long-lists-jump" noValidate onSubmit={jump}>
        <div className="field">
          <label htmlFor="rows-number">Row number</label>
          <input
            id="rows-number"
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={({ currentTarget }) => setNumber(currentTarget.value)}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'rows-error' : undefined}
            {...testId('rows-number')}
          />
        </div>
        <button type="submit" className="button button-primary" {...testId('rows-jump')}>
          Jump
        </button>
      </form>
      {error && (
        <p id="rows-error" className="field-error" role="alert" {...testId('rows-error')}>
          {error}
        </p>
      )}
      <div
        ref={list}
        className="long-list rows-list"
        role="listbox"
        aria-label="Rows"
        aria-multiselectable
        aria-activedescendant={activeIsDrawn ? `row-${selection.active + 1}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        {...testId('rows-list')}
      >
        <div role="presentation" className="rows-all" style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map(({ index, start, size }) => (
            // biome-ignore lint/a11y: the list has the focus and takes the keys of its options
            <div
              key={index}
              id={`row-${index + 1}`}
              className={`rows-row${index === selection.active ? ' active' : ''}`}
              style={{ top: start, height: size }}
              role="option"
              aria-selected={selection.selected.has(index)}
              aria-posinset={index + 1}
              aria-setsize={rowCount}
              onClick={(event) => click(index, event)}
              {...testId(`rows-row-${index + 1}`)}
            >
              {`Row ${index + 1}`}
            </div>
          ))}
        </div>
      </div>
      <div className="panel long-lists-state">
        <span role="status" {...testId('rows-selected')}>
          {`Selected: ${selection.selected.size}`}
        </span>
        <span {...testId('rows-active')}>{`Active: Row ${selection.active + 1}`}</span>
        <button type="button" className="button button-secondary" onClick={clear} {...testId('rows-clear')}>
          Clear selection
        </button>
      </div>
    </>
  );
}
