import { defineBugs } from '../../bug';
import type page from './page';

const deleteItem = `      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="context-menu-danger"
        {...testId('context-menu-delete')}
      >
        <Trash2 aria-hidden size={18} />
        Delete
      </button>
`;

const propertiesItem = `      <button type="button" role="menuitem" tabIndex={-1} {...testId('context-menu-properties')}>
        <Settings2 aria-hidden size={18} />
        Properties
      </button>
`;

export const bugs = defineBugs<typeof page>({
  'scrolled-away': {
    requirement: 'opens',
    kind: 'content',
    level: 3,
    title: 'On a page that is scrolled down the menu opens below the cursor',
    file: 'ContextMenuPage.tsx',
    find: 'const { clientX: x, clientY: y, button, target } = event;',
    replace: 'const { pageX: x, pageY: y, button, target } = event;',
  },
  'both-menus': {
    requirement: 'native',
    kind: 'action',
    level: 2,
    title: 'The browser’s own menu opens as well',
    file: 'ContextMenuPage.tsx',
    find: '    event.preventDefault();\n    const {',
    replace: '    const {',
  },
  'left-too': {
    requirement: 'left-click',
    kind: 'action',
    level: 1,
    title: 'A left click opens the menu too',
    file: 'ContextMenuPage.tsx',
    find: '<div onContextMenu={onContextMenu}',
    replace:
      '<div\n          onMouseDown={(event) => event.button === 0 && !opening && onContextMenu(event)}\n          onContextMenu={onContextMenu}',
  },
  'misspelt-item': {
    requirement: 'items',
    kind: 'text',
    level: 1,
    title: 'The last item is called “Property”',
    file: 'ActionMenu.tsx',
    find: '        Properties\n',
    replace: '        Property\n',
  },
  'delete-last': {
    requirement: 'items',
    kind: 'order',
    level: 2,
    title: '“Delete” is below “Properties”',
    file: 'ActionMenu.tsx',
    find: deleteItem + propertiesItem,
    replace: propertiesItem + deleteItem,
  },
  'stays-after-choice': {
    requirement: 'closes',
    kind: 'state',
    level: 1,
    title: 'The menu stays open after a click on an item',
    file: 'ActionMenu.tsx',
    find: 'if (chosen) onChoose(chosen.textContent);',
    replace: 'if (chosen) return onChoose(chosen.textContent);',
  },
  'stays-in-the-area': {
    requirement: 'elsewhere',
    kind: 'state',
    level: 3,
    title: 'A click in the area leaves the menu open',
    file: 'ActionMenu.tsx',
    find: 'if (chosen) onChoose(chosen.textContent);',
    replace:
      'if (chosen) onChoose(chosen.textContent);\n    else if (menu.current?.parentElement?.contains(target as Node)) return;',
  },
  'stays-put': {
    requirement: 'moves',
    kind: 'state',
    level: 2,
    title: 'A second right click leaves the menu where it was',
    file: 'ActionMenu.tsx',
    find: '}, [at]);',
    replace: '}, []);',
  },
  'second-closes': {
    requirement: 'moves',
    kind: 'action',
    level: 2,
    title: 'A second right click closes the menu',
    file: 'ContextMenuPage.tsx',
    find: 'else setOpening({ x, y, byKeyboard: false });',
    replace: 'else setOpening(opening ? null : { x, y, byKeyboard: false });',
  },
  'first-action': {
    requirement: 'result',
    kind: 'state',
    level: 2,
    title: 'The line keeps the name of the first item that was clicked',
    file: 'ContextMenuPage.tsx',
    find: 'onChoose={setAction}',
    replace: 'onChoose={(label) => setAction((before) => before || label)}',
  },
  'short-memory': {
    requirement: 'kept',
    kind: 'state',
    level: 3,
    title: 'The line is empty as soon as the menu is opened again',
    file: 'ContextMenuPage.tsx',
    find: '    event.preventDefault();\n    const {',
    replace: "    event.preventDefault();\n    setAction('');\n    const {",
  },
  'none-yet': {
    requirement: 'empty',
    kind: 'text',
    level: 2,
    title: 'Before the first click the line reads “Last action: none”',
    file: 'ContextMenuPage.tsx',
    find: '{action && `Last action: ${action}`}',
    replace: "{`Last action: ${action || 'none'}`}",
  },
  'cut-off': {
    requirement: 'window',
    kind: 'content',
    level: 2,
    title: 'Near an edge a part of the menu is outside of the window',
    file: 'ActionMenu.tsx',
    find: "const stop = keepPlaced(menu.current, () => cursor, 'cursor');",
    replace:
      'const stop = () => Object.assign(menu.current?.style ?? {}, { left: `${at.x}px`, top: `${at.y}px` });\n    stop();',
  },
  'cut-off-below': {
    requirement: 'window',
    kind: 'content',
    level: 3,
    title: 'Near the lower edge a part of the menu is outside of the window',
    file: 'ActionMenu.tsx',
    find: "const stop = keepPlaced(menu.current, () => cursor, 'cursor');",
    replace:
      "const stop = keepPlaced(menu.current, () => cursor, 'cursor');\n" +
      '    Object.assign(menu.current?.style ?? {}, { top: `${at.y}px` });',
  },
  'only-menu-key': {
    requirement: 'keys',
    kind: 'keyboard',
    level: 2,
    title: 'The menu key opens the menu, Shift+F10 does not',
    file: 'ContextMenuPage.tsx',
    find: '    event.preventDefault();\n    openAtTrigger();',
    replace: "    event.preventDefault();\n    if (event.key === 'ContextMenu') openAtTrigger();",
  },
  'no-first-focus': {
    requirement: 'first-item',
    kind: 'focus',
    level: 2,
    title: 'When a key opens the menu, no item has the focus',
    file: 'ActionMenu.tsx',
    find: '(at.byKeyboard ? items[0] : menu.current)',
    replace: 'menu.current',
  },
  'dead-end': {
    requirement: 'arrows',
    kind: 'keyboard',
    level: 2,
    title: '↓ does not move from the last item to the first',
    file: 'ActionMenu.tsx',
    find: 'items.at(next % items.length)',
    replace: 'items.at(next)',
  },
  'dead-escape': {
    requirement: 'escape',
    kind: 'keyboard',
    level: 1,
    title: 'Escape does not close a menu that a right click has opened',
    file: 'ActionMenu.tsx',
    find: "if (key === 'Escape')",
    replace: "if (key === 'Escape' && at.byKeyboard)",
  },
  'lost-focus': {
    requirement: 'returned',
    kind: 'focus',
    level: 2,
    title: 'After Escape the focus is not on the area',
    file: 'ActionMenu.tsx',
    find: "if (key === 'Escape') onClose(true);",
    replace: "if (key === 'Escape') onClose(false);",
  },
});
