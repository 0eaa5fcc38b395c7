import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ResultFiles, type TestResult } from './test-results';

const fixtures = join(import.meta.dirname, 'fixtures');
const site = { url: 'http://localhost:45123/', port: 45123 };
const folder = mkdtempSync(join(tmpdir(), 'practice-site-'));
const open: ResultFiles[] = [];

afterEach(async () => {
  for (const files of open.splice(0)) await files.remove();
  rmSync(folder, { recursive: true, force: true });
});

function begin(settings: ConstructorParameters<typeof ResultFiles>[0] = {}): ResultFiles {
  const files = new ResultFiles({ cwd: '/suite', ...settings });
  open.push(files);
  return files;
}

/** What is read where a suite has written this. */
async function read(content: string | Buffer): Promise<TestResult[] | undefined> {
  const files = begin();
  writeFileSync(files.junit, content);
  return files.read(site);
}

function write(file: string, content = suite('<testcase name="a"/>')): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

function suite(tests: string): string {
  return `<testsuite name="suite">${tests}</testsuite>`;
}

async function namesIn(content: string | Buffer): Promise<string[]> {
  return ((await read(content)) ?? []).map(({ name }) => name);
}

const told = (results: readonly TestResult[] = []) =>
  results.map(({ name, outcome, flaky, message }) =>
    [flaky ? 'flaky' : outcome, name, ...(message ? [message] : [])].join(' | '),
  );

const pytest = [
  'passed | test_forms.TestSignUp › test_takes_a_name',
  'failed | test_forms.TestSignUp › test_shows_error | AssertionError: no "Saved" & <hint>',
  'passed | test_forms.TestSignUp.TestAgain › test_takes_a_name',
  'passed | test_forms › test_opens[http://127.0.0.1:{port}/forms]',
  'passed | test_forms › test_opens[line\\nend]',
  'passed | test_forms › test_opens[\\x1b[31mred]',
  'failed | test_forms › test_without_browser | failed on setup with "RuntimeError: no browser"',
  'failed | test_forms › test_passes_and_is_untidy | failed on teardown with "RuntimeError: cannot tidy up"',
  'failed | test_forms › test_fails_and_is_untidy | assert 1 == 2',
  'passed | test_forms › test_is_quick',
];

const nunit = [
  'passed | Example.FormsTest › TakesAName',
  'failed | Example.FormsTest › ShowsError | no "Saved" & <hint>',
  'passed | Example.FormsTest › HasTheSameName',
  'failed | Example.FormsTest › HasTheSameName (2) | System.InvalidOperationException : b is not a',
  'failed | Example.HookTest › ComesFirst | OneTimeSetUp: System.InvalidOperationException : no such page',
  'failed | Example.HookTest › ComesSecond | OneTimeSetUp: System.InvalidOperationException : no such page',
  'passed | Example.CartTest › IsEmpty',
];

