import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'other-page': {
    requirement: 'frame',
    kind: 'content',
    level: 1,
    title: 'The frame shows the page with both tables',
    file: 'NestedFramePage.tsx',
    find: '`${basePath}iframes-2`',
    replace: '`${basePath}tables`',
  },
  'second-frame': {
    requirement: 'single',
    kind: 'content',
    level: 2,
    title: 'A second, empty frame is above the first',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace: '      <iframe title="" height={40} className="visually-hidden" />\n      <iframe\n',
  },
  'dead-headers': {
    requirement: 'works',
    kind: 'action',
    level: 1,
    title: 'A click on a header does nothing in the frame',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace:
      '      <iframe\n' +
      '        onLoad={({ currentTarget }) =>\n' +
      '          currentTarget.contentDocument?.addEventListener("click", (event) => {\n' +
      '            if ((event.target as Element).closest("th")) event.stopPropagation();\n' +
      '          }, true)}\n',
  },
  'dead-keys': {
    requirement: 'typed',
    kind: 'keyboard',
    level: 2,
    title: 'Nothing can be typed in the frame',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace:
      '      <iframe\n' +
      '        onLoad={({ currentTarget }) =>\n' +
      '          currentTarget.contentDocument?.addEventListener("beforeinput", (event) => {\n' +
      '            if ((event.target as Element).closest("input")) event.preventDefault();\n' +
      '          }, true)}\n',
  },
  'dead-buttons': {
    requirement: 'inside',
    kind: 'action',
    level: 1,
    title: 'The buttons “Add” and “Delete” do nothing in the frame',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace:
      '      <iframe\n' +
      '        onLoad={({ currentTarget }) =>\n' +
      '          currentTarget.contentDocument?.addEventListener("click", (event) => {\n' +
      '            if ((event.target as Element).closest("td button")) event.stopPropagation();\n' +
      '          }, true)}\n',
  },
  'no-popups': {
    requirement: 'sandbox',
    kind: 'content',
    level: 2,
    title: 'No link in the frame can open a window',
    file: 'NestedFramePage.tsx',
    find: ' allow-popups',
    replace: '',
  },
  'free-navigation': {
    requirement: 'nothing-else',
    kind: 'content',
    level: 3,
    title: 'A link in the frame can replace the page around it',
    file: 'NestedFramePage.tsx',
    find: ' allow-popups',
    replace: ' allow-popups allow-top-navigation',
  },
});
