import { defineBugs } from '../../bug';
import type page from './page';

const table = '/site/shared/EditableTable.tsx';

export const bugs = defineBugs<typeof page>({
  'short-heading': {
    requirement: 'rows',
    kind: 'text',
    level: 1,
    title: 'The heading reads only “Dynamic Tables”',
    file: 'EditableTablePage.tsx',
    find: '<h1>Dynamic Tables Have Input</h1>',
    replace: '<h1>Dynamic Tables</h1>',
  },
  'empty-row': {
    requirement: 'rows',
    kind: 'content',
    level: 2,
    title: 'An empty row stands above the others',
    file: table,
    find: 'people.map((person, index) =>',
    replace: "[...people, { id: 4, name: '', email: '', status: 'Active', role: 'User' }].map((person, index) =>",
  },
  'numbered-roles': {
    requirement: 'named',
    kind: 'accessibility',
    level: 2,
    title: 'The choice of roles is named “Roles” in every row',
    file: table,
    find: 'aria-label={`Roles in row ${id}`}',
    replace: 'aria-label="Roles"',
  },
  'named-by-place': {
    requirement: 'named',
    kind: 'accessibility',
    level: 2,
    title: 'The names of the fields count from the top instead of by the row’s id',
    file: table,
    find: 'aria-label={`Name in row ${id}`}',
    replace: 'aria-label={`Name in row ${rows.length + 1 - id}`}',
  },
  'moving-rows': {
    requirement: 'sort',
    kind: 'focus',
    level: 2,
    title: 'A row moves while its name is typed',
    file: table,
    find: '<SortableTable testIds=',
    replace: '<SortableTable key={rows.map(({ name }) => name).join()} testIds=',
  },
  'forgotten-sort': {
    requirement: 'sort',
    kind: 'order',
    level: 3,
    title: 'A change of a status sorts the rows by name again',
    file: table,
    find: '<SortableTable testIds=',
    replace: '<SortableTable key={rows.map(({ status }) => status).join()} testIds=',
  },
  'two-dialogs': {
    requirement: 'dialog',
    kind: 'action',
    level: 2,
    title: '“Close” leads to a second dialog',
    file: table,
    find: 'onClose={() => setDialogOpen(false)}\n      />',
    replace:
      'onClose={() => setDialogOpen(false)}\n      />\n' +
      '      <MessageDialog\n        open={dialogOpen && lastAction.startsWith(\'Delete\')}\n        title="Action"\n' +
      '        text="Action clicked"\n        action="Close"\n        onClose={() => setDialogOpen(false)}\n      />',
  },
  'lost-focus': {
    requirement: 'dialog',
    kind: 'focus',
    level: 3,
    title: 'After “Close” the focus is nowhere',
    file: table,
    find: 'onClose={() => setDialogOpen(false)}',
    replace:
      'onClose={() => setDialogOpen(false)}\n' +
      '        onClosed={() => (document.activeElement as HTMLElement | null)?.blur()}',
  },
  'dead-delete': {
    requirement: 'dialog',
    kind: 'action',
    level: 2,
    title: '“Delete” opens no dialog',
    file: table,
    find: 'setDialogOpen(true);',
    replace: "setDialogOpen(action === 'Add');",
  },
  'one-row-too-far': {
    requirement: 'result',
    kind: 'text',
    level: 2,
    title: 'The line names the row’s place instead of its id',
    file: table,
    find: '`${action} on row ${id}`',
    replace: '`${action} on row ${rows.length + 1 - id}`',
  },
  'first-action': {
    requirement: 'result',
    kind: 'state',
    level: 2,
    title: 'The line keeps naming the first button that was pressed',
    file: table,
    find: 'setLastAction(`${action} on row ${id}`)',
    replace: 'setLastAction((before) => before || `${action} on row ${id}`)',
  },
  'early-line': {
    requirement: 'result',
    kind: 'text',
    level: 2,
    title: 'The line reads “Last action:” before any button was pressed',
    file: table,
    find: '{lastAction && `Last action: ${lastAction}`}',
    replace: '{`Last action: ${lastAction}`}',
  },
});
