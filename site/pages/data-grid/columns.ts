import type {
  ColDef,
  ITextFilterParams,
  SelectionColumnDef,
  ValueFormatterParams,
  ValueSetterParams,
} from 'ag-grid-community';
import type { GridContext } from './grid-context';
import { accepted, type NumberField, refusal, shown } from './numbers';
import { OpenCell } from './OpenCell';
import { RatingCell } from './RatingCell';
import { type Shipment, statuses } from './shipments';

export const defaultColumn: ColDef<Shipment> = {
  // Off, so that the grid does not guess the type of a column.
  cellDataType: false,
  sortable: true,
  resizable: true,
  // Dragging moves a column, and neither pins it nor takes it out of the pinned ones.
  lockPinned: true,
  filter: 'agTextColumnFilter',
  filterParams: { debounceMs: 0, maxNumConditions: 1 } satisfies ITextFilterParams,
};

/** A press on a button in such a cell does not count as one on its row. */
const takesClicks = { suppressMouseEventHandling: () => true };

/** The first five are in view in a window of 1,280 pixels. */
const columns: ColDef<Shipment>[] = [
  { field: 'id', headerName: 'ID', pinned: 'left', width: 96 },
  { field: 'customer', headerName: 'Customer', width: 220, editable: true },
  number('price', 'Price', 138),
  number('quantity', 'Quantity', 146),
  {
    field: 'status',
    headerName: 'Status',
    width: 170,
    editable: true,
    cellEditor: 'agSelectCellEditor',
    cellEditorParams: { values: statuses },
    // The Delete key would empty it.
    valueSetter: ({ data, newValue }) => {
      const isOther = !!newValue && data.status !== newValue;
      if (isOther) data.status = newValue;
      return isOther;
    },
  },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  number('weight', 'Weight', 120),
  { field: 'ordered', headerName: 'Ordered', width: 140 },
  { field: 'shipped', headerName: 'Shipped', width: 140 },
  { field: 'due', headerName: 'Due', width: 140 },
  { field: 'reference', headerName: 'Reference', width: 140 },
  { field: 'note', headerName: 'Note', width: 180, editable: true },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 184,
    filter: 'agNumberColumnFilter',
    cellRenderer: RatingCell,
    cellRendererParams: takesClicks,
  },
  {
    colId: 'action',
    headerName: 'Action',
    pinned: 'right',
    width: 100,
    sortable: false,
    filter: false,
    suppressMovable: true,
    // Nobody can drag it. With large text the grid unpins it to make room, as it does with no locked column.
    lockPinned: false,
    cellRenderer: OpenCell,
    cellRendererParams: takesClicks,
  },
];

/** In a narrow grid, where the pinned columns would else leave no room for the others. */
const narrowWidths: Record<string, number> = { ID: 70, Customer: 150, Price: 110, Quantity: 126, Action: 60 };

/** The widths are those of texts as large as usual, and the grid takes them in pixels. */
export function columnsFor(isNarrow: boolean): ColDef<Shipment>[] {
  return columns.map((column) => ({
    ...column,
    width: inPixels((isNarrow && narrowWidths[`${column.headerName}`]) || Number(column.width)),
  }));
}

export function selectionColumnFor(isNarrow: boolean): SelectionColumnDef {
  return { pinned: 'left', lockPinned: true, width: inPixels(isNarrow ? 36 : 48) };
}

/** Of a width at the text size that browsers begin with. */
export function inPixels(width: number): number {
  return (width / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** A column of numbers, which are edited within limits. */
function number(field: NumberField, headerName: string, width: number): ColDef<Shipment, number> {
  const format = ({ value }: Pick<ValueFormatterParams<Shipment, number>, 'value'>) =>
    value === null || value === undefined ? '' : shown(field, value);
  return {
    field,
    headerName,
    width,
    type: 'rightAligned',
    editable: true,
    filter: 'agNumberColumnFilter',
    valueFormatter: format,
    getQuickFilterText: format,
    cellEditor: 'agNumberCellEditor',
    valueSetter: (params) => set(params, field, headerName),
  };
}

function set({ data, newValue, context }: ValueSetterParams<Shipment, number>, field: NumberField, label: string) {
  const value = accepted(field, newValue);
  if (value === undefined) {
    (context as GridContext).refuse(refusal(data.id, label));
    return false;
  }
  const isOther = data[field] !== value;
  data[field] = value;
  return isOther;
}
