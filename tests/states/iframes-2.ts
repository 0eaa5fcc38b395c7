import { dialog, opened, type States } from '../state';

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
      // A closed dialog stays in the document until it has faded.
      await visitor.see({ css: 'body:not(:has([role=dialog])) main h1' });
    },
  },
] satisfies States<'iframes-2'>;
