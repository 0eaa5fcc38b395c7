import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  numbered: {
    requirement: 'start',
    kind: 'text',
    level: 1,
    title: 'A number is before each item',
    file: 'DragDropPage.tsx',
    find: '<span>{item}</span>',
    replace: '<span>{`${index + 1}. ${item}`}</span>',
  },
  exchanged: {
    requirement: 'drop',
    kind: 'order',
    level: 2,
    title: 'The dropped item and the one below it swap places',
    file: 'reorder.ts',
    find: 'arrayMove(items, items.indexOf(dropped), items.indexOf(target))',
    replace: 'items.map((item) => (item === dropped ? target : item === target ? dropped : item))',
  },
  'two-moves': {
    requirement: 'one-move',
    kind: 'action',
    level: 1,
    title: 'A drag of a single move moves nothing',
    file: 'sensors.ts',
    find: "drag.on(document, 'pointerup', (event) => {\n" + '      if (isOtherFinger(event as PointerEvent)) return;\n',
    replace:
      'let moves = 0;\n' +
      "    drag.on(document, 'pointermove', () => {\n" +
      '      moves += 1;\n' +
      '    });\n' +
      "    drag.on(document, 'pointerup', (event) => {\n" +
      '      if (isOtherFinger(event as PointerEvent)) return;\n' +
      '      if (moves < 2) return drag.cancel();\n',
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
  'no-finger': {
    requirement: 'touch',
    kind: 'action',
    level: 1,
    title: 'A finger drags nothing',
    file: 'sensors.ts',
    find: 'event.button === 0 && ',
    replace: "event.button === 0 && event.pointerType !== 'touch' && ",
  },
  'whole-item': {
    requirement: 'handle',
    kind: 'action',
    level: 1,
    title: 'An item can be dragged by its label',
    file: 'DragDropPage.tsx',
    find: 'ref={sortable.setNodeRef}',
    replace: 'ref={sortable.setNodeRef}\n      {...sortable.listeners}',
  },
  'dead-enter': {
    requirement: 'pick',
    kind: 'keyboard',
    level: 2,
    title: 'Enter does not pick an item up',
    file: 'sensors.ts',
    find: "['Space', 'Enter'].includes(keyOf(event))",
    replace: "['Space'].includes(keyOf(event))",
  },
  'dead-tab': {
    requirement: 'put',
    kind: 'keyboard',
    level: 2,
    title: 'Tab does not drop the item',
    file: 'sensors.ts',
    find: "['Space', 'Enter', 'Tab'].includes(key)",
    replace: "['Space', 'Enter'].includes(key)",
  },
  'always-down': {
    requirement: 'arrows',
    kind: 'keyboard',
    level: 2,
    title: '↑ moves an item down',
    file: 'sensors.ts',
    find: '{ code: key }',
    replace: "{ code: key === 'ArrowUp' ? 'ArrowDown' : key }",
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
  'stuck-at-the-end': {
    requirement: 'aside',
    kind: 'keyboard',
    level: 1,
    title: 'An arrow without an item in its direction does nothing',
    file: 'sensors.ts',
    find: 'next || defaultKeyboardCoordinateGetter(arrow, args) || undefined',
    replace: 'next || undefined',
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
    requirement: 'mouse-escape',
    kind: 'keyboard',
    level: 1,
    title: 'Escape does not end a drag by mouse',
    file: 'sensors.ts',
    find: "=== 'Escape') drag.cancel();",
    replace: "=== 'Esc') drag.cancel();",
  },
  'counted-from-0': {
    requirement: 'picked',
    kind: 'accessibility',
    level: 1,
    title: 'Screen readers hear a place that is counted from 0 when an item is picked up',
    file: 'DragDropPage.tsx',
    find: 'from place ${place.current} of',
    replace: 'from place ${place.current - 1} of',
  },
  'silent-move': {
    requirement: 'moved',
    kind: 'accessibility',
    level: 1,
    title: 'Screen readers hear nothing while an item is moved',
    file: 'DragDropPage.tsx',
    find: 'return announce(`${active.id} is over place ${place.current} of ${items.length}.`);',
    replace: 'return undefined;',
  },
  'stale-place': {
    requirement: 'dropped',
    kind: 'accessibility',
    level: 1,
    title: 'Screen readers hear the old place after a drop',
    file: 'DragDropPage.tsx',
    find: 'Dropped ${active.id} at place ${place.current}',
    replace: 'Dropped ${active.id} at place ${placeOf(active.id)}',
  },
});
