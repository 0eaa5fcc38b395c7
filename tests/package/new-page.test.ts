import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groups } from '../../site/catalogue';

// Adds a page to a copy of this repository by all steps of CONTRIBUTING.md, and then by all of them but one.

const root = join(import.meta.dirname, '../..');
const copied = [
  'bin',
  'build',
  'cli',
  'dist/cli',
  'frames',
  'site',
  'tests',
  'tools',
  ...readdirSync(root).filter((name) => /\.(json|ts)$/.test(name)),
];
let folder: string;

const data = `import type { Page } from '../../page';

export default {
  id: 'echo',
  title: 'Echo Chamber',
  blurb: 'Hear what you said.',
  skill: 'listens to itself',
  goal: 'Practise waiting for an answer that is the same as the question.',
  pitfall: 'Reading the question in place of the answer.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/waits/',
    webdriverio: 'https://webdriver.io/docs/autowait',
    cypress: 'https://docs.cypress.io/api/commands/click',
  },
  requirements: {
    heading: 'The page is headed “Echo Chamber”.',
    button: 'The button reads “Hello”.',
    still: 'A press on it changes nothing.',
  },
  testIds: [{ name: 'echo-button', element: 'button', when: 'always' }],
} as const satisfies Page;
`;
const component = `import { testId } from '../../shared/test-id';

export default function EchoPage() {
  return (
    <>
      <h1>Echo Chamber</h1>
      <button type="button" {...testId('echo-button')}>Hello</button>
    </>
  );
}
`;
const states = `import { opened, type States } from '../../state';

export default [opened, { name: 'said', reach: (visitor) => visitor.click('echo-button') }] satisfies States<'echo'>;
`;
const spec = `import { expect, test } from '../../../tests/fixtures';

test('says hello', async ({ open, page }) => {
  await open('/echo');
  await expect(page.getByTestId('echo-button')).toHaveText('Hello');
});
`;

type Edit = { file: string; text: string } | { file: string; before: string; insert: string };

/** The edits of each step, and the file in which the compiler reports an error if only this step is left out. */
const steps: { name: string; edits: Edit[]; fileWithError?: string }[] = [
  { name: 'the data', edits: [{ file: 'site/pages/echo/page.ts', text: data }], fileWithError: 'site/catalogue.ts' },
  { name: 'the component', edits: [{ file: 'site/pages/echo/EchoPage.tsx', text: component }] },
  {
    name: 'the line in the catalogue',
    edits: [
      { file: 'site/catalogue.ts', before: 'import exitIntent ', insert: "import echo from './pages/echo/page';\n" },
      { file: 'site/catalogue.ts', before: 'about, forms', insert: 'echo, ' },
    ],
    fileWithError: 'site/app/page-icons.ts',
  },
  {
    name: 'the icon',
    edits: [{ file: 'site/app/page-icons.ts', before: '  about: Info', insert: '  echo: Bell,\n' }],
    fileWithError: 'site/app/page-icons.ts',
  },
  {
    name: 'the states',
    edits: [{ file: 'site/pages/echo/states.ts', text: states }],
    fileWithError: 'site/states.ts',
  },
  {
    name: 'the line of the states',
    edits: [
      { file: 'site/states.ts', before: 'import exitIntent ', insert: "import echo from './pages/echo/states';\n" },
      { file: 'site/states.ts', before: '  home,', insert: '  echo,\n' },
    ],
    fileWithError: 'site/states.ts',
  },
  { name: 'the spec', edits: [{ file: 'site/pages/echo/echo.spec.ts', text: spec }] },
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  // Without the bugs of the other pages, because most of a build's time goes into compiling them.
  const filter = (path: string) => !/node_modules$|pages.[\w-]+.bugs\.ts$/.test(path);
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { edits } of steps) edits.forEach(make);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function make(edit: Edit) {
  const path = join(folder, edit.file);
  if ('text' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, edit.text);
  }
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(edit.before);
  writeFileSync(path, text.replace(edit.before, `${edit.insert}${edit.before}`));
}

function undo(edit: Edit) {
  const path = join(folder, edit.file);
  if ('text' in edit) return rmSync(path);
  writeFileSync(path, readFileSync(path, 'utf8').replace(edit.insert, ''));
}

const run = (command: string, ...args: string[]) =>
  execa(command, args, { cwd: folder, preferLocal: true, localDir: root, reject: false, all: true });

test('a page that is added by the documented steps compiles, and is in the built site', {
  timeout: 240_000,
}, async () => {
  // Of the page `cli` has no more than `.` has too.
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  for (const project of ['site', '.']) {
    expect((await run(process.execPath, compiler, '-p', project)).all, project).toBe('');
  }
  expect((await run('vite', 'build', '--logLevel', 'warn')).exitCode).toBe(0);
  const shown = (await run('tsx', 'cli/main.ts', 'pages', 'echo')).stdout;
  expect(shown).toContain('The button reads “Hello”.');
  expect(shown).toContain('echo-button');
  // The sources of the server complete the built HTML.
  const script = `import { readBuild } from './cli/server/site.ts';
    import { completePages } from './cli/server/complete-pages.ts';
    const settings = { basePath: '/', runOptions: {}, proxy: true };
    console.log(completePages(readBuild('dist/site'), settings).get('echo')());`;
  writeFileSync(join(folder, 'print.ts'), script);
  const { stdout } = await run('tsx', 'print.ts');
  expect(stdout).toContain('<title>Echo Chamber |');
  const bundle = readdirSync(join(folder, 'dist/site/assets')).filter((name) => /^light-.*\.js$/.test(name));
  expect(bundle.map((name) => readFileSync(join(folder, 'dist/site/assets', name), 'utf8')).join()).toContain(
    'echo-button',
  );
});

test.for(steps.filter(({ fileWithError }) => fileWithError))(
  'the compiler notices when $name is left out',
  ({ edits, fileWithError }) => {
    edits.forEach(undo);
    try {
      expect(filesWithErrors()).toContain(fileWithError);
    } finally {
      edits.forEach(make);
    }
    expect(filesWithErrors()).toEqual([]);
  },
);

test('the build notices when the component is left out', async () => {
  rmSync(join(folder, 'site/pages/echo/EchoPage.tsx'));
  const { exitCode, all } = await run('vite', 'build');
  expect(exitCode).not.toBe(0);
  expect(all).toContain('site/pages/echo has no component: name it <Name>Page.tsx.');
});

test('every page of the menu has a spec', () => {
  const ids = groups.flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(ids.filter((id) => !existsSync(join(root, `site/pages/${id}/${id}.spec.ts`)))).toEqual([]);
});

/** Declarations of libraries are parsed once, because they do not change. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Those of the files that name every page which do not compile. Checking only these is fast. */
function filesWithErrors(): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const files = ['site/catalogue.ts', 'site/app/page-icons.ts', 'site/states.ts'];
  const paths = files.map((file) => join(folder, file));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (path, ...rest) => {
    if (!path.includes('node_modules')) return read(path, ...rest);
    if (!libraries.has(path)) libraries.set(path, read(path, ...rest));
    return libraries.get(path);
  };
  const program = ts.createProgram(paths, options, host);
  return files.filter(
    (_, index) => program.getSemanticDiagnostics(program.getSourceFile(`${paths[index]}`)).length > 0,
  );
}
