import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'long-first-load': {
    requirement: 'loading',
    kind: 'timing',
    level: 1,
    title: 'The first load takes eight seconds',
    file: 'DynamicElementsPage.tsx',
    find: 'useState({ seconds: 5 })',
    replace: 'useState({ seconds: 8 })',
  },
  'there-at-once': {
    requirement: 'loading',
    kind: 'state',
    level: 1,
    title: 'The content is there as soon as the page opens',
    file: 'DynamicElementsPage.tsx',
    find: 'useState<typeof load>()',
    replace: 'useState<typeof load | undefined>(load)',
  },
  'small-letter': {
    requirement: 'items',
    kind: 'text',
    level: 2,
    title: 'One line of the content begins its second word with a small letter',
    file: 'DynamicElementsPage.tsx',
    find: "'Dynamic Content 3'",
    replace: "'Dynamic content 3'",
  },
  'endless-spinner': {
    requirement: 'items',
    kind: 'state',
    level: 2,
    title: 'The spinner stays beside the content',
    file: 'DynamicElementsPage.tsx',
    find: ') : (\n              <div className="row" role="status"',
    replace: ') : null}\n            {(\n              <div className="row" role="status"',
  },
  'up-to-29': {
    requirement: 'slider',
    kind: 'validation',
    level: 2,
    title: 'The slider ends at 29',
    file: 'DynamicElementsPage.tsx',
    find: 'max={30}',
    replace: 'max={29}',
  },
  capped: {
    requirement: 'slider',
    kind: 'timing',
    level: 3,
    title: 'No load takes more than ten seconds',
    file: 'DynamicElementsPage.tsx',
    find: 'load.seconds * 1000',
    replace: 'Math.min(load.seconds, 10) * 1000',
  },
  'unlinked-label': {
    requirement: 'slider',
    kind: 'accessibility',
    level: 2,
    title: 'The slider has no name',
    file: 'DynamicElementsPage.tsx',
    find: 'htmlFor="load-time"',
    replace: 'htmlFor="load-time-slider"',
  },
  'dead-reload': {
    requirement: 'reload',
    kind: 'action',
    level: 1,
    title: '“Reload” does nothing',
    file: 'DynamicElementsPage.tsx',
    find: 'onClick={() => setLoad({ seconds })}',
    replace: 'onClick={() => setLoad(load)}',
  },
  'old-content': {
    requirement: 'reload',
    kind: 'state',
    level: 2,
    title: 'The old content stays while it is loaded again',
    file: 'DynamicElementsPage.tsx',
    find: '{done === load ? (',
    replace: '{done?.seconds === load.seconds ? (',
  },
  'earlier-load': {
    requirement: 'latest',
    kind: 'timing',
    level: 2,
    title: 'The end of an earlier load shows the content',
    file: 'DynamicElementsPage.tsx',
    find:
      "wait('dynamic-elements', time, time, left.signal).then(() => setDone(load));\n" +
      '    return () => left.abort();',
    replace:
      "wait('dynamic-elements', time).then(() => {\n" +
      '      setLoad((latest) => {\n' +
      '        setDone(latest);\n' +
      '        return latest;\n' +
      '      });\n' +
      '    });',
  },
  'only-shows': {
    requirement: 'hidden',
    kind: 'action',
    level: 2,
    title: '“Toggle Hidden Content” shows the content and does not hide it again',
    file: 'DynamicElementsPage.tsx',
    find: 'setHidden(!hidden)',
    replace: 'setHidden(false)',
  },
  'shown-at-first': {
    requirement: 'hidden',
    kind: 'state',
    level: 1,
    title: 'The hidden content shows from the start',
    file: 'DynamicElementsPage.tsx',
    find: 'useState(true)',
    replace: 'useState(false)',
  },
  'shines-through': {
    requirement: 'invisible',
    kind: 'content',
    level: 3,
    title: 'The invisible sentence shines through',
    file: 'DynamicElementsPage.tsx',
    find: 'className="dynamic-invisible"',
    replace: 'className="dynamic-invisible" style={{ opacity: 0.15 }}',
  },
  'no-size': {
    requirement: 'invisible',
    kind: 'content',
    level: 1,
    title: 'The invisible sentence takes no room',
    file: 'DynamicElementsPage.tsx',
    find: 'className="dynamic-invisible"',
    replace: 'className="dynamic-invisible" style={{ display: \'none\' }}',
  },
});
