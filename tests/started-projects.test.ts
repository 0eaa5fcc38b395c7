import { describe, expect, test } from 'vitest';
import { sharedSolutionFiles, solutionText, solutionTools } from '../build/solution-files';
import type { Subject } from '../cli/project/project';
import { toolProjects } from '../cli/project/tool-projects';
import type { Tool } from '../site/page';
import { everyPage } from './depth';
import { solutionSources } from './run-tool';

// What a learner copies from the practice panel runs in the project that `start` wrote: the project has what the
// solutions import, their fixtures, their tasks and their variables.

const subject: Subject = { id: 'any', title: 'Any', address: '/any', requirements: [], version: '1.0.0' };

/** Modules that Python itself has. */
const ofPython = ['contextlib', 'csv', 'itertools', 'json', 'pathlib', 're', 'sys', 'time', 'unicodedata', 'urllib'];
/** Fixtures that pytest itself has. */
const ofPytest = ['request', 'tmp_path'];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups);

/** The names of a function's parameters. */
const namesIn = (parameters = '') => all(parameters, /(?:^|,)\s*(\w+)/g);

const fixture = /@pytest\.fixture.*\ndef (\w+)\(/g;

/** What the file needs and the project lacks. `beside` are the project's files in the folder of its tests. */
function missing(tool: Tool, text: string, files: { readonly [path: string]: string }, beside: readonly string[]) {
  if (tool === 'selenium') {
    const packages = all(files['requirements.txt'] ?? '', /^([\w-]+)==/gm);
    const modules = all(text, /^(?:from|import) (\w+)/gm);
    const fixtures = all(text, /(?:@pytest\.fixture.*\ndef \w+|^def test_\w+)\(([^)]*)\)/gm).flatMap(namesIn);
    const parameters = all(text, /parametrize\(\s*("[^"]+"|\([^)]*\))/g).flatMap((names = '') => all(names, /(\w+)/g));
    const known = [...all(`${files['conftest.py']}\n${text}`, fixture), ...parameters, ...ofPytest];
    return [
      ...modules.filter((name = '') => ![...ofPython, ...packages].includes(name) && !beside.includes(`${name}.py`)),
      ...fixtures.filter((name) => !known.includes(name)),
    ];
  }
  const packages = Object.keys(JSON.parse(files['package.json'] ?? '').devDependencies);
  const imports = all(text, /^(?:import|\} from) (?:.* from )?'([^']+)';/gm);
  const configuration = files['wdio.conf.js'] ?? files['cypress.config.js'] ?? '';
  return [
    ...imports.filter((name = '') => {
      if (!name.startsWith('.')) return !name.startsWith('node:') && !packages.includes(name);
      return !beside.some((file) => [file, file.replace(/\.[jt]s$/, '')].includes(name.replace('./', '')));
    }),
    ...all(text, /cy\.task\('(\w+)'/g).filter((task) => !configuration.includes(` ${task}() {`)),
    ...all(text, /process\.env\.(\w+)/g).filter((name) => !configuration.includes(`process.env.${name} = `)),
  ];
}

describe.each(solutionTools)('%s', (tool) => {
  const project = toolProjects[tool];
  const files = project.files(subject);
  const folder = project.tests(subject).replace(/[^/]*$/, '');
  const own = Object.keys(files).flatMap((path) => (path.startsWith(folder) ? path.slice(folder.length) : []));
  const besides = (page: string) => sharedSolutionFiles(tool, page).map((file) => file.replace(/.*\//, ''));

  test.each(everyPage)('a started project has what the solutions of %s need', (page) => {
    // What a learner copies into it must not replace anything.
    expect(besides(page).filter((name) => own.includes(name))).toEqual([]);
    for (const file of solutionSources(tool, [page]))
      expect(missing(tool, solutionText(file), files, [...own, ...besides(page)]), file).toEqual([]);
  });
});

test('what a project lacks would be found', () => {
  const python = 'from stopwatch import Stopwatch\n\n\ndef test_a(driver, downloads):\n    """a: it is saved"""\n';
  const fixtures = '@pytest.fixture\ndef driver(browser):\n    pass\n';
  const empty = { 'requirements.txt': 'pytest==1\n', 'conftest.py': fixtures };
  expect(missing('selenium', python, empty, ['locators.py'])).toEqual(['stopwatch', 'downloads']);
  const script = "import { byTestId } from '../locators.js';\ncy.task('empty');\nprocess.env.DOWNLOADS;\n";
  expect(missing('cypress', script, { 'package.json': '{"devDependencies":{}}' }, ['locators.js'])).toEqual([
    '../locators.js',
    'empty',
    'DOWNLOADS',
  ]);
});
