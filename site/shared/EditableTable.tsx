import { useState } from 'react';
import type { editableTableTestIds } from './editable-table-test-ids';
import { MessageDialog } from './MessageDialog';
import { Outcome } from './Outcome';
import { people } from './people';
import { SortableTable } from './SortableTable';
import { typedTestId } from './test-id';

const testId = typedTestId<{ testIds: typeof editableTableTestIds }>();

const testIds = {
  header: (column: keyof Row) => testId(`editable-header-${column}`),
  row: (id: number) => testId(`editable-row-${id}`),
  cell: (column: keyof Row, id: number) => testId(`editable-cell-${column}-${id}`),
};

const statuses = ['Active', 'Inactive'];
const roles = ['Admin', 'User', 'Editor'];
const actions = ['Add', 'Add', 'Delete'];

const initialRows = people.map((person, index) => ({ ...person, role: [person.role], action: actions[index] }));
type Row = (typeof initialRows)[number];

export function EditableTable() {
  const [rows, setRows] = useState(initialRows);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [lastAction, setLastAction] = useState('');

  function edit(id: number, change: Partial<Row>) {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }

  function act({ id, action }: Row) {
    setDialogOpen(true);
    setLastAction(`${action} on row ${id}`);
  }

  function cell(key: keyof Row, row: Row) {
    const { id } = row;
    switch (key) {
      case 'name':
        return (
          <input
            type="text"
            className="input"
            autoComplete="off"
            aria-label={`Name in row ${id}`}
            value={row.name}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => edit(id, { name: event.currentTarget.value })}
            {...testId(`editable-name-${id}`)}
          />
        );
      case 'status':
        return (
          <select
            className="input"
            aria-label={`Status in row ${id}`}
            value={row.status}
            onChange={(event) => edit(id, { status: event.target.value })}
            {...testId(`editable-status-${id}`)}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </select>
        );
      case 'role':
        return (
          <select
            className="input"
            multiple
            size={roles.length}
            aria-label={`Roles in row ${id}`}
            value={row.role}
            onChange={(event) => edit(id, { role: Array.from(event.target.selectedOptions, (option) => option.value) })}
            {...testId(`editable-role-${id}`)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
          </select>
        );
      case 'action':
        return (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => act(row)}
            {...testId(`editable-action-${id}`)}
          >
            {row.action}
          </button>
        );
      default:
        return row[key];
    }
  }

  return (
    <div className="card table-card" {...testId('editable-table')}>
      <SortableTable testIds={testIds} label="Editable table" rows={rows} cell={cell} />
      <Outcome className="table-outcome" role="status" {...testId('editable-action-result')}>
        {lastAction && `Last action: ${lastAction}`}
      </Outcome>
      <MessageDialog
        open={dialogOpen}
        title="Action"
        text="Action clicked"
        action="Close"
        onClose={() => setDialogOpen(false)}
      />
    </div>
  );
}
