import './table.css';
import { type ReactNode, useState } from 'react';
import { type SortableRow, sortAfterClick, sortRows } from './sorting';
import { hook } from './test-hook';

type SortableTableProps<Row extends SortableRow> = {
  /** The first word of the hooks of headers, rows and cells. */
  name: 'table' | 'editable';
  label: string;
  rows: readonly Row[];
  /** What a cell shows, if not the row's value. */
  cell?: (key: string, row: Row) => ReactNode;
};

/** Its columns are the keys of the first row. */
export function SortableTable<Row extends SortableRow>({
  name,
  label,
  rows,
  cell = (key, row) => row[key],
}: SortableTableProps<Row>) {
  // Sorted as the rows were at the last click: none moves away under the hand that edits it.
  const [{ sort, basis }, setSorting] = useState({ sort: { key: 'name', ascending: true }, basis: rows });
  const sorted = sortRows(basis, sort).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const columns = Object.keys(rows[0] ?? {});

  return (
    // A group and no landmark: pages with the same table are embedded in one another.
    // biome-ignore lint/a11y: what scrolls has to be in reach of the keyboard, and a fieldset is no scroll box
    <div className="scroll-x table-box" role="group" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((key) => {
              const active = key === sort.key;
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={active ? (sort.ascending ? 'ascending' : 'descending') : undefined}
                  // On the cell, so that a click anywhere in it counts; the button's own bubbles up to here.
                  onClick={() => setSorting({ sort: sortAfterClick(sort, key), basis: rows })}
                  {...hook(`${name}-header-${key}`)}
                >
                  <button type="button">
                    {key}
                    {active && <span aria-hidden>{sort.ascending ? ' ↑' : ' ↓'}</span>}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id} {...hook(`${name}-row-${row.id}`)}>
              {columns.map((key) => (
                <td key={key} {...hook(`${name}-cell-${key}-${row.id}`)}>
                  {cell(key, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
