import type { Page } from '../../page';

export default {
  id: 'drag-drop',
  title: 'Drag & Drop',
  icon: 'GripVertical',
  blurb: 'Reorder a list by mouse, touch or keyboard.',
  library: 'dnd-kit',
  skill: 'drags and drops',
  goal:
    'A list that you reorder by mouse, touch or keyboard. Tools send very different events for a drag: one move, ' +
    'many, or none. Practise a drag that ends where you want it, and check the whole order afterwards.',
  pitfall:
    'Dragging the item by its label: only the handle starts a drag, so nothing moves. A test that checks only for ' +
    '“Item 1” passes anyway.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#drag-and-drop',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/element/dragAndDrop',
    cypress: 'https://docs.cypress.io/api/commands/trigger',
  },
  requirements: {
    start: 'The list reads “Item 1”, “Item 2”, “Item 3”, “Item 4”, “Item 5”, and an item has no other text than that.',
    drop:
      'An item that is dropped on another takes its place; a press on its handle, one single move onto the other’s ' +
      'and a release are enough.',
    beside: 'A drop beside the list moves the item to the place that is nearest.',
    handle: 'Only the handle starts a drag, by mouse or by finger: pulling at the label of an item moves nothing.',
    keyboard: 'On a focused handle Space or Enter picks its item up, and Space, Enter or Tab drops it.',
    arrows:
      'A picked-up item goes one place up or down with each ↑ or ↓, and 25 px with an arrow that has no item in its ' +
      'direction.',
    escape: 'Escape ends a drag, by keyboard or by mouse, with the order as it was before.',
    announced:
      'Screen readers are told each step: “Picked up Item 2 from place 2 of 5.”, “Item 2 is over place 3 of 5.” and ' +
      '“Dropped Item 2 at place 3 of 5.”.',
  },
  testIds: [
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
    { name: 'drag-announcement', element: 'div', when: 'always; empty until an item is picked up' },
    { name: 'drag-keys', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Bring the list into another order: drag a handle with the mouse or a finger, or move it by keyboard. Only ' +
        'the handle starts a drag, a finger need not hold it first, and a drop beside the list lands on the nearest ' +
        'place.',
      'Sort the list by its handles: with a mouse, a finger or the keyboard. An item that is dropped beside the list ' +
        'lands in the nearest place.',
    ],
  ],
} as const satisfies Page;
