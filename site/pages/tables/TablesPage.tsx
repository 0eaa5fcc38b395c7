import './tables.css';
import { EditableTable } from '../../shared/EditableTable';
import { people } from '../../shared/people';
import { SortableTable } from '../../shared/SortableTable';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

type Column = keyof (typeof people)[number];
const testIds = {
  header: (column: Column) => testId(`table-header-${column}`),
  row: (id: number) => testId(`table-row-${id}`),
  cell: (column: Column, id: number) => testId(`table-cell-${column}-${id}`),
};

export default function TablesPage() {
  return (
    <>
      <h1>Dynamic Tables</h1>
      <p className="intro">
        Click the column headers to sort: a second click on the same one turns the order round. Check where each person
        ends up, and which way the arrow points.
      </p>
      <div className="card table-card" {...testId('dynamic-table')}>
        <SortableTable testIds={testIds} label="Sortable table" rows={people} />
      </div>
      {/* The second h1 is intended: a test has to tell two headings of one level apart by their names. */}
      <h1 className="tables-second">Dynamic Tables Have Input</h1>
      <p className="intro">
        Type a name, choose a status and several roles, then sort by another column: what you entered moves along with
        its row. The button at the end of a row opens a dialog.
      </p>
      <EditableTable />
    </>
  );
}
