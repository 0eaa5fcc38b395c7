import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages } from '../../site/catalogue';
import { chromiumLaunch } from '../browser';
import { wholeSuite } from '../depth';
import { aboutServers, runSuite } from './e2e';
import { missingNginx, startNginx } from './nginx';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-site-static-'));
  site = join(folder, 'site');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A minimal static server: files, a redirect to the slash of a folder, and 404.html. */
async function servePlainly(path = '/'): Promise<{ url: string; server: Server }> {
  const app = express().use(path, express.static(site));
  app.use((_request, response) => {
    response
      .status(404)
      .type('html')
      .send(readFileSync(join(site, '404.html')));
  });
  const server = createServer(app).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, server };
}

test('the suite passes against an export on a plain static server', async () => {
  await execa(process.execPath, [bin, 'export', site]);
  const { url, server } = await servePlainly();
  const specs = [...aboutServers, 'shell', 'walk'];
  const { exitCode, all } = await runSuite(url, { output: join(folder, 'results'), without: /@server/, specs });
  server.close();
  expect(exitCode, all).toBe(0);
});

test('nginx serves an export: every page at its own address, and 404 for what is not there', async ({ skip }) => {
  const missing = await missingNginx();
  if (missing) skip(missing);
  await execa(process.execPath, [bin, 'export', site]);
  const nginx = await startNginx(folder, 'nginx-static.conf', { '/srv/practice-site': site });
  try {
    const forms = await fetch(`${nginx.url}/forms`, { redirect: 'manual' });
    expect([forms.status, forms.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await fetch(`${nginx.url}/nowhere`)).status).toBe(404);
    for (const { id, title } of pages) {
      const page = await fetch(`${nginx.url}/${id}`, { redirect: 'manual' });
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining(`<title>${title.replace('&', '&amp;')} |`),
      ]);
    }
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await forms.text())?.[1];
    const { headers } = await fetch(`${nginx.url}/${script}`);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-encoding')).toBe('gzip');

    // Only addresses and headers, because the test above has had a browser check the files.
    if (!wholeSuite) return;
    const { exitCode, all } = await runSuite(nginx.url, {
      output: join(folder, 'results'),
      without: /@server/,
      specs: ['walk', 'shell'],
    });
    expect(exitCode, all).toBe(0);
  } finally {
    await nginx.stop();
  }
});

test('an export for a project page works below its path', async () => {
  await execa(process.execPath, [bin, 'export', site, '--base', '/practice/', '--delay-scale', '0']);
  const { url, server } = await servePlainly('/practice/');
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/practice/auth`);
    expect(new URL(page.url()).pathname).toBe('/practice/auth');
    await page.getByTestId('username-input').fill('admin');
    await page.getByTestId('password-input').fill('admin');
    await page.getByTestId('login-button').click();
    await page.getByRole('heading', { name: 'Successfully authenticated!' }).waitFor();

    await page.goto(`${url}/practice/file-download`);
    const download = page.waitForEvent('download');
    await page.getByTestId('download-button-1').click();
    expect(readFileSync(await (await download).path()).length).toBe(2048);

    // An order has no file of its own: the fallback page shows it.
    await page.goto(`${url}/practice/shop/orders/PS-100001?as=ada`);
    await page.getByRole('heading', { level: 1, name: 'Order PS-100001' }).waitFor();
    expect(await page.getByTestId('order-total').textContent()).toBe('€62.82');

    await page.goto(`${url}/practice/nowhere/at/all`);
    await page.getByRole('heading', { level: 1, name: 'Test Automation Practice (Web and Mobile Web)' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/practice\/?$/);
  } finally {
    await browser.close();
    server.close();
  }
});
