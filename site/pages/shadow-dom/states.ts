import { dialog, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with the dialog',
    async reach(visitor) {
      await visitor.click('shadow-button');
      await visitor.see(dialog('Shadow DOM Button'));
    },
  },
] satisfies States<'shadow-dom'>;
