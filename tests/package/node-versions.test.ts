import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { engines } from '../../package.json';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'bin/practice-site.js');

/** The lowest version of each release line that package.json allows, and some versions below. */
const oldest = ['20.16.0', '22.3.0', '24.0.0', '26.0.0'];
const tooOld = ['14.21.3', '21.7.3', '22.2.0'];

/** A Node of this version, from the npm package `node`, which npm caches. Skips the test if no registry responds. */
async function nodeOf(version: string, skip: (note: string) => never): Promise<string> {
  if (process.env.SKIP_NODE_VERSIONS) skip('SKIP_NODE_VERSIONS is set');
  const npx = ['--yes', '--prefer-offline', `node@${version}`, '--print', 'process.execPath'];
  const { failed, stdout, stderr } = await execa('npx', npx, { reject: false });
  return failed ? skip(`no registry: ${stderr}`) : stdout;
}

test('package.json admits what is tried here', () => {
  expect(engines.node).toBe('^20.16 || >=22.3');
});

test.for(oldest)('Node %s writes and serves the site', async (version, { skip }) => {
  const node = await nodeOf(version, skip);
  const script = `
    const { startPracticeSite } = await import('practice-site');
    const site = await startPracticeSite({ port: 0, seed: 7 });
    const paths = ['/forms', '/__practice/health', '/samples/sample.csv', '/nowhere'];
    const answers = await Promise.all(paths.map((path) => fetch(site.url + path)));
    console.log(process.version, answers.map(({ status }) => status).join());
    await site.close();`;
  const served = await execa(node, ['--input-type=module', '--eval', script], { cwd: root });
  expect(served.stdout).toBe(`v${version} 200,200,200,404`);
  expect(await execa(node, [bin, 'pages', 'forms'])).toMatchObject({
    stdout: expect.stringContaining('login-form'),
    stderr: '',
  });
});

test.for(tooOld)('Node %s gets one sentence that says what is needed', async (version, { skip }) => {
  expect(await execa(await nodeOf(version, skip), [bin], { reject: false })).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: `error: practice-site needs Node.js 20.16, 22.3 or newer. This is v${version}.`,
  });
});
