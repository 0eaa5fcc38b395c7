import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'moved by keyboard, with its tooltip',
    async reach(visitor) {
      await visitor.focus('slider');
      await visitor.press('ArrowRight');
      await visitor.see('slider-value', 'Current value: 51');
      await visitor.hover('slider');
      await visitor.see('slider-tooltip');
    },
  },
] satisfies States<'slider'>;
