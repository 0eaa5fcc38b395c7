import { button, longWaits, noWaits, opened, type States } from '../../state';

const toTheEnd = (testId: string) =>
  `const list = document.querySelector('[data-testid="${testId}"]'); list.scrollTop = list.scrollHeight;`;

export default [
  opened,
  {
    name: 'a wrong number, and rows selected',
    async reach(visitor) {
      await visitor.fill('rows-number', '10001');
      await visitor.click('rows-jump');
      await visitor.see('rows-error');
      await visitor.focus('rows-list');
      await visitor.press('ArrowDown', 'Space');
      await visitor.see('rows-selected', 'Selected: 1');
    },
  },
  {
    name: 'in the middle of the rows',
    async reach(visitor) {
      await visitor.fill('rows-number', '5000');
      await visitor.click('rows-jump');
      await visitor.see({ css: '[role=option]', text: 'Row 5000' });
    },
  },
  {
    name: 'while both of them load',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.run(toTheEnd('feed-list'));
      await visitor.see('feed-status', 'Loading');
      await visitor.click('more-button');
      await visitor.see(button('Load more'));
    },
  },
  {
    name: 'a load failed',
    parameters: noWaits,
    // Again and again, because the seed says which load fails.
    async reach(visitor) {
      await visitor.run(
        `const timer = setInterval(() => { ${toTheEnd('feed-list')}
          if (document.querySelector('[data-testid="feed-retry"]')) clearInterval(timer); }, 20);`,
      );
      await visitor.see('feed-status', 'Loading failed');
      await visitor.see('feed-retry');
    },
  },
] satisfies States<'long-lists'>;
