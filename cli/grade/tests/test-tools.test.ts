import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { hintFor, testPattern, wayToResults } from './test-tools';

describe('the hint for a suite without results', () => {
  test.each([
    ['npx playwright test', '--reporter=junit'],
    ['node node_modules/.bin/playwright test --grep jest', '--reporter=junit'],
    ['pytest tests/playwright', '--junitxml={junit}'],
    ['/usr/bin/python3 -m pytest -q', '--junitxml={junit}'],
    ['pnpm vitest run', '--reporter=junit --outputFile={junit}'],
    ['npx vitest@4 run', '--reporter=junit --outputFile={junit}'],
    ['yarn jest', '--reporters=jest-junit'],
    ['npx mocha', '--reporter xunit --reporter-option output={junit}'],
    ['npx cypress run --e2e', '--reporter junit'],
    ['npx wdio run wdio.conf.js', 'process.env.PRACTICE_SITE_JUNIT'],
    ['mvn -q test', "--results 'target/*-reports/*.xml'"],
    ['./mvnw verify', "--results 'target/*-reports/*.xml'"],
    ['./gradlew test --rerun-tasks', "--results 'build/test-results/**/*.xml'"],
    ['robot tests', '--xunit {junit}'],
    ['python -m robot tests', '--xunit {junit}'],
    ['dotnet test', 'LogFilePath={junit}'],
    ['nunit3-console Suite.dll', '--result={junit}'],
    ['node --test', '--test-reporter=junit --test-reporter-destination={junit}'],
    ['C:\\app\\node_modules\\.bin\\playwright.cmd test', '--reporter=junit'],
  ])('%s: %s', (command, flag) => {
    for (const words of [command.split(' '), ['sh', '-c', `cd e2e && BASE_URL="{url}" ${command}`]]) {
      expect(hintFor(words)).toContain(`${flag}`);
      expect(hintFor(words)).toMatch(/^[^\n]+\.$/);
    }
  });

  test.each(['./run-tests.sh', 'npm test', 'npm run playwright', 'node run.js', 'dotnet run', ''])(
    '%s names no tool that is known',
    (command) => {
      expect(hintFor(command.split(' '))).toMatch(/\{junit\}, or .* --results <glob>/);
    },
  );
});

describe('of a command that has what the hint would say', () => {
  const noFile = 'and yet the run wrote no file to';

  test.each([
    ['npx playwright test --reporter=junit', '--reporter=junit', 'the path in PLAYWRIGHT_JUNIT_OUTPUT_FILE'],
    ['npx playwright test --reporter list,junit', '--reporter=junit', 'the path in PLAYWRIGHT_JUNIT_OUTPUT_FILE'],
    ['npx cypress run --reporter junit', '--reporter junit', 'the path in MOCHA_FILE'],
    ['npx jest --reporters=jest-junit', '--reporters=jest-junit', 'the path in JEST_JUNIT_OUTPUT_FILE'],
    ['pytest --junitxml={junit} tests', '--junitxml={junit}', 'that path'],
    ['robot --xunit {junit} tests', '{junit}', 'that path'],
    ['npx vitest run --reporter=junit --outputFile={junit}', '--outputFile={junit}', 'that path'],
    ['./run-tests.sh {junit}', '{junit}', 'that path'],
  ])('%s: it is said that no file was written', (command, flag, place) => {
    for (const words of [command.split(' '), ['sh', '-c', `cd e2e && ${command}`]]) {
      expect(hintFor(words)).toBe(
        `The command has ${flag}, ${noFile} ${place}, so the grade goes by the suite's exit code.`,
      );
      expect(wayToResults(words)).toBe(`The command has ${flag}, ${noFile} ${place}.`);
    }
  });

  test.each([
    'npx playwright test --reporter=list',
    'npx playwright test --grep junit',
    'pytest --junitxml=here.xml',
    'npx vitest run --outputFile={junit}',
  ])('%s does not have it', (command) => {
    expect(hintFor(command.split(' '))).toMatch(/^Add /);
  });
});

