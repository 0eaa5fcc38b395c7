import { dialog, headingWithoutDialog, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with the dialog',
    async reach(visitor) {
      await visitor.click('editable-action-2');
      await visitor.see(dialog('Action'));
    },
  },
  {
    name: 'after a button of a row',
    async reach(visitor) {
      await visitor.click('editable-action-3');
      await visitor.click('dialog-close');
      await visitor.see('editable-action-result', 'Last action: Delete on row 3');
      await visitor.see(headingWithoutDialog);
    },
  },
] satisfies States<'iframes-2'>;
