import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test, vi } from 'vitest';
import { scripts } from '../../package.json';

// npm run check: runs all scripts called check:*, in the order of package.json, which lists the slow ones first.

vi.setConfig({ maxConcurrency: availableParallelism() });
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));

test.concurrent.each(checks)('%s', async (name) => {
  const { failed, all } = await execa('npm', ['run', '--silent', name], {
    cwd: join(import.meta.dirname, '../..'),
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  expect(failed, all).toBe(false);
});
