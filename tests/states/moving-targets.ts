import { held, opened, over, type States } from '../state';

export default [
  opened,
  {
    name: 'while all of them wait',
    parameters: held,
    async reach(visitor) {
      for (const start of ['slide-start', 'shift-start', 'late-start', 'bar-start'] as const)
        await visitor.click(start);
      await visitor.see('slide-status', 'Sliding');
      await visitor.see('shift-status', 'Loading');
      await visitor.see('late-status', 'Checking');
    },
  },
  {
    name: 'all waited for and clicked',
    parameters: over,
    async reach(visitor) {
      for (const start of ['slide-start', 'shift-start', 'late-start', 'bar-start'] as const)
        await visitor.click(start);
      await visitor.see('slide-status', 'At the right');
      await visitor.see('shift-advert');
      await visitor.see('late-status', 'In stock');
      for (const target of ['slide-button', 'shift-button', 'late-button', 'twin-button', 'spaces-pay'] as const)
        await visitor.click(target);
      await visitor.fill('renamed-input', 'Ada');
      await visitor.click('renamed-button');
      await visitor.see('bar-result', 'Ran to 100%');
    },
  },
] satisfies States<'moving-targets'>;
