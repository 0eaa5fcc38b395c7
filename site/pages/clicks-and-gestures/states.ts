import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'a row selected and edited',
    async reach(visitor) {
      await visitor.click('clicks-row-3');
      await visitor.see('clicks-selected', 'Selected: 3');
      await visitor.press('F2');
      await visitor.see('clicks-edit-3');
    },
  },
  {
    name: 'every row edited once',
    async reach(visitor) {
      await visitor.focus('clicks-row-1');
      for (const row of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
        await visitor.press('Enter');
        await visitor.see(`clicks-edit-${row}`);
        await visitor.press('Escape', 'ArrowDown');
      }
      await visitor.see('clicks-selected', 'Selected: 12');
    },
  },
  {
    name: 'the menu open',
    async reach(visitor) {
      await visitor.focus('clicks-press');
      await visitor.press('ArrowDown');
      await visitor.see('clicks-press-menu');
    },
  },
  {
    name: 'all of it used',
    async reach(visitor) {
      // Not a row: WebKit’s driver takes it for an element that cannot be clicked.
      await visitor.click('clicks-next');
      await visitor.see('clicks-slide', 'Slide 2 of 5');
      await visitor.click('clicks-zoom-in');
      await visitor.see('clicks-zoom', '125 %');
      await visitor.see('clicks-log', 'click left');
    },
  },
] satisfies States<'clicks-and-gestures'>;
