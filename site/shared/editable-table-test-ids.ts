import type { TestId } from '../page';
import { dialogTestIds } from './dialog-test-ids.ts';

const rows = [1, 2, 3] as const;
const columns = ['id', 'name', 'email', 'status', 'role', 'action'] as const;

/** The test ids of `EditableTable`, which is on two pages. */
export const editableTableTestIds = [
  { name: 'editable-table', element: 'div', when: 'always' },
  { name: 'editable-header-<key>', parameters: { key: columns }, element: 'th', when: 'always' },
  { name: 'editable-row-<id>', parameters: { id: rows }, element: 'tr', when: 'always' },
  { name: 'editable-cell-<key>-<id>', parameters: { key: columns, id: rows }, element: 'td', when: 'always' },
  { name: 'editable-name-<id>', parameters: { id: rows }, element: 'input', when: 'always' },
  { name: 'editable-status-<id>', parameters: { id: rows }, element: 'select', when: 'always' },
  { name: 'editable-role-<id>', parameters: { id: rows }, element: 'select', when: 'always' },
  { name: 'editable-action-<id>', parameters: { id: rows }, element: 'button', when: 'always' },
  { name: 'editable-action-result', element: 'p', when: 'always; empty until a button of a row is pressed' },
  ...dialogTestIds,
] as const satisfies readonly TestId[];
