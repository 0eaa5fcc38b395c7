import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  numbered: {
    requirement: 'start',
    kind: 'text',
    level: 1,
    title: 'A number stands before each item',
    file: 'DragDropPage.tsx',
    find: '<span>{item}</span>',
    replace: '<span>{`${index + 1}. ${item}`}</span>',
  },
  exchanged: {
    requirement: 'drop',
    kind: 'order',
    level: 2,
    title: 'The dropped item and the one below it exchange their places',
    file: 'reorder.ts',
    find: 'arrayMove(items, items.indexOf(dropped), items.indexOf(target))',
    replace: 'items.map((item) => (item === dropped ? target : item === target ? dropped : item))',
  },
  'lost-drop': {
    requirement: 'drop',
    kind: 'timing',
    level: 3,
    title: 'A drop right after one single move is lost',
    file: 'DragDropPage.tsx',
    find:
      'function drop({ active, collisions }: DragEndEvent) {\n' +
      '    // Not `over`, which is updated one render later than `collisions`.\n' +
      "    const order = dropOn(items, active.id, getFirstCollision(collisions, 'id') as UniqueIdentifier | " +
      'null);',
    replace:
      'function drop({ active, over }: DragEndEvent) {\n' +
      '    const order = dropOn(items, active.id, over?.id ?? null);',
  },
  'only-inside': {
    requirement: 'beside',
    kind: 'action',
    level: 1,
    title: 'A drop beside the list moves nothing',
    file: 'sensors.ts',
    find: 'drag.move(pointOf(event as PointerEvent));\n      drag.end();',
    replace:
      "if (!(event.target as Element).closest('.drag-list')) return drag.cancel();\n" +
      '      drag.move(pointOf(event as PointerEvent));\n' +
      '      drag.end();',
  },
  'whole-item': {
    requirement: 'handle',
    kind: 'action',
    level: 1,
    title: 'An item can be pulled at its label',
    file: 'DragDropPage.tsx',
    find: 'ref={sortable.setNodeRef}',
    replace: 'ref={sortable.setNodeRef}\n      {...sortable.listeners}',
  },
  'dead-enter': {
    requirement: 'keyboard',
    kind: 'keyboard',
    level: 2,
    title: 'Enter does not pick an item up',
    file: 'sensors.ts',
    find: "['Space', 'Enter'].includes(keyOf(event))",
    replace: "['Space'].includes(keyOf(event))",
  },
  'dead-tab': {
    requirement: 'keyboard',
    kind: 'keyboard',
    level: 2,
    title: 'Tab does not drop the item',
    file: 'sensors.ts',
    find: "['Space', 'Enter', 'Tab'].includes(key)",
    replace: "['Space', 'Enter'].includes(key)",
  },
  'bound-to-items': {
    requirement: 'arrows',
    kind: 'keyboard',
    level: 3,
    title: 'An arrow without an item in its direction moves nothing',
    file: 'sensors.ts',
    find: 'next || defaultKeyboardCoordinateGetter(arrow, args) || undefined',
    replace: 'next || undefined',
  },
  'double-step': {
    requirement: 'arrows',
    kind: 'keyboard',
    level: 1,
    title: 'An arrow moves an item by two places',
    file: 'sensors.ts',
    find: 'y: to.y - origin.top',
    replace: 'y: 2 * to.y - (rect?.top ?? 0) - origin.top',
  },
  'dropped-by-escape': {
    requirement: 'escape',
    kind: 'keyboard',
    level: 1,
    title: 'Escape drops the item where it is',
    file: 'sensors.ts',
    find: 'event.preventDefault();\n        drag.cancel();',
    replace: 'event.preventDefault();\n        drag.end();',
  },
  'mouse-escape': {
    requirement: 'escape',
    kind: 'keyboard',
    level: 3,
    title: 'Escape does not end a drag by mouse',
    file: 'sensors.ts',
    find: "=== 'Escape') drag.cancel();",
    replace: "=== 'Esc') drag.cancel();",
  },
  'stale-place': {
    requirement: 'announced',
    kind: 'accessibility',
    level: 2,
    title: 'Screen readers hear the old place after a drop',
    file: 'DragDropPage.tsx',
    find: 'Dropped ${active.id} at place ${place.current}',
    replace: 'Dropped ${active.id} at place ${placeOf(active.id)}',
  },
  'silent-move': {
    requirement: 'announced',
    kind: 'accessibility',
    level: 2,
    title: 'Screen readers hear nothing while an item is moved',
    file: 'DragDropPage.tsx',
    find: 'return announce(`${active.id} is over place ${place.current} of ${items.length}.`);',
    replace: 'return undefined;',
  },
});