/** What each tool wrote of alike suites: see fixtures/README.md. */
const dialects: Record<string, string[]> = {
  'playwright.xml': [
    'passed | after.spec.js › cart › is empty',
    'failed | after.spec.js › cart › has a sum | cannot tidy up',
    'passed | forms.spec.js › opens {url}/forms',
    'passed | forms.spec.js › sign up › takes a name',
    'failed | forms.spec.js › sign up › shows "error" & <hint> | expect(received).toBe(expected) // Object.is equality',
    'flaky | forms.spec.js › sign up › is quick',
    'passed | forms.spec.js › sign up › again › takes a name',
    'failed | hook.spec.js › comes first | no such page',
    'passed | forms.spec.js › opens {url}/forms (2)',
    'passed | forms.spec.js › sign up › takes a name (2)',
    'failed | forms.spec.js › sign up › shows "error" & <hint> (2) | expect(received).toBe(expected) // Object.is equality',
    'flaky | forms.spec.js › sign up › is quick (2)',
    'passed | forms.spec.js › sign up › again › takes a name (2)',
  ],
  'pytest.xml': pytest,
  'pytest-xunit1.xml': pytest,
  'pytest-collection.xml': [],
  'vitest.xml': [
    'passed | vitest/forms.test.mjs › opens {url}/forms',
    'passed | vitest/forms.test.mjs › sign up > takes a name',
    `failed | vitest/forms.test.mjs › sign up > shows "error" & <hint> | expected 'Saved' to be 'Error' // Object.is equality`,
    'passed | vitest/forms.test.mjs › sign up > again > takes a name',
    'passed | vitest/forms.test.mjs › has the same name',
    `failed | vitest/forms.test.mjs › has the same name (2) | expected 'b' to be 'a' // Object.is equality`,
    'passed | vitest/forms.test.mjs › retried > is quick',
    'passed | vitest/forms.test.mjs › cart > is empty',
  ],
  'vitest-bail.xml': [
    'passed | vitest/forms.test.mjs › opens {url}/forms',
    'passed | vitest/forms.test.mjs › sign up > takes a name',
    `failed | vitest/forms.test.mjs › sign up > shows "error" & <hint> | expected 'Saved' to be 'Error' // Object.is equality`,
  ],
  'jest.xml': [
    'passed | forms.test.js › opens {url}/forms',
    'passed | forms.test.js › sign up takes a name',
    'failed | forms.test.js › sign up shows "error" & <hint> | Error: expect(received).toBe(expected) // Object.is equality',
    // A `test.todo` looks as if it had passed.
    'passed | forms.test.js › sign up takes a video',
    'passed | forms.test.js › sign up again takes a name',
    'passed | forms.test.js › has the same name',
    'failed | forms.test.js › has the same name (2) | Error: expect(received).toBe(expected) // Object.is equality',
    'passed | forms.test.js › retried is quick',
    'failed | forms.test.js › hook comes first | Error: no such page',
    'failed | forms.test.js › hook inner comes second | Error: no such page',
    'passed | forms.test.js › cart is empty',
    'failed | top.test.js › is alone | Error: no such page',
  ],
  'mocha-junit': [
    'passed | opens {url}/forms',
    'passed | mocha/forms.spec.js › sign up takes a name',
    `failed | mocha/forms.spec.js › sign up shows "error" & <hint> | 'Saved' == 'Error'`,
    'passed | mocha/forms.spec.js › sign up is quick',
    'passed | mocha/forms.spec.js › sign up again takes a name',
    'passed | mocha/forms.spec.js › names are the same',
    `failed | mocha/forms.spec.js › names are the same (2) | 'b' == 'a'`,
    'passed | mocha/hook.spec.js › cart is empty',
  ],
  wdio: [
    'passed | forms.e2e.js › sign_up › opens http localhost {port} forms',
    'passed | forms.e2e.js › sign_up › takes a name',
    `failed | forms.e2e.js › sign_up › shows error hint | 'Saved' == 'Error'`,
    'flaky | forms.e2e.js › sign_up › is quick',
    'failed | forms.e2e.js › sign_up › is never quick | 1 == 2',
    'passed | forms.e2e.js › sign_up.again › takes a name',
    'passed | forms.e2e.js › sign_up.again › gr er',
    'passed | forms.e2e.js › names › are the same',
    `failed | forms.e2e.js › names › are the same (2) | 'b' == 'a'`,
    'passed | hook.e2e.js › cart › is empty',
  ],
  'mocha-xunit.xml': [
    'passed | mocha/forms.spec.js › opens {url}/forms',
    'passed | mocha/forms.spec.js › sign up › takes a name',
    `failed | mocha/forms.spec.js › sign up › shows "error" & <hint> | 'Saved' == 'Error'`,
    'passed | mocha/forms.spec.js › sign up › is quick',
    'passed | mocha/forms.spec.js › sign up again › takes a name',
    'passed | mocha/forms.spec.js › names › are the same',
    `failed | mocha/forms.spec.js › names › are the same (2) | 'b' == 'a'`,
    'passed | mocha/hook.spec.js › cart › is empty',
  ],
  surefire: [
    'failed | example.CartTest › hasASum | no such page',
    'passed | example.CartTest › isEmpty',
    'passed | example.FormsTest › hasTheSameName{RepetitionInfo}[1]',
    'failed | example.FormsTest › hasTheSameName{RepetitionInfo}[2] | expected: <1> but was: <2>',
    'passed | example.FormsTest › takesAName',
    'passed | example.FormsTest$Again › takesAName',
    'passed | example.FormsTest › opens{String}[1]',
    'failed | example.FormsTest › showsError | no "Saved" & <hint> ==> expected: <Saved> but was: <Error>',
    'failed | example.FormsTest › isQuick | expected: <2> but was: <1>',
    'flaky | example.RetriedTest › isQuickLater',
    'flaky | example.RetriedTest › isQuick',
    'failed | example.RetriedTest › isNeverQuick | expected:<1> but was:<2>',
    'failed | example.RetriedTest › isNeverThere | no such page',
  ],
  'robot.xml': [
    'passed | Suite.Forms › Opens {url}/forms',
    'passed | Suite.Forms › Takes a name',
    'failed | Suite.Forms › Shows "error" & <hint> | Saved != Error',
    'failed | Suite.Forms › Has a setup | Setup failed: no such page',
    'passed | Suite.Forms › Has the same name',
    'failed | Suite.Forms › Has the same name (2) | b != a',
    'passed | Suite.Forms.Again › Takes a name',
    'failed | Suite.Hook › Comes first | Parent suite setup failed: no such page',
    'failed | Suite.Hook › Comes second | Parent suite setup failed: no such page',
    'failed | Suite.Cart › Is empty | Parent suite teardown failed: cannot tidy up',
    'failed | Suite.Cart › Has a sum | 1 != 2',
  ],
  'nunit.xml': ['passed | Example.FormsTest › Opens("{url}/forms")', ...nunit],
  'nunit-junit.xml': [...nunit.slice(0, 4), 'passed | Example.FormsTest › Opens("{url}/forms")', ...nunit.slice(4)],
};

