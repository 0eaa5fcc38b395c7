import type { CustomCellRendererProps } from 'ag-grid-react';
import { Eye } from 'lucide-react';
import type { GridContext } from './grid-context';
import type { Shipment } from './shipments';
import { testId } from './test-id';

export function OpenCell({ node, context }: CustomCellRendererProps<Shipment, unknown, GridContext>) {
  const { id } = node;
  if (!id) return null;
  return (
    <button
      type="button"
      className="button button-quiet grid-open"
      // The grid moves the focus from cell to cell, and Enter on this cell presses the button.
      tabIndex={-1}
      onClick={() => context.open(id)}
      {...testId(`grid-open-${id}`)}
    >
      <Eye aria-hidden size={18} />
      <span>Open</span>
    </button>
  );
}
