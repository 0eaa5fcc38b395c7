import type { Page } from '../../page';

export default {
  id: 'drag-drop',
  title: 'Drag & Drop',
  blurb: 'Reorder a list by mouse, touch or keyboard.',
  library: 'dnd-kit',
  hooks: [
    { name: 'drag-drop-list', element: 'div', when: 'always' },
    {
      name: 'sortable-item-<item>',
      parameters: { item: ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'] },
      element: 'div',
      when: 'always',
    },
    {
      name: 'drag-handle-<item>',
      parameters: { item: ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'] },
      element: 'button',
      when: 'always',
    },
  ],
} as const satisfies Page;