describe('results that a tool has written', () => {
  test.each(Object.entries(dialects))('%s', async (file, expected) => {
    const files = begin();
    cpSync(join(fixtures, file), join(dirname(files.junit), file), { recursive: true });
    expect(told(await files.read(site))).toEqual(expected);
  });

  test.each(Object.keys(dialects).filter((file) => file.endsWith('.xml')))(
    '%s, cut anywhere, is refused or nothing',
    async (file) => {
      const whole = readFileSync(join(fixtures, file));
      const end = whole.lastIndexOf('>');
      const files = begin();
      for (let length = 0; length < end; length += 100) {
        writeFileSync(files.junit, whole.subarray(0, length));
        await expect(files.read(site), `${length} bytes`).rejects.toThrow(/^The test results in .* cannot be read: /);
      }
    },
  );
});

describe('the files of a run', () => {
  test('no file is no result', async () => {
    expect(await begin().read(site)).toBeUndefined();
  });

  test('a tool finds its path in the environment', async () => {
    const { env, junit } = begin();
    expect(env.PRACTICE_SITE_JUNIT).toBe(junit);
    expect(Object.keys(env).sort()).toEqual([
      'JEST_JUNIT_ADD_FILE_ATTRIBUTE',
      'JEST_JUNIT_OUTPUT_FILE',
      'MOCHA_FILE',
      'PLAYWRIGHT_JUNIT_INCLUDE_RETRIES',
      'PLAYWRIGHT_JUNIT_OUTPUT_FILE',
      'PLAYWRIGHT_JUNIT_OUTPUT_NAME',
      'PRACTICE_SITE_JUNIT',
    ]);
  });

  test('two runs have different paths', () => {
    expect(begin().junit).not.toBe(begin().junit);
  });

  test('what several tools write is read together', async () => {
    const files = begin();
    for (const name of ['PRACTICE_SITE_JUNIT', 'PLAYWRIGHT_JUNIT_OUTPUT_FILE', 'JEST_JUNIT_OUTPUT_FILE']) {
      writeFileSync(files.env[name] ?? '', suite(`<testcase name="${name}" classname="c"/>`));
    }
    expect((await files.read(site))?.length).toBe(3);
  });

  test('the path may be made a folder', async () => {
    const files = begin();
    mkdirSync(files.junit);
    writeFileSync(join(files.junit, 'wdio-0-0.xml'), suite('<testcase name="a"/>'));
    writeFileSync(join(files.junit, 'wdio-0-1.xml'), suite('<testcase name="a"/>'));
    writeFileSync(join(files.junit, 'wdio.log'), 'no XML');
    expect(told(await files.read(site))).toEqual(['passed | suite › a', 'passed | suite › a (2)']);
  });

  test('files whose names are made of their content come in the order in which they were written', async () => {
    const files = begin();
    const hashes = ['ffffffffffffffffffffffffffffffff', '00000000000000000000000000000000'];
    for (const [index, hash] of hashes.entries()) {
      const path = (files.env.MOCHA_FILE ?? '').replace('[hash]', hash);
      writeFileSync(
        path,
        suite(`<testcase name="a" time="${index}">${index ? '<failure message="second"/>' : ''}</testcase>`),
      );
      utimesSync(path, 2000 + index, 2000 + index);
    }
    expect(told(await files.read(site))).toEqual(['passed | suite › a', 'failed | suite › a (2) | second']);
  });

  test('are gone afterwards, twice too', async () => {
    const files = begin();
    writeFileSync(files.junit, suite(''));
    await files.remove();
    await files.remove();
    expect(await files.read(site).catch((error) => error.code)).toBe('ENOENT');
  });

  test('a folder that is called like a file is not a file', async () => {
    const files = begin();
    mkdirSync(files.env.JEST_JUNIT_OUTPUT_FILE ?? '');
    expect(await files.read(site)).toBeUndefined();
  });
});

