import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'a button pressed',
    async reach(visitor) {
      await visitor.click({ css: '[data-test=text-row-quotes] button' });
      await visitor.see('text-pressed', 'Pressed: quotes');
    },
  },
  {
    name: 'the visible twin pressed',
    async reach(visitor) {
      await visitor.click({ css: '[data-test=text-row-twin] button' });
      await visitor.see('text-pressed', 'Pressed: twin');
    },
  },
] satisfies States<'text-and-locators'>;