test('a glob that was given is named instead of a hint', () => {
  const sentence = 'The run wrote no file that --results "reports/*.xml" matches';
  expect(hintFor(['mvn', 'test'], 'reports/*.xml')).toBe(`${sentence}, so the grade goes by the suite's exit code.`);
  expect(wayToResults(['mvn', 'test'], 'reports/*.xml')).toBe(`${sentence}.`);
});

describe('the pattern for {tests}', () => {
  /** What the tool has as a test's whole title, and the name that the grade knows it by. */
  const titles = [
    ['sign up takes a name', 'forms.spec.js › sign up › takes a name'],
    ['desktop forms.spec.js sign up takes a name', 'forms.spec.js › [desktop] sign up › takes a name'],
    ['sign up takes a name', 'src/forms.test.ts › sign up > takes a name'],
    ['sign up shows "error" & <hint>', 'forms.js › sign_up › shows error hint'],
    ['shows $1.00 (a|b) [c] {d} ^e \\w+?*', 'forms.js › shows $1.00 (a|b) [c] {d} ^e \\w+?*'],
    ['opens http://localhost:45123/forms now', 'forms.js › opens {url}/forms now'],
    ['opens http localhost 45123 forms', 'forms.js › opens http localhost {port} forms'],
    ['line\nend', 'forms.js › line\\u{a}end'],
    ['takes a name', 'forms.js › takes a name (12)'],
    ['Größe wählen', 'forms.js › Größe wählen'],
    ['Größe wählen', 'forms.js › Gr e w hlen'],
    ['日本語のテスト', 'forms.js › 日本語のテスト'],
    ['sign up', 'sign up'],
    [`long ${'word '.repeat(400)}`, `forms.js › long ${'word '.repeat(370)}… #1a2b3c4d (2)`],
  ] as const;

  test.each(titles)('%.40s is matched by the name %.40s', (title, name) => {
    for (const flags of ['', 'gi', 'u']) expect(title).toMatch(new RegExp(testPattern([name]), flags));
    expect(title).toMatch(new RegExp(testPattern(['forms.js › another', name, 'forms.js › more'])));
  });

  test('it matches no test of another title', () => {
    const pattern = new RegExp(testPattern(['a.js › sign up › takes a name', 'a.js › shows an error']));
    for (const title of ['sign up takes a picture', 'shows no error', 'sign in takes a name']) {
      expect(title).not.toMatch(pattern);
    }
  });

  test.each([
    ['none', []],
    ['a title without letters', ['a.js › ???']],
  ])('%s: every test', (_what, names) => {
    expect(testPattern(names)).toBe('.*');
  });

  test('it has nothing that a shell reads in quotes', () => {
    const pattern = testPattern(['a.js › say "it\'s" `id` $(id) %PATH% !! \\ a/b']);
    expect(pattern).toMatch(/^[\w()|[\]^+-]+$/);
  });

  test('of many tests it gets shorter, and then matches every test', () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `a.js › ${`t${n} `.repeat(30)}`);
    for (const [count, last] of [
      [10, 30],
      [500, 8],
      [1500, 4],
      [5000, 0],
    ] as const) {
      const pattern = testPattern(names(count));
      expect(pattern.length).toBeLessThanOrEqual(100_000);
      if (last === 0) expect(pattern).toBe('.*');
      else expect(pattern.split('|')[0]?.match(/t0/g)).toHaveLength(last);
      expect(names(count).at(-1)).toMatch(new RegExp(pattern));
    }
  });

  test('it is linear', () => {
    const names = titles.map(([, name]) => name);
    for (const source of [testPattern(names), testPattern([`a.js › ${'a b '.repeat(40)}`])]) {
      expect(analyse({ source, flags: '' }).reports).toEqual([]);
    }
  });
});