describe('--results', () => {
  const glob = 'out/**/*.xml';

  test('only what the run has written counts', async () => {
    write('out/old.xml');
    write('out/rewritten.xml');
    const files = begin({ glob, cwd: folder });
    expect(await files.read(site)).toBeUndefined();
    write('out/rewritten.xml', suite('<testcase name="b"/>'));
    write('out/deep/new.xml', suite('<testcase name="c"/>'));
    write('out/copied.xml');
    utimesSync(join(folder, 'out/copied.xml'), new Date(), new Date(Date.now() - 60_000));
    write('elsewhere.xml');
    expect(told(await files.read(site))).toEqual(['passed | suite › c', 'passed | suite › b']);
  });

  test('a file system that knows the time by seconds takes no result away', async () => {
    const files = begin({ glob, cwd: folder });
    const path = write('out/new.xml');
    const second = Math.floor(Date.now() / 1000);
    utimesSync(path, second, second);
    expect(await files.read(site)).toHaveLength(1);
  });

  test('the same bytes written again count', async () => {
    const path = write('out/same.xml');
    utimesSync(path, 1000, 1000);
    const files = begin({ glob, cwd: folder });
    write('out/same.xml');
    expect(await files.read(site)).toHaveLength(1);
  });

  test('{port} is that of the run', async () => {
    write('out/45123/old.xml');
    const files = begin({ glob: 'out/{port}/*.xml', cwd: folder });
    write('out/45123/a.xml');
    write('out/45124/b.xml');
    expect(await files.read(site)).toHaveLength(1);
  });

  test('an absolute one is taken as it is', async () => {
    const files = begin({ glob: `${folder}/out/*.xml` });
    write('out/a.xml');
    expect(await files.read(site)).toHaveLength(1);
  });

  test('other XML beside the results is left alone', async () => {
    const files = begin({ glob, cwd: folder });
    write('out/failsafe-summary.xml', '<failsafe-summary><completed>1</completed></failsafe-summary>');
    write('out/a.xml');
    expect(await files.read(site)).toHaveLength(1);
  });

  test('a folder stands for the results in it', async () => {
    for (const pattern of ['out', 'out/']) {
      const files = begin({ glob: pattern, cwd: folder });
      write(`out/${pattern.length}/deep/a.xml`);
      write(`out/${pattern.length}/a.txt`, 'Tests run: 1');
      expect(await files.read(site)).toHaveLength(1);
    }
  });

  test('links to a file, and to the folder of one, give no test twice', async () => {
    const files = begin({ glob: '**/*.xml', cwd: folder });
    const path = write('out/a.xml');
    symlinkSync(path, join(folder, 'linked.xml'));
    symlinkSync(join(folder, 'out'), join(folder, 'other'));
    expect(await files.read(site)).toHaveLength(1);
  });

  test('tools write where they like', () => {
    expect(begin({ glob, cwd: folder }).env).not.toHaveProperty('PLAYWRIGHT_JUNIT_OUTPUT_FILE');
  });

  test('a suite of 500 files is read whole', async () => {
    const files = begin({ glob, cwd: folder });
    for (let index = 0; index < 500; index++) write(`out/TEST-${index}.xml`, suite(`<testcase name="t${index}"/>`));
    expect(await files.read(site)).toHaveLength(500);
  });
});

