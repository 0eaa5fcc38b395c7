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
    'wdio.conf.js': `import { startPracticeSite } from 'practice-site';

// A grade serves a site of its own for each run. It says where, and where it wants the results.
const { BASE_URL: served, PRACTICE_SITE_JUNIT: results } = process.env;
let site;

export const config = {
  runner: 'local',
  specs: ['./tests/*.spec.js'],
  baseUrl: served,
  capabilities: [
    { browserName: 'chrome', 'goog:chromeOptions': { args: ['--headless=new', '--window-size=1280,900'] } },
  ],
  logLevel: 'error',
  framework: 'mocha',
  reporters: ['spec', ...(results ? [['junit', { outputDir: results }]] : [])],
  async onPrepare() {
    if (served) return;
    site = await startPracticeSite({ port: 0 });
    // The tests run in another process, which reads this file again.
    process.env.BASE_URL = site.url;
  },
  async onComplete() {
    await site?.close();
  },
};
`,
    'tests/locators.js': `import { $, $$ } from '@wdio/globals';

/** The element with a test id of the site, which is in the attribute data-testid. */
export const byTestId = (name) => $(\`[data-testid="\${name}"]\`);

/** All elements whose test id begins so. */
export const byTestIdPrefix = (beginning) => $$(\`[data-testid^="\${beginning}"]\`);
`,
    '.gitignore': 'node_modules/\n',
  }),
};
