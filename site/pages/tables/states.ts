import { dialog, headingWithoutDialog, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'sorted and edited, with the dialog',
    async reach(visitor) {
      await visitor.click({ css: '[data-test=table-header-role] button' });
      await visitor.see({ css: '[data-test=table-header-role][aria-sort=ascending]' });
      await visitor.fill('editable-name-1', 'Nancy');
      await visitor.click('editable-action-1');
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
] satisfies States<'tables'>;