describe('how a test ended', () => {
  test.each([
    ['', 'passed'],
    ['<failure message="m"/>', 'failed'],
    ['<error message="m"/>', 'failed'],
    ['<flakyFailure message="m"/>', 'flaky'],
    ['<flakyError message="m"/>', 'flaky'],
    ['<rerunFailure message="first"/><failure message="m"/>', 'failed'],
    ['<rerunFailure message="first"/>', 'failed'],
    ['<rerunError message="first"/>', 'failed'],
    ['<flakyFailure message="m"/><failure message="m"/>', 'failed'],
    ['<skipped/><failure message="m"/>', 'failed'],
    ['<flakyFailure><failure/></flakyFailure>', 'flaky'],
    ['<system-out>&lt;failure/></system-out>', 'passed'],
    ['<properties><property name="failure" value="x"/></properties>', 'passed'],
  ])('%s: %s', async (inside, outcome) => {
    const [one] = (await read(suite(`<testcase name="a">${inside}</testcase>`))) ?? [];
    expect(one?.flaky ? 'flaky' : one?.outcome).toBe(outcome);
  });

  test.each([
    ['status="failed"', ['failed']],
    ['status="Failed"', ['failed']],
    ['result="Failed"', ['failed']],
    ['status="passed"', ['passed']],
    ['status="run" result="completed"', ['passed']],
    ['status="notrun" result="suppressed"', []],
    ['status="disabled"', []],
    ['result="Inconclusive"', []],
  ])('%s: %j', async (attributes, outcomes) => {
    expect((await read(suite(`<testcase name="a" ${attributes}/>`)))?.map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  test('a skipped test is none', async () => {
    expect(await read(suite('<testcase name="a"><skipped/></testcase>'))).toEqual([]);
  });

  test('NUnit explains a passed test in the element of skipped ones', async () => {
    expect(
      await namesIn(suite('<testcase name="a" status="Passed"><skipped message="fine"/></testcase>')),
    ).toHaveLength(1);
  });

  test.each([
    ['<failure message="first&#10;second">text</failure>', 'first'],
    ['<failure message="">\n\n  text\n more</failure>', 'text'],
    ['<failure><![CDATA[cd]]>ata\nmore</failure>', 'cdata'],
    ['<failure><message><![CDATA[inside]]></message><stack-trace>at</stack-trace></failure>', 'inside'],
    ['<failure message="\u001b[31mred\u001b[39m &#27;[2J \u009b31m \u202e"/>', 'red &#27;[2J  \\u{202e}'],
    ['<failure message="Setup failed:&#10;no page&#10;&#10;Also teardown failed:"/>', 'Setup failed: no page'],
    ['<failure/>', undefined],
    [`<failure message="${'x'.repeat(100_000)}"/>`, 'x'.repeat(500)],
  ])('the message of %.40s', async (inside, message) => {
    expect((await read(suite(`<testcase name="a">${inside}</testcase>`)))?.[0]?.message).toBe(message);
  });
});

describe('what is no test', () => {
  test.each([
    [
      'a test whose title has a sign that Vitest puts between titles',
      '<testcase name="a > b" time="0.001"/><testcase name="a"><failure/></testcase>',
      2,
    ],
    ['a describe of Vitest', '<testcase name="a > b" time="0.001234"/><testcase name="a"><failure/></testcase>', 1],
    ['a class of Surefire 3', '<testcase name="" classname="C"><error/></testcase>', 0],
    ['a class of Gradle', '<testcase name="initializationError" classname="C"><failure/></testcase>', 0],
    ['a hook of Mocha with a name', '<testcase name="s &quot;before each&quot; hook: open"><failure/></testcase>', 0],
    ['a test that is called like a hook', '<testcase name="before all hook for s"/>', 1],
    [
      'a file that Jest cannot run',
      '<testcase classname="Test suite failed to run" name="a.js"><error/></testcase>',
      0,
    ],
    [
      'a crash of pytest',
      '<testcase classname="pytest" name="internal"><error message="internal error"/></testcase>',
      0,
    ],
  ])('%s', async (_what, inside, count) => {
    expect(await read(suite(inside))).toHaveLength(count);
  });
});

describe('names', () => {
  test.each([
    [
      '<testcase classname="tests.test_forms.TestForm" name="test_a" file="tests/test_forms.py"/>',
      'tests.test_forms.TestForm › test_a',
    ],
    ['<testcase classname="sign up" name="a" file="/suite/e2e/forms.js"/>', 'e2e/forms.js › sign up › a'],
    ['<testcase classname="a" name="sign up a" file="./forms.js"/>', 'forms.js › sign up a'],
    ['<testcase classname="test" name="a" file="/suite/forms.js"/>', 'forms.js › suite › a'],
    ['<testcase classname="" name="a" file="C:\\suite\\forms.js"/>', 'C:\\suite\\forms.js › a'],
    ['<testcase name="a"/>', 'suite › a'],
    ['<testcase classname="c" name=" a "/>', 'c › a'],
  ])('%s', async (element, name) => {
    expect(await namesIn(suite(element))).toEqual([name]);
  });

  test('the address and the port of the run are taken out', async () => {
    const names = [
      'opens http://localhost:45123/forms',
      'http://127.0.0.1:45123',
      'http localhost 45123 forms',
      'shows 451234 and 145123',
    ];
    expect(await namesIn(suite(names.map((name) => `<testcase classname="c" name="${name}"/>`).join('')))).toEqual([
      'c › opens {url}/forms',
      'c › http://127.0.0.1:{port}',
      'c › http localhost {port} forms',
      'c › shows 451234 and 145123',
    ]);
  });

  test('equal ones are numbered, and never get the name of another test', async () => {
    const names = ['a', 'a', 'a (2)', 'a', 'a (2)'];
    expect(await namesIn(suite(names.map((name) => `<testcase classname="c" name="${name}"/>`).join('')))).toEqual([
      'c › a',
      'c › a (3)',
      'c › a (2)',
      'c › a (4)',
      'c › a (2) (2)',
    ]);
  });

  test('a skipped test keeps its number, so that the next one keeps its own', async () => {
    expect(await namesIn(suite('<testcase name="a"><skipped/></testcase><testcase name="a"/>'))).toEqual([
      'suite › a (2)',
    ]);
  });

  test('control characters are shown', async () => {
    expect(await namesIn(suite('<testcase classname="c" name="a\u001b[2J&#10;b&#x1b;\u0000\u2028c"/>'))).toEqual([
      'c › a\\u{1b}[2J\\u{a}b&#x1b;\\u{0}\\u{2028}c',
    ]);
  });

  test('long ones are cut, and tests with one beginning stay apart', async () => {
    const long = '😀'.repeat(5000);
    const names = await namesIn(
      suite(`<testcase classname="c${long}" name="${long}1"/><testcase classname="c${long}" name="${long}2"/>`),
    );
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(2000);
      expect(name).not.toMatch(/\p{Surrogate}/u);
      expect(name).toContain(' › 😀');
    }
  });

  test('a megabyte of control characters is a name too', async () => {
    const [name = ''] = await namesIn(suite(`<testcase classname="c" name="${'\u0001'.repeat(1_000_000)}"/>`));
    expect(name.length).toBeLessThanOrEqual(2000);
  });
});

describe('XML', () => {
  test('a suite as the root, suites in suites, and attributes that are missing', async () => {
    expect(
      await namesIn(
        '<testsuite><testsuite name="x"><testsuite><testcase name="a"/></testsuite><testcase name="b"/></testsuite></testsuite>',
      ),
    ).toEqual(['x › a', 'x › b']);
  });

  test('entities and CDATA', async () => {
    expect(await namesIn(suite('<testcase classname="c" name="&lt;&#228;&#x1F600;&amp;&quot;>"/>'))).toEqual([
      'c › <ä😀&">',
    ]);
  });

  const named = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${suite('<testcase name="größer €"/>')}`;
  const big = Buffer.from(named('UTF-16'), 'utf16le').swap16();
  test.each([
    ['UTF-8', Buffer.from(named('UTF-8'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${named('utf-8')}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${named('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(named('UTF-16'), 'utf16le')],
    ['UTF-16, the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['UTF-16, the other way round, without a mark', big],
    ['UTF-8 that says it is UTF-16', Buffer.from(named('utf-16'))],
    ['Windows-1252', Buffer.from(named('windows-1252').replace('€', '\u0080'), 'latin1')],
    ['no declaration', Buffer.from(suite('<testcase name="größer €"/>'))],
  ])('%s', async (_name, content) => {
    expect(await namesIn(content)).toEqual(['suite › größer €']);
  });

  test('bytes that are no characters are shown as such', async () => {
    expect(await namesIn(Buffer.from(suite('<testcase name="a\xff\xc3b"/>'), 'latin1'))).toEqual([
      'suite › a\ufffd\ufffdb',
    ]);
  });

  test.each([
    ['an empty file', '', 'it is empty'],
    ['white space', ' \n', 'it is empty'],
    ['text', 'no tests', 'Non-whitespace before first tag'],
    ['half a file', '<testsuites><testsuite><testcase name="a"/>', 'Unclosed root tag'],
    ['a file whose last tag is not closed', '<testsuite><testcase name="a"/></testsuite', 'Unclosed root tag'],
    ['tags that do not match', '<testsuite><testcase name="a"></testsuite>', 'Unexpected close tag'],
    ['two documents', `${suite('')}${suite('')}`, 'it has two documents'],
    ['text after the end', `${suite('')}x`, 'Text data outside of root node'],
    ['an unknown entity', suite('<testcase name="&nbsp;"/>'), 'Invalid character entity'],
    ['an unknown encoding', `<?xml version="1.0" encoding="klingon"?>${suite('')}`, 'klingon'],
    ['elements in elements', `<testsuite>${'<a>'.repeat(1000)}`, '201 deep'],
    [
      'an element with many attributes',
      `<testsuite${Array.from({ length: 2000 }, (_, n) => ` a${n}="1"`).join('')}/>`,
      '1001 attributes',
    ],
    ['an endless attribute', `<testsuite name="${'x'.repeat(5_000_000)}"/>`, 'Max buffer length exceeded: attribValue'],
    ['an endless comment', `<testsuite><!--${'x'.repeat(5_000_000)}`, 'Max buffer length exceeded: comment'],
    ['an endless name', `<testsuite><${'x'.repeat(5_000_000)}`, 'Max buffer length exceeded: tagName'],
    ['an endless entity', `<testsuite>&${'x'.repeat(5_000_000)}`, 'Max buffer length exceeded: entity'],
    ['too many tests', suite('<testcase name="a"/>'.repeat(100_001)), 'more than 100000 tests'],
    ['an attribute with a name of JavaScript', '<testsuite hasOwnProperty="1" b="2"/>', 'not a function'],
  ])('%s is refused with a sentence', async (_name, content, reason) => {
    const refused = read(content);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toThrow(/^The test results in \S+junit\.xml cannot be read: [^\n]+\.$/);
  });

  test('entities that the file declares are not resolved', async () => {
    const declared = Array.from({ length: 9 }, (_, n) => `<!ENTITY x${n + 1} "${`&x${n};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE testsuite [<!ENTITY x0 "x">${declared}]>${suite('<testcase name="&x9;"/>')}`;
    await expect(read(bomb)).rejects.toThrow('Invalid character entity');
    const secret = write('secret.txt', 'secret');
    const external = `<!DOCTYPE testsuite [<!ENTITY x SYSTEM "file://${secret}">]>${suite('<testcase name="&x;"/>')}`;
    await expect(read(external)).rejects.toThrow('Invalid character entity');
    const dtd = `<!DOCTYPE testsuite SYSTEM "http://127.0.0.1:9/none.dtd">${suite('<testcase name="a"/>')}`;
    expect(await read(dtd)).toHaveLength(1);
  });

  test('only other XML is refused with a sentence', async () => {
    await expect(read('<html><testcase name="a"/></html>')).rejects.toThrow(
      /junit\.xml has no test results in the form of JUnit\.$/,
    );
  });

  test('50 MB are read, and other work goes on in between', async () => {
    const output = `<system-out><![CDATA[${'a line of output\n'.repeat(60_000)}]]></system-out>`;
    const tests = Array.from({ length: 50 }, (_, n) => `<testcase name="t${n}">${output}</testcase>`);
    const content = suite(tests.join(''));
    expect(content.length).toBeGreaterThan(50_000_000);
    let turns = 0;
    let isRead = false;
    const results = read(content).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await new Promise(setImmediate);
      turns++;
    }
    expect(await results).toHaveLength(50);
    expect(turns).toBeGreaterThan(100);
  });
});

