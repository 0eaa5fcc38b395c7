import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../../site/catalogue';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, 'export', ...args], { reject: false });

let parent: string;
let folder: string;

/** An export that gets a signal when it has written its first file, and goes on only after that. */
async function stoppedBy(signal: NodeJS.Signals, ...args: string[]) {
  const own = mkdtempSync(join(tmpdir(), 'practice-site-stopped-'));
  const preload = join(own, 'signal-itself.cjs');
  writeFileSync(
    preload,
    `const { promises } = require('node:fs');
    const { writeFile } = promises;
    promises.writeFile = async (...all) => {
      await writeFile(...all);
      const signalled = new Promise((resolve) => '${signal}' !== 'SIGKILL' && process.once('${signal}', resolve));
      process.kill(process.pid, '${signal}');
      // A signal that is on its way keeps no process alive.
      const alive = setInterval(() => {}, 1000);
      await signalled;
      clearInterval(alive);
    };
    require('node:module').syncBuiltinESMExports();`,
  );
  const ended = await execa(process.execPath, ['--require', preload, bin, 'export', ...args], { reject: false });
  rmSync(own, { recursive: true });
  return ended;
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'practice-site-export-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'site');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function optionsOf(page: string) {
  const json = /id="run-options">(.*?)<\/script>/.exec(readFileSync(join(folder, page), 'utf8'))?.[1];
  return JSON.parse(json ?? '');
}

test('says which command tells what a hunt hides, also where it made up the seed', async () => {
  const { stdout } = await run(folder, '--hunt', '2');
  expect(stdout).toMatch(/\n2 bugs are hidden\. What they are: practice-site bugs --hunt 2 --seed \d+$/);
});

test('writes every page where static hosts look for it, and says how much', async () => {
  const { stdout, stderr, exitCode } = await run(folder);
  for (const { id } of pages) {
    expect(readFileSync(join(folder, `${id}.html`), 'utf8')).toBe(readFileSync(join(folder, id, 'index.html'), 'utf8'));
  }
  for (const view of ['cart', 'checkout', 'products/kettle', 'products/socks']) {
    const html = readFileSync(join(folder, 'shop', `${view}.html`), 'utf8');
    expect(html).toBe(readFileSync(join(folder, 'shop', view, 'index.html'), 'utf8'));
    expect(html).toContain('page-shop');
  }
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(readFileSync(join(folder, 'index.html'), 'utf8'));
  expect(statSync(join(folder, 'samples/sample.csv')).size).toBe(2048);
  expect(existsSync(join(folder, 'frames/simple-form.html'))).toBe(true);

  const written = filesBelow(folder);
  const megabytes = written.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  const size = `${megabytes.toFixed(1)} MB`;
  expect(stdout).toBe(`Wrote ${written.length} files, ${size}, to ${folder}\nServe its content at /`);
  expect([stderr, exitCode]).toEqual(['', 0]);
});

test('holds the files that its pages name, and neither compressed twins nor notes of the build', async () => {
  await run(folder);
  const html = readFileSync(join(folder, 'forms.html'), 'utf8');
  const named = [...html.matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(2);
  for (const file of named) expect(existsSync(join(folder, file)), file).toBe(true);
  expect(filesBelow(folder).filter((file) => /\.(br|gz)$|\.vite/.test(file))).toEqual([]);
});

test('the base and the run options are in every page, and the proxy is not', async () => {
  const { stdout } = await run(
    folder,
    '--base',
    '/practice',
    '--seed',
    '7',
    '--variant',
    'B',
    '--delay-scale',
    '0.5',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({
    folder,
    base: '/practice/',
    options: { seed: '7', variant: 'B', delayScale: 0.5 },
  });
  for (const page of ['index.html', '404.html', 'auth.html', 'auth/index.html']) {
    expect(readFileSync(join(folder, page), 'utf8')).toContain('<base href="/practice/" />');
    expect(optionsOf(page)).toMatchObject({ seed: '7', variant: 'B', delayScale: 0.5, proxy: false });
  }
});

describe('a folder that is not empty', () => {
  test('is left as it is', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await run(folder)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: .* is not empty\. Try --force: .*$/),
    });
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('is written into with --force, which keeps every other file', async () => {
    await run(folder, '--seed', '7');
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    writeFileSync(join(folder, 'assets/old.js'), 'old');
    expect(await run(folder, '--force')).toMatchObject({ exitCode: 0 });
    expect(optionsOf('index.html')).toEqual({ proxy: false });
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'assets/old.js'), 'utf8')).toBe('old');
  });
});

