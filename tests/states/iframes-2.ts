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
] satisfies States<'iframes-2'>;
