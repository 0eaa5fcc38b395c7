import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../site/catalogue';
import { startCommand, urlOf } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
let packed: { filename: string; unpackedSize: number; files: { path: string }[] };

/** Installs the tarball into an empty folder, without the network. */
beforeAll(async () => {
  const { stdout } = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  [packed] = JSON.parse(stdout);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  await execa('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`], { cwd: folder });
});

test('is one package of at most 8 MB', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['practice-site']);
  expect(packed.unpackedSize).toBeLessThanOrEqual(8_000_000);
});

/** Everything that the package may hold. What is new here is new on every user's disk: name it, or leave it out. */
const content = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|SECURITY\.md)$/,
  // For users, who may be offline. What is for contributors stays in the repository.
  /^docs\/(?:api|catalogue|grading|heal|hosting|options|shop-suite)\.md$/,
  /^docs\/panel\.png$/,
  // To copy from.
  /^deploy\/(?:nginx-[\w-]+\.conf|Dockerfile|kubernetes\.yaml)/,
  /^tests\/integrations\/(?:cypress|playwright|puppeteer|selenium|webdriverio)\/[\w.-]+$/,
  /^bin\/(?:practice-site\.js|package\.json)$/,
  /^dist\/(?:site\.json|bugs\.json\.br)$/,
  /^dist\/cli\/main\.cjs$/,
  // The types that the API and the fixture share.
  /^dist\/cli\/start-site-[\w-]{8}\.d\.c?ts$/,
  /^dist\/cli\/(?:index|catalogue|playwright)\.(?:js|d\.ts|cjs|d\.cts)$/,
  /^dist\/cli\/(?:bugs|completion|export|grade|heal|pages|pairs|redesigned|redesigns|start)\.js$/,
  /^dist\/cli\/(?:chunk|grade-api|heal-api)-[A-Z0-9]{8}\.js$/,
  /^dist\/cli\/(?:libraries\/)?third-party-licenses\.md$/,
  /^dist\/cli\/libraries\/(?:api\.cjs|express\.cjs|open\.js|supervisor\.cjs|xdg-open)$/,
  /^dist\/site\/third-party-licenses\.md$/,
  /^dist\/site\/favicon\.svg(?:\.br|\.gz)?$/,
  /^dist\/site\/assets\/[\w-]+-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/,
  /^dist\/site\/assets\/[\w-]+-[\w-]{8}\.woff2$/,
  /^dist\/site\/assets\/solutions\/(?:playwright|selenium|webdriverio|cypress)-[\w-]+-[\w-]{8}\.js\.gz$/,
  /^dist\/site\/frames\/[\w-]+\.(?:html|css|js)(?:\.br|\.gz)?$/,
  /^dist\/site\/photos\/(?:landscape-[123]|square)\.svg(?:\.br|\.gz)?$/,
  /^dist\/site\/samples\/(?:sample\.(?:txt|csv|pdf)|dial\.webm|tones\.wav)$/,
];

test('holds what is listed here, and nothing else', () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths.filter((path) => !content.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(content.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
});

test('has what its README and its other texts lead users to', () => {
  const root = join(folder, 'node_modules/practice-site');
  const texts = packed.files.map(({ path }) => path).filter((path) => /^[^/]*\.md$|^docs\/.*\.md$/.test(path));
  const missing = texts.flatMap((text) => {
    const links = readFileSync(join(root, text), 'utf8').matchAll(/\]\((?!\w+:)([^)#]+)/g);
    const paths = [...links].map(([, path = '']) => join(dirname(text), path));
    return paths.filter((path) => !existsSync(join(root, path)));
  });
  // For contributors. The README says that they are in the repository.
  expect(missing.sort()).toEqual(['CONTRIBUTING.md', 'docs/architecture.md']);
});

test('npx serves every page, and every file that a page names', async () => {
  const { stop, url } = await startCommand(['npx', '--offline', 'practice-site', 'serve', '--port', '0'], {
    cwd: folder,
  });
  for (const path of ['', ...pages.map(({ id }) => id)]) {
    const response = await fetch(`${url}/${path}`);
    expect(response.status).toBe(200);
    const files = [...(await response.text()).matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await fetch(`${url}/${file}`)).status).toBe(200);
  }
  for (const path of ['samples/sample.pdf', 'photos/square.svg', 'frames/map.html', '__practice/health']) {
    expect((await fetch(`${url}/${path}`)).status).toBe(200);
  }
  await stop();
  await expect.poll(() => isUp(url)).toBe(false);
});

/** npx runs the command through a shell: dash stays the parent of the command, bash replaces itself with it. */
describe.skipIf(process.platform === 'win32').each(['/bin/sh', '/bin/bash'])('with %s as the shell of npx', (shell) => {
  test('the server outlives the shell that started npx, and ends with npx', async ({ skip }) => {
    skip(!existsSync(shell), `${shell} is not installed`);
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const started = 'npx --offline practice-site serve --port 0 >"$0" 2>&1 & echo $!';
    const env = { npm_config_script_shell: shell };
    const { stdout: npx } = await execa('sh', ['-c', started, output], { cwd: folder, env, stdin: 'ignore' });
    try {
      const url = await expect
        .poll(() => urlOf(readFileSync(output, 'utf8')), { timeout: 30_000 })
        .not.toBe('')
        .then(() => urlOf(readFileSync(output, 'utf8')));
      // The shell has ended, and the server has looked for npx more than once.
      await expect
        .poll(async () => (await (await fetch(`${url}/__practice/health`)).json()).uptime)
        .toBeGreaterThan(1.5);
      process.kill(Number(npx), 'SIGKILL');
      await expect.poll(() => isUp(url)).toBe(false);
    } finally {
      rmSync(output);
    }
  });
});

test('the API is there, with its types', async () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { type PracticeSite, startPracticeSite } from 'practice-site';
const site: PracticeSite = await startPracticeSite({ port: 0, seed: 7, variant: 'B', delayScale: 0 });
const { status } = await fetch(site.url);
console.log(status, site.options.seed);
await site.close();
// @ts-expect-error there is no variant C
export const wrong = () => startPracticeSite({ variant: 'C' });
`,
  );
  const options = [
    '--strict',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom',
    '--types',
    'node',
    '--typeRoots',
    join(root, 'node_modules/@types'),
  ];
  await execa('tsc', [...options, join(folder, 'use.ts')], { cwd: root, preferLocal: true });
  expect((await execa('node', [join(folder, 'use.js')])).stdout).toBe('200 7');
});

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
