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
    requirement: 'frame',
    kind: 'content',
    level: 2,
    title: 'A second, empty frame stands above the first',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace: '      <iframe title="" height={40} className="visually-hidden" />\n      <iframe\n',
  },
  'covered-frame': {
    requirement: 'works',
    kind: 'action',
    level: 1,
    title: 'Nothing in the frame answers to the mouse',
    file: 'NestedFramePage.tsx',
    find: '      <iframe\n',
    replace:
      "      <div style={{ position: 'relative' }}>\n" +
      "        <div style={{ position: 'absolute', width: '100%', height: '100vh' }} />\n" +
      '      </div>\n' +
      '      <iframe\n',
  },
  'other-origin': {
    requirement: 'sandbox',
    kind: 'content',
    level: 2,
    title: 'The frame stays empty, because its page may not load its scripts',
    file: 'NestedFramePage.tsx',
    find: 'allow-same-origin ',
    replace: '',
  },
  'no-scripts': {
    requirement: 'sandbox',
    kind: 'content',
    level: 1,
    title: 'The frame stays empty, because no script may run in it',
    file: 'NestedFramePage.tsx',
    find: ' allow-scripts',
    replace: '',
  },
});
