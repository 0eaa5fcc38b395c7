import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'variant B, clicked',
    parameters: { variant: 'B' },
    async reach(visitor) {
      await visitor.see('variant-title', 'Experience Version B');
      await visitor.click('variant-button');
      await visitor.see('variant-button', 'Click Me (1)');
    },
  },
] satisfies States<'ab-testing'>;
