import { EditableTable } from '../../shared/EditableTable';

export default function EditableTablePage() {
  return (
    <>
      <h1>Dynamic Tables Have Input</h1>
      <p className="intro">
        The editable table on its own, as other pages embed it. Type a name, choose a status and several roles, sort by
        another column, and see what you entered move along with its row.
      </p>
      <EditableTable />
    </>
  );
}
