import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'all checked',
    async reach(visitor) {
      await visitor.click('check-all-button');
      for (const box of [1, 2, 3]) await visitor.see({ css: `[data-test=checkbox-checkbox${box}]:checked` });
    },
  },
] satisfies States<'checkboxes'>;
