import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'an item lifted by keyboard',
    async reach(visitor) {
      await visitor.focus('drag-handle-Item 2');
      await visitor.press('Space');
      await visitor.see({ css: '[data-test="drag-handle-Item 2"][aria-pressed=true]' });
    },
  },
] satisfies States<'drag-drop'>;