/** The content of every file below the parent, by its path. */
function contents(): Record<string, string> {
  return Object.fromEntries(filesBelow(parent).map((file) => [relative(parent, file), readFileSync(file, 'latin1')]));
}

async function mayMount(): Promise<boolean> {
  const { exitCode } = await execa('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', parent], { reject: false });
  return exitCode === 0;
}

/** Another user for tests that run as root, which may write anywhere. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

describe.skipIf(process.platform === 'win32')('an export that fails half-way leaves everything as it was', () => {
  // A limit on the size of files simulates a full disk.
  const onFullDisk = (cwd: string, ...args: string[]) =>
    execa('bash', ['-c', 'ulimit -f 40; exec "$@"', 'bash', process.execPath, bin, ...args], { cwd, reject: false });

  test('a new folder, and its parents', async () => {
    const result = await onFullDisk(parent, 'export', 'deep/below/site');
    expect(result).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: Cannot write .*\.$/),
    });
    expect(readdirSync(parent)).toEqual([]);
  });

  test('a folder with files', async () => {
    await run(folder, '--seed', '7');
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    const before = contents();
    expect(await onFullDisk(parent, 'export', 'site', '--force')).toMatchObject({ exitCode: 1 });
    expect(contents()).toEqual(before);
    expect(readdirSync(parent)).toEqual(['site']);
  });

  test('or one that is interrupted', async () => {
    await run(folder, '--seed', '7');
    const before = contents();
    const { exitCode, stderr } = await stoppedBy('SIGTERM', folder, '--force');
    expect([exitCode, stderr]).toEqual([1, 'error: Stopped by SIGTERM: nothing was written.']);
    expect(readdirSync(parent)).toEqual(['site']);
    expect(contents()).toEqual(before);
  });
});

test('files that could not be replaced are as they were, and index.html is the last', async () => {
  await run(folder, '--seed', '7');
  const { uid, gid } = user;
  if (uid !== undefined)
    for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, path), uid, gid ?? uid);
  chmodSync(join(folder, 'forms'), 0o555);
  const before = contents();
  const result = await execa(process.execPath, [bin, 'export', '.', '--force'], {
    cwd: folder,
    reject: false,
    ...user,
  });
  expect(result).toMatchObject({
    exitCode: 1,
    stderr: `error: Cannot write ${folder}: this user may not write there.`,
  });
  const after = contents();
  for (const path of ['site/index.html', 'site/forms/index.html']) expect(after[path]).toBe(before[path]);
  // Each file is whole, the old one or the new one, and no temporary one is left.
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [path, content] of Object.entries(after).filter(([path]) => path.endsWith('.html')))
    expect(content.trimEnd().endsWith('</html>'), path).toBe(true);
  chmodSync(join(folder, 'forms'), 0o755);
});

describe('--force', () => {
  beforeEach(async () => {
    await run(folder, '--seed', '7');
    mkdirSync(join(folder, 'mine/deep'), { recursive: true });
    writeFileSync(join(folder, 'mine/deep/file'), 'mine');
    symlinkSync('nowhere', join(folder, 'mine/link'));
    chmodSync(join(folder, 'mine'), 0o700);
    chmodSync(join(folder, 'index.html'), 0o600);
  });

  const look = (path: string) => {
    const { mode, ino, mtimeMs } = lstatSync(join(folder, path));
    return { mode, ino, mtimeMs };
  };

  test.each([
    ['as a whole', () => run(folder, '--force')],
    ['in place', () => execa(process.execPath, [bin, 'export', '.', '--force'], { cwd: folder, reject: false })],
  ])('replaces the files %s and leaves others untouched, with their rights', async (_how, exported) => {
    const before = look('mine/deep/file');
    expect(await exported()).toMatchObject({ exitCode: 0 });
    expect(optionsOf('index.html')).toEqual({ proxy: false });
    expect(look('mine/deep/file')).toEqual(before);
    expect(readlinkSync(join(folder, 'mine/link'))).toBe('nowhere');
    expect([look('mine').mode & 0o777, look('index.html').mode & 0o777]).toEqual([0o700, 0o600]);
    expect([readdirSync(parent), readdirSync(folder).filter((name) => /^\.(?!nojekyll)/.test(name))]).toEqual([
      ['site'],
      [],
    ]);
  });

  test.each(['a folder with files', 'an empty folder'])('%s stays the same folder', async (which) => {
    if (which === 'an empty folder') {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    }
    const { ino } = statSync(folder);
    expect(await run(folder, '--force')).toMatchObject({ exitCode: 0 });
    expect(statSync(folder).ino).toBe(ino);
  });

  test('a folder keeps its access list and its attributes', async ({ skip }) => {
    const set = await execa('sh', ['-c', 'setfacl -m u:65534:rx "$0" && setfattr -n user.note -v mine "$0"', folder], {
      reject: false,
    });
    skip(set.exitCode !== 0, 'setfacl or setfattr is missing, or the file system has neither');
    const list = () => execa('sh', ['-c', 'getfacl -c "$0"; getfattr --only-values -n user.note "$0"', folder]);
    const before = (await list()).stdout;
    expect(before).toContain('mine');
    await run(folder, '--force');
    expect((await list()).stdout).toBe(before);
  });

  test('a folder that is mounted elsewhere has the new files there too', async ({ skip }) => {
    skip(!(await mayMount()), 'only root may mount');
    const elsewhere = join(parent, 'elsewhere');
    mkdirSync(elsewhere);
    const script = 'mount --bind "$0" "$1" && shift && "$@" && cat "$OLDPWD/404.html" "$OLDPWD/mine/deep/file"';
    const result = await execa(
      'unshare',
      ['-m', 'sh', '-c', script, folder, elsewhere, process.execPath, bin, 'export', folder, '--force'],
      { reject: false, env: { OLDPWD: elsewhere } },
    );
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/<!doctype html>.*mine$/is) });
  });

  test('writes to a mount point, which cannot be replaced', async ({ skip }) => {
    skip(!(await mayMount()), 'only root may mount');
    const script = 'mount -t tmpfs none "$0" && echo mine > "$0/mine" && "$@" && cat "$0/mine" "$0/404.html"';
    const result = await execa(
      'unshare',
      ['-m', 'sh', '-c', script, folder, process.execPath, bin, 'export', folder, '--force'],
      { reject: false },
    );
    expect(result).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^Wrote .*\n.*\nmine\n<!doctype html>/i),
    });
    expect(readdirSync(parent)).toEqual(['site']);
  });
});

test('an empty folder needs no --force', async () => {
  mkdirSync(folder);
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
});

describe.skipIf(process.platform === 'win32')('an export that was killed', () => {
  test.each([
    ['in a folder that exists', true],
    ['beside a new folder', false],
  ])('leaves a temporary folder %s, which the next one deletes', async (_where, exists) => {
    if (exists) mkdirSync(folder);
    const place = exists ? folder : parent;
    expect((await stoppedBy('SIGKILL', folder)).signal).toBe('SIGKILL');
    expect(readdirSync(place)).toEqual([expect.stringMatching(/^\.practice-site-/)]);
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    expect(readdirSync(place).filter((name) => name.startsWith('.practice-site-'))).toEqual([]);
  });

  test('is known from one that still writes, and from folders of the user', async () => {
    const others = [
      `.practice-site-${hostname()}-${process.pid}-abcdef`,
      // Of another container, whose processes are not known here.
      `.practice-site-not-${hostname()}-999999999-abcdef`,
      '.practice-site-notes',
      '.practice-site-a-1-x',
    ];
    for (const name of others) mkdirSync(join(parent, name));
    symlinkSync(parent, join(parent, `.practice-site-${hostname()}-999999999-abcdef`));
    await run(folder);
    expect(readdirSync(parent)).toHaveLength(others.length + 2);
  });
});

test('a folder below that is mounted from elsewhere gets its files too', async ({ skip }) => {
  skip(!(await mayMount()), 'only root may mount');
  await run(folder);
  const script = 'mount -t tmpfs none "$0/samples" && "$@" && ls -A "$0/samples"';
  const result = await execa(
    'unshare',
    ['-m', 'sh', '-c', script, folder, process.execPath, bin, 'export', folder, '--force'],
    { reject: false },
  );
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout.split('\n').slice(2)).toEqual(readdirSync(join(folder, 'samples')));
});

test.skipIf(user.uid === undefined)(
  'files of another user are replaced in a folder that both may write to',
  async () => {
    await run(folder);
    for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      chownSync(join(folder, path), 1234, user.gid ?? 0);
      chmodSync(join(folder, path), statSync(join(folder, path)).mode | 0o020);
    }
    const exported = await execa(process.execPath, [bin, 'export', folder, '--force', '--seed', '7'], {
      reject: false,
      ...user,
    });
    expect(exported).toMatchObject({ exitCode: 0, stderr: '' });
    expect(optionsOf('index.html').seed).toBe('7');
    const { mode, gid } = statSync(join(folder, 'index.html'));
    expect([mode & 0o777, gid]).toEqual([0o664, user.gid]);
  },
);

test('a link to a folder is written through, and one to nowhere is an error', async () => {
  mkdirSync(join(parent, 'real'));
  symlinkSync('real', folder);
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect([readlinkSync(folder), existsSync(join(parent, 'real/index.html'))]).toEqual(['real', true]);
  rmSync(join(parent, 'real'), { recursive: true });
  expect(await run(folder)).toMatchObject({
    exitCode: 1,
    stderr: `error: ${folder} is a symbolic link to a folder that does not exist. Make that folder first.`,
  });
});

test('the name of a folder cannot control the terminal', async () => {
  const odd = join(parent, 'a\u001b[2J\u202e');
  mkdirSync(odd);
  const { stdout } = await execa(process.execPath, [bin, 'export', 'site'], { cwd: odd });
  expect(stdout).toMatch(/^Wrote .*a\\u\{1b\}\[2J\\u\{202e\}.site\nServe its content at \/$/);
});

describe('never writes through a symbolic link in the folder', () => {
  test.each([
    ['folder', 'assets', 'outside'],
    ['file', 'index.html', 'outside/file'],
  ])('%s', async (_kind, name, target) => {
    mkdirSync(folder);
    mkdirSync(join(parent, 'outside'));
    writeFileSync(join(parent, 'outside/file'), 'mine');
    symlinkSync(join(parent, target), join(folder, name));
    expect(await run(folder, '--force')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^error: .*no symbolic link.*$/),
    });
    expect(readdirSync(join(parent, 'outside'))).toEqual(['file']);
    expect(readFileSync(join(parent, 'outside/file'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual([name]);
  });
});

test('a folder with the name of a file is found before anything is written', async () => {
  mkdirSync(join(folder, 'index.html'), { recursive: true });
  expect(await run(folder, '--force')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^error: .* must be a plain file\. Move it away first\.$/),
  });
  expect(readdirSync(folder)).toEqual(['index.html']);
});

test('a file with the name of the folder is an error', async () => {
  writeFileSync(folder, 'mine');
  for (const target of [folder, join(folder, 'below')]) {
    expect(await run(target, '--force')).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: .*is a file.*$/),
    });
  }
  expect(readFileSync(folder, 'utf8')).toBe('mine');
});

test.skipIf(process.platform === 'win32')('a place that may not be written to is an error', async () => {
  mkdirSync(folder, { mode: 0o555 });
  const result = await execa(process.execPath, [bin, 'export', join(folder, 'below')], { reject: false, ...user });
  expect(result).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: `error: Cannot write ${join(folder, 'below')}: this user may not write there.`,
  });
});

test.skipIf(process.platform !== 'linux')('a place where no folder can be made is an error', async () => {
  const result = await run('/proc/practice-site');
  expect(result).toMatchObject({
    exitCode: 1,
    stderr: 'error: Cannot write /proc/practice-site: no folder can be made there.',
  });
});

test.each([
  [[], /export needs an argument: practice-site export <folder>\./],
  [[''], /folder "" must not be empty\./],
  [['site', '--base', 'practice'], /Did you mean \/practice\/\?/],
  [['site', '--variant', 'C'], /must be A or B/],
  [['site', 'other'], /Unexpected argument "other"\./],
])('%j is a clear error', async (args, message) => {
  const result = await execa(process.execPath, [bin, 'export', ...args], { cwd: parent, reject: false });
  expect(result).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(message) });
  expect(result.stderr).toMatch(/^error: [^\n]*$/);
  expect(readdirSync(parent)).toEqual([]);
});
