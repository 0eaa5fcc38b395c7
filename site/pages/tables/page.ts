import type { Page } from '../../page';
import { editableTableHooks } from '../../shared/editable-table-hooks';

export default {
  id: 'tables',
  title: 'Tables',
  blurb: 'Sort by column, edit cells, act on one row.',
  library: 'mui',
  hooks: [
    { name: 'dynamic-table', element: 'div', when: 'always' },
    {
      name: 'table-header-<key>',
      parameters: { key: ['id', 'name', 'email', 'status', 'role'] },
      element: 'th',
      when: 'always',
    },
    { name: 'table-row-<id>', parameters: { id: [1, 2, 3] }, element: 'tr', when: 'always' },
    {
      name: 'table-cell-<key>-<id>',
      parameters: { key: ['id', 'name', 'email', 'status', 'role'], id: [1, 2, 3] },
      element: 'td',
      when: 'always',
    },
    ...editableTableHooks,
  ],
} as const satisfies Page;
