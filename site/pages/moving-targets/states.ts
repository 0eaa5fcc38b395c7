import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'while all of them wait',
    parameters: longWaits,
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
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('slide-start');
      await visitor.see('slide-status', 'At the right');
      await visitor.click('slide-button');
      await visitor.click('shift-start');
      await visitor.see('shift-advert');
      await visitor.click('shift-button');
      await visitor.click('twin-button');
      await visitor.click('late-start');
      await visitor.see('late-status', 'In stock');
      await visitor.click('late-button');
      await visitor.fill('renamed-input', 'Ada');
      await visitor.click('renamed-button');
      await visitor.click('spaces-pay');
      await visitor.click('bar-start');
      await visitor.see('bar-result', 'Ran to 100%');
    },
  },
] satisfies States<'moving-targets'>;
