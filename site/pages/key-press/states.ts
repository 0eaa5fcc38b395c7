import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with keys',
    async reach(visitor) {
      await visitor.press('a', 'Shift', 'ArrowUp', 'ArrowLeft', 'Escape', '5');
      await visitor.see('key-4', 'Shift');
      await visitor.see('last-key-pressed', '5');
    },
  },
] satisfies States<'key-press'>;
