import type { Page } from '../../page';
import { editableTableHooks } from '../../shared/editable-table-hooks';

export default {
  id: 'iframes-2',
  title: 'Dynamic Tables Have Input',
  blurb: 'The editable table on its own.',
  library: 'mui',
  hooks: editableTableHooks,
} as const satisfies Page;
