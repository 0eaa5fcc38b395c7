import './table.css';
import { type ReactNode, useState } from 'react';
import { type SortableRow, sortAfterClick, sortRows } from './sorting';

type Column<Row> = keyof Row & string;

type SortableTableProps<Row extends SortableRow> = {
  /** The attributes of test ids. */
  testIds: {
    header: (column: Column<Row>) => object;
    row: (id: Row['id']) => object;
    cell: (column: Column<Row>, id: Row['id']) => object;
  };
  label: string;
  rows: readonly Row[];
  /** Renders the content of a cell. Default: the row's value. */
  cell?: (key: Column<Row>, row: Row) => ReactNode;
};

/** A table whose columns are the keys of its first row. */
export function SortableTable<Row extends SortableRow>({
  testIds,
  label,
  rows,
  cell = (key, row) => row[key],
}: SortableTableProps<Row>) {
  // Sorted by the values at the last click on a header, so that a row does not move while it is being edited.
  const [{ sort, basis }, setSorting] = useState({ sort: { key: 'name', ascending: true }, basis: rows });
  const sorted = sortRows(basis, sort).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const columns = Object.keys(rows[0] ?? {}) as Column<Row>[];

  return (
    // A group and not a landmark, because pages with the same table are embedded in one another.
    // biome-ignore lint/a11y: it has to take the focus to be scrolled by keyboard, and a fieldset cannot scroll
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
                  // On the cell, so that a click anywhere in it sorts. A click on the button bubbles up to here.
                  onClick={() => setSorting({ sort: sortAfterClick(sort, key), basis: rows })}
                  {...testIds.header(key)}
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
            <tr key={row.id} {...testIds.row(row.id)}>
              {columns.map((key) => (
                <td key={key} {...testIds.cell(key, row.id)}>
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
