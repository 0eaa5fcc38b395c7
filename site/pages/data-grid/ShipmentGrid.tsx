import type {
  CellKeyDownEvent,
  CellValueChangedEvent,
  FullWidthCellKeyDownEvent,
  GetRowIdParams,
  GridApi,
  GridSizeChangedEvent,
  ModelUpdatedEvent,
  RowSelectionOptions,
  SelectionChangedEvent,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { type Change, changeText, withoutLast } from './changes';
import { columnsFor, defaultColumn, inPixels, selectionColumnFor } from './columns';
import { rowCountText, selectedText } from './counts';
import type { GridContext } from './grid-context';
import { gridTheme } from './grid-theme';
import { modules } from './modules';
import { decimals, type NumberField, shown } from './numbers';
import { ShipmentDetail } from './ShipmentDetail';
import { makeShipments, type Shipment } from './shipments';
import { testId } from './test-id';

const rowSelection: RowSelectionOptions<Shipment> = {
  mode: 'multiRow',
  enableClickSelection: true,
  selectAll: 'filtered',
};

/** More edits than anybody makes. The grid's own limit is ten. */
const undoLimit = 1000;

/** The 30rem of the style sheet. */
const narrow = 480;

export function ShipmentGrid() {
  const [rows, setRows] = useState(makeShipments);
  const [quickFilter, setQuickFilter] = useState('');
  const [inPages, setInPages] = useState(false);
  const [isLoading, setIsLoading, latestIsLoading] = useLatestState(false);
  const [count, setCount] = useState(() => rowCountText(rows.length, rows.length, false));
  const [selected, setSelected] = useState(0);
  const [error, setError] = useState('');
  const [changes, setChanges, latestChanges] = useLatestState<readonly Change[]>([]);
  const [opened, setOpened] = useState<string>();
  const [isNarrow, setNarrow] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const columns = useMemo(() => columnsFor(isNarrow), [isNarrow]);
  const selectionColumn = useMemo(() => selectionColumnFor(isNarrow), [isNarrow]);
  const [, setRatings] = useState(0);
  const grid = useRef<AgGridReact<Shipment>>(null);
  const wait = useWait();
  const wasPressed = useRef(false);
  const context = useRef<GridContext>({ open: setOpened, refuse });
  const shipment = rows.find(({ id }) => id === opened);

  function refuse(message: string) {
    setError(message);
    wasPressed.current = false;
  }

  function notePress() {
    wasPressed.current = true;
  }

  /** Tab refuses a number and begins the next edit at once: nobody would see an error that goes with that. */
  function forgetError() {
    if (wasPressed.current) setError('');
  }

  function countRows({ api }: ModelUpdatedEvent<Shipment>) {
    setCount(rowCountText(api.getDisplayedRowCount(), rows.length, isFiltered(api)));
  }

  function noteChange({ data, colDef, column, oldValue, newValue, source }: CellValueChangedEvent<Shipment>) {
    const name = column.getColId();
    // It has no editor, so the grid cannot take it back.
    if (name === 'rating') {
      setRatings((ratings) => ratings + 1);
      return;
    }
    const text = (value: unknown) => (name in decimals ? shown(name as NumberField, Number(value)) : `${value ?? ''}`);
    const change: Change = {
      id: data.id,
      column: `${colDef.headerName}`,
      before: text(oldValue),
      after: text(newValue),
    };
    setChanges(source === 'undo' ? withoutLast(latestChanges(), change) : [...latestChanges(), change]);
  }

  /** The cells of these two columns have the focus, and the buttons in them do not. */
  function pressInCell(pressed: CellKeyDownEvent<Shipment> | FullWidthCellKeyDownEvent<Shipment>) {
    const { event, node } = pressed;
    if (!(event instanceof KeyboardEvent && 'column' in pressed)) return;
    const { column } = pressed;
    if (column.getColId() === 'action' && event.key === 'Enter' && node.id) setOpened(node.id);
    if (column.getColId() === 'rating' && /^[1-5]$/.test(event.key)) node.setDataValue('rating', Number(event.key));
  }

  async function reload() {
    if (latestIsLoading()) return;
    grid.current?.api.stopEditing(true);
    setIsLoading(true);
    await wait('grid-reload', 400, 1200);
    // The grid takes its rows in an effect, which would be run some frames after the loading has ended.
    flushSync(() => setRows(makeShipments()));
    setChanges([]);
    setError('');
    setIsLoading(false);
  }

  return (
    <>
      <section className="card stack data-grid" {...testId('grid-example')}>
        <h2>Shipments</h2>
        <div className="row data-grid-controls">
          <div className="field">
            <label htmlFor="grid-quick-filter">Quick filter</label>
            <input
              id="grid-quick-filter"
              className="input"
              type="search"
              autoComplete="off"
              value={quickFilter}
              // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
              onInput={({ currentTarget }) => setQuickFilter(currentTarget.value)}
              {...testId('grid-quick-filter')}
            />
          </div>
          <label className="row">
            <input
              type="checkbox"
              checked={inPages}
              onChange={({ target }) => setInPages(target.checked)}
              {...testId('grid-pages')}
            />
            Pages of 25
          </label>
          <button type="button" className="button button-secondary" onClick={reload} {...testId('grid-reload')}>
            Reload
          </button>
        </div>
        <div
          className="data-grid-rows"
          aria-busy={isLoading || !isDrawn}
          onKeyDownCapture={notePress}
          onPointerDownCapture={notePress}
          // Not the grid's own event: it comes by a timer, so a busy browser may handle the keys up to Enter first.
          onFocus={({ target }) => {
            if (target.closest('.ag-cell-editor')) forgetError();
          }}
        >
          <AgGridReact<Shipment>
            ref={grid}
            modules={modules}
            theme={gridTheme}
            columnDefs={columns}
            // Those that were moved stay where they are when the widths are others.
            maintainColumnOrder
            defaultColDef={defaultColumn}
            rowData={rows}
            getRowId={idOf}
            context={context.current}
            loading={isLoading}
            quickFilterText={quickFilter}
            rowSelection={rowSelection}
            selectionColumnDef={selectionColumn}
            pagination={inPages}
            paginationPageSize={25}
            paginationPageSizeSelector={false}
            undoRedoCellEditing
            undoRedoCellEditingLimit={undoLimit}
            stopEditingWhenCellsLoseFocus
            // Nothing slides, so that a test need not wait until it has.
            animateRows={false}
            suppressColumnMoveAnimation
            // No control brings a column back that was dragged out.
            suppressDragLeaveHidesColumns
            // Tab leaves the grid, as in ARIA's pattern of a grid: from cell to cell it would be 32,000 steps.
            tabToNextCell={({ editing, nextCellPosition }) => (editing && nextCellPosition) || false}
            onGridSizeChanged={({ clientWidth }: GridSizeChangedEvent<Shipment>) =>
              setNarrow(clientWidth < inPixels(narrow))
            }
            onFirstDataRendered={() => setIsDrawn(true)}
            onModelUpdated={countRows}
            onSelectionChanged={({ api }: SelectionChangedEvent<Shipment>) =>
              setSelected(api.getSelectedNodes().length)
            }
            onUndoStarted={forgetError}
            onRedoStarted={forgetError}
            onCellValueChanged={noteChange}
            onCellKeyDown={pressInCell}
          />
        </div>
        <div className="panel data-grid-state">
          <span role="status" {...testId('grid-row-count')}>
            {count}
          </span>
          <span role="status" {...testId('grid-selected')}>
            {selectedText(selected)}
          </span>
        </div>
        <p className="field-error" role="alert" {...testId('grid-error')}>
          {error}
        </p>
      </section>
      <div className="cards data-grid-results" {...testId('grid-results')}>
        <section className="card stack">
          <h2>Edits</h2>
          <p className="muted">
            Double click a cell, press Enter or type. Ctrl+Z takes an edit back, and Ctrl+Y makes it again. Once you
            sort, filter or move a column, the grid can no longer take back the edits before.
          </p>
          <ol className="data-grid-changes" {...testId('grid-changes')}>
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an edit is known by its place in the list
              <li key={index}>{changeText(change)}</li>
            ))}
          </ol>
        </section>
        <section className="card stack">
          <h2>Shipment</h2>
          <p className="muted">“Open” in the last column shows the whole shipment here.</p>
          {shipment && <ShipmentDetail shipment={shipment} />}
        </section>
      </div>
    </>
  );
}

function idOf({ data }: GetRowIdParams<Shipment>): string {
  return data.id;
}

function isFiltered(api: GridApi<Shipment>): boolean {
  return api.isAnyFilterPresent();
}
