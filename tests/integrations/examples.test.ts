import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { findChromium, findDriven } from '../browser';
import { cypressFolder, installCypress } from '../install-cypress';

const folder = (tool: string) => join(import.meta.dirname, tool);
const chromium = findChromium();

const driven = findDriven();

test('puppeteer', async () => {
  const { stdout } = await execa(process.execPath, ['--test', 'puppeteer.test.mjs'], {
    cwd: folder('puppeteer'),
    env: { CHROMIUM_PATH: chromium },
  });
  expect(stdout).toMatch(/pass 1\n/);
});

test.for(['selenium', 'webdriverio'])('%s', async (tool, { skip }) => {
  if (!driven)
    skip(
      'No chromedriver here: apt-get install chromium-driver, or name a pair by CHROMIUM_PATH and CHROMEDRIVER_PATH.',
    );
  const { stdout } = await execa(process.execPath, ['--test', `${tool}.test.mjs`], {
    cwd: folder(tool),
    env: driven,
  });
  expect(stdout).toMatch(/pass 1\n/);
});

test('@playwright/test', async () => {
  const run = { cwd: folder('playwright'), preferLocal: true, env: { CHROMIUM_PATH: chromium } };
  await execa('tsc', ['-p', '.'], run);
  // Its default is the project's `test-results`, which it would empty while other runs write there.
  const output = join(import.meta.dirname, '../../test-results/integrations');
  const { stdout } = await execa('playwright', ['test', '--output', output], run);
  expect(stdout).toContain('1 passed');
});

test('cypress: config and spec compile', async () => {
  await installCypress();
  await execa('tsc', ['-p', '.'], { cwd: cypressFolder, preferLocal: true });
});
