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
