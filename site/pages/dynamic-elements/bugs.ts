import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'long-first-load': {
    requirement: 'loading',
    kind: 'timing',
    level: 1,
    title: 'The first load takes eight seconds',
    file: 'DynamicElementsPage.tsx',
    find: 'const time = load.seconds * 1000',
    replace: 'const time = (done ? load.seconds : 8) * 1000',
  },
  'early-content': {
    requirement: 'absent',
    kind: 'state',
    level: 1,
    title: 'The content is in the document during the first load',
    file: 'DynamicElementsPage.tsx',
    find: '                Loading…\n',
    replace:
      '                Loading…\n' +
      '                {!done && (\n' +
      '                  <ul className="dynamic-list">\n' +
      '                    {content.map((text, index) => (\n' +
      '                      <li key={text} {...testId(`dynamic-item-${index}`)}>\n' +
      '                        {text}\n' +
      '                      </li>\n' +
      '                    ))}\n' +
      '                  </ul>\n' +
      '                )}\n',
  },
  'no-spinner': {
    requirement: 'spinner',
    kind: 'content',
    level: 1,
    takesAway: true,
    title: 'Nothing shows that content is loading',
    file: 'DynamicElementsPage.tsx',
    find: '<div className="row" role="status"',
    replace: '<div className="row" role="status" style={{ visibility: \'hidden\' }}',
  },
  'small-letter': {
    requirement: 'items',
    kind: 'text',
    level: 2,
    title: 'One line of the content has a lower-case letter in its second word',
    file: 'DynamicElementsPage.tsx',
    find: "'Dynamic Content 3'",
    replace: "'Dynamic content 3'",
  },
  'endless-spinner': {
    requirement: 'loaded',
    kind: 'state',
    level: 1,
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
  'unlinked-label': {
    requirement: 'slider',
    kind: 'accessibility',
    level: 2,
    title: 'The slider has no name',
    file: 'DynamicElementsPage.tsx',
    find: 'htmlFor="load-time"',
    replace: 'htmlFor="load-time-slider"',
  },
  'late-value': {
    requirement: 'value',
    kind: 'text',
    level: 1,
    title: 'The value beside the slider changes only when the content is there',
    file: 'DynamicElementsPage.tsx',
    find: '              {`${seconds}s`}\n',
    replace: '              {`${(done ?? load).seconds}s`}\n',
  },
  capped: {
    requirement: 'seconds',
    kind: 'timing',
    level: 2,
    title: 'No load takes more than ten seconds',
    file: 'DynamicElementsPage.tsx',
    find: 'load.seconds * 1000',
    replace: 'Math.min(load.seconds, 10) * 1000',
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
  'five-again': {
    requirement: 'again',
    kind: 'timing',
    level: 2,
    title: '“Reload” always takes 5 seconds',
    file: 'DynamicElementsPage.tsx',
    find: 'onClick={() => setLoad({ seconds })}',
    replace: 'onClick={() => setLoad({ seconds: 5 })}',
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
  'shown-at-first': {
    requirement: 'hidden',
    kind: 'state',
    level: 1,
    title: 'The hidden content shows from the start',
    file: 'DynamicElementsPage.tsx',
    find: 'useState(true)',
    replace: 'useState(false)',
  },
  'only-shows': {
    requirement: 'toggle',
    kind: 'action',
    level: 2,
    title: '“Toggle Hidden Content” shows the content and does not hide it again',
    file: 'DynamicElementsPage.tsx',
    find: 'setHidden(!hidden)',
    replace: 'setHidden(false)',
  },
  'shines-through': {
    requirement: 'invisible',
    kind: 'content',
    level: 2,
    title: 'The invisible sentence is faintly visible',
    file: 'DynamicElementsPage.tsx',
    find: 'className="dynamic-invisible"',
    replace: 'className="dynamic-invisible" style={{ opacity: 0.15 }}',
  },
  'no-size': {
    requirement: 'size',
    kind: 'content',
    level: 1,
    title: 'The invisible sentence takes up no space',
    file: 'DynamicElementsPage.tsx',
    find: 'className="dynamic-invisible"',
    replace: 'className="dynamic-invisible" style={{ display: \'none\' }}',
  },
});
