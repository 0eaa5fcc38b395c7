import type { Page } from '../../page';

export default {
  id: 'drag-drop',
  title: 'Drag & Drop',
  icon: 'GripVertical',
  blurb: 'Reorder a list by mouse, touch or keyboard.',
  library: 'dnd-kit',
  skill: 'drags and drops',
  words: ['drag', 'sortable list', 'reorder', 'dnd', 'pointer events', 'touch'],
  level: 3,
  track: { name: 'What is hard', place: 40 },
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
    start: 'At first the items are “Item 1”, “Item 2”, “Item 3”, “Item 4”, “Item 5”, without any other text.',
    drop: 'An item that is dropped on another one takes its place.',
    'one-move': 'A press on the handle, one single move and a release are enough for a drag.',
    beside: 'A drop beside the list moves the item to the nearest place.',
    touch: 'A finger drags an item by its handle.',
    handle: 'Dragging the label of an item moves nothing, by mouse or by finger.',
    pick: 'Space or Enter on a focused handle picks up its item.',
    put: 'Space, Enter or Tab drops the item that was picked up.',
    arrows: 'Each ↑ or ↓ moves the item by one place.',
    aside: 'An arrow key with no item in its direction moves the picked-up item by 25 px.',
    escape: 'Escape cancels a drag by keyboard, so the order stays as it was.',
    'mouse-escape': 'Escape cancels a drag by mouse, so the order stays as it was.',
    picked: 'Screen readers hear “Picked up Item 4 from place 4 of 5.” when an item is picked up.',
    moved: 'Screen readers hear “Item 4 is over place 5 of 5.” at each place.',
    dropped: 'Screen readers hear “Dropped Item 4 at place 5 of 5.” at the end.',
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
