import { type KeyboardEvent, useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { RowField } from './RowField';
import { allOf, chosen, listed, moved, noSelection, rowByKey } from './selection';
import { testId } from './test-id';

const tasks = [
  'Buy milk',
  'Call Ada',
  'Water the plants',
  'Book a ferry',
  'Return the book',
  'Charge the camera',
  'Bake bread',
  'Fix the bicycle',
  'Write to Grace',
  'Pay the rent',
  'Clean the windows',
  'Pack the tent',
];

export function RowList() {
  const [texts, setTexts] = useState<readonly string[]>(tasks);
  const [selection, setSelection, latestSelection] = useLatestState(noSelection);
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLTableSectionElement>(null);

  function focus(row: number) {
    list.current?.rows[row - 1]?.focus();
  }

  function keyDown(event: KeyboardEvent) {
    const { key } = event;
    const selection = latestSelection();
    const row = rowByKey(key, selection, tasks.length);
    if (row !== undefined) {
      setSelection(moved(selection, row, event));
      focus(row);
    } else if (key === ' ') setSelection(chosen(selection, selection.active, event));
    else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey))
      setSelection(allOf(selection, tasks.length));
    else if (key === 'F2' || key === 'Enter') setEdited(selection.active);
    else return;
    event.preventDefault();
  }

  function endEditing(row: number, text: string | null, refocus: boolean) {
    setEdited(null);
    if (text !== null) setTexts((before) => before.with(row - 1, text));
    if (refocus) focus(row);
  }

  return (
    <>
      <h2>A list</h2>
      <p className="muted">
        Click, with Ctrl or Shift too; arrows, Shift with arrows, Ctrl+A. A double click, F2 or Enter edits a row.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of which rows are selected is a grid */}
      <table className="clicks-rows" role="grid" aria-label="Tasks" aria-multiselectable="true" onKeyDown={keyDown}>
        <tbody ref={list}>
          {texts.map((text, place) => {
            const row = place + 1;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
                key={place}
                aria-selected={selection.selected.includes(row)}
                tabIndex={selection.active === row ? 0 : -1}
                // A script can give the focus to any row, and keys act there.
                onFocus={() => setSelection({ ...latestSelection(), active: row })}
                onClick={(event) => setSelection(chosen(latestSelection(), row, event))}
                onDoubleClick={() => setEdited(row)}
                {...testId(`clicks-row-${row}`)}
              >
                <td>
                  {edited === row ? (
                    <RowField row={row} text={text} onEnd={(next, refocus) => endEditing(row, next, refocus)} />
                  ) : (
                    text
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="panel" role="status" {...testId('clicks-selected')}>
        {`Selected: ${listed(selection.selected)}`}
      </p>
    </>
  );
}