test('a test that was skipped and has printed something is a skipped one', async () => {
  const files = begin();
  const skipped = (name: string) =>
    `<testcase name="${name}"><skipped message="no door"/><system-err>a warning</system-err></testcase>`;
  // WebdriverIO writes so of an attempt that it repeats.
  writeFileSync(files.junit, suite(`${skipped('a')}${skipped('b')}<testcase name="b"/>`));
  const found = await files.readAll(site);
  expect(found?.skipped).toEqual(new Map([['suite › a', 'no door']]));
  expect(found?.tests.map(({ name, flaky }) => ({ name, flaky }))).toEqual([{ name: 'suite › b', flaky: true }]);
});

test('a failure has lines alone, also on Windows', async () => {
  const files = begin();
  writeFileSync(files.junit, suite('<testcase name="a"><failure>one&#13;\ntwo</failure></testcase>'));
  const [failed] = (await files.readAll(site))?.tests ?? [];
  expect(failed?.failure).toBe('one\ntwo');
});

test.each([
  ['pytest', '<skipped type="pytest.skip" message="no door">test_a.py:3: no door</skipped>', 'no door'],
  ['pytest without a reason', '<skipped message="unconditional skip">test_a.py:3: x</skipped>', 'unconditional skip'],
  ['Playwright', '<properties><property name="skip" value="no door"/></properties><skipped/>', 'no door'],
  [
    'Playwright, to be mended',
    '<properties><property name="fixme" value="no door"/></properties><skipped/>',
    'no door',
  ],
  ['Playwright without a reason', '<properties><property name="skip" value=""/></properties><skipped/>', undefined],
  ['another property', '<properties><property name="owner" value="me"/></properties><skipped/>', undefined],
  ['a text', '<skipped>no door</skipped>', 'no door'],
])('why a test was skipped: %s', async (_tool, content, reason) => {
  const files = begin();
  writeFileSync(files.junit, suite(`<testcase name="a">${content}</testcase><testcase name="b"/>`));
  const found = await files.readAll(site);
  expect(found?.skipped).toEqual(new Map([['suite › a', reason]]));
  expect(found?.tests.map(({ name }) => name)).toEqual(['suite › b']);
});
