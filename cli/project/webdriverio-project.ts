import { toolFiles } from './begun';
import { packageJson, quoted, type Subject, type ToolProject, testName } from './project';

const tests = ({ id }: Subject) => `tests/${id}.spec.js`;

export const webdriverio: ToolProject = {
  install: 'npm install',
  test: 'npx wdio run wdio.conf.js',
  graded: 'npx wdio run wdio.conf.js',
  tests,
  beginning: ({ id, address }) => `import { $, browser, expect } from '@wdio/globals';
import { byTestId } from './locators.js';

describe('${id}', () => {
  beforeEach(async () => {
    await browser.url('${address}');
  });

  // One test for each requirement. Add a function with its steps: it('…', async () => { … });
});
`,
  empty: (requirement) => `\n  it(${quoted(testName(requirement))});\n`,
  files: (subject) => ({
    ...toolFiles.webdriverio,
    'package.json': packageJson(subject, { test: 'wdio run wdio.conf.js' }, [
      '@wdio/cli',
      '@wdio/globals',
      '@wdio/junit-reporter',
      '@wdio/local-runner',
      '@wdio/mocha-framework',
      '@wdio/spec-reporter',
      'expect-webdriverio',
      'webdriverio',
    ]),
    '.gitignore': 'node_modules/\n',
  }),
};
