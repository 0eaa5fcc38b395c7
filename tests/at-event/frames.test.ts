import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { startSlowProxy } from '../slow-proxy';
import { type Browser, engines, type Tab } from './engines';
import { expectedFrames } from './expected-frames';
import { frameProbeOf } from './in-browser';

const delays = { document: 20, script: 80, style: 120 };

const site = await startPracticeSite({ port: 0 });
afterAll(() => site.close());

test('every embedded document is tried', () => {
  const documents = readdirSync(join(import.meta.dirname, '../../frames')).filter((name) => name.endsWith('.html'));
  expect(Object.keys(expectedFrames).sort()).toEqual(documents.sort());
});

describe.each(engines)('embedded documents at their load in $name', ({ missing, start }) => {
  let browser: Browser;
  let proxy: Awaited<ReturnType<typeof startSlowProxy>>;
  let tab: Tab;

  // One page for all tests, each of which adds a frame and removes it.
  beforeAll(async () => {
    if (missing) return;
    browser = await start();
    proxy = await startSlowProxy(site.url, {
      delays,
      dribble: 5,
      insert: frameProbeOf(expectedFrames),
      noStore: true,
    });
    [tab] = browser.tabs as [Tab];
    await tab.open(`${proxy.url}/about`);
  });

  afterAll(async () => {
    await browser?.stop();
    await proxy?.close();
  });

  test.for(Object.entries(expectedFrames))('%s is there and works', async ([name, { works }], { skip }) => {
    if (missing) skip(missing);
    // The same sandbox as on the Iframes page, where the map has none.
    const sandbox = name === 'map.html' ? '' : `frame.sandbox = 'allow-scripts allow-forms allow-modals';`;
    const answer = await tab.run(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      addEventListener('message', function listen({ data, source }) {
        if (!data.frame || source !== frame.contentWindow) return;
        removeEventListener('message', listen);
        frame.remove();
        resolve(data);
      });
      ${sandbox}
      frame.width = 1000;
      frame.height = 450;
      frame.src = 'frames/${name}';
      document.body.append(frame);
    })`);
    expect(answer).toEqual({ frame: name, styled: true, works });
  });

  test.for([
    ['', `frame.contentDocument.querySelector('main h1').textContent`, 'Test Automation Practice (Web and Mobile Web)'],
    [
      'forms',
      `(byTestId('submit-button').click(), await Promise.resolve(), byTestId('username-error').textContent)`,
      'Username is required',
    ],
    [
      'tables',
      `(byTestId('table-header-id').click(), await Promise.resolve(),
        byTestId('table-header-id').getAttribute('aria-sort'))`,
      'ascending',
    ],
    [
      'iframes-1',
      `byTestId('iframe-nested').contentDocument.querySelector('main h1').textContent`,
      'Dynamic Tables Have Input',
    ],
  ])('/%s is there and works in a frame', async ([id, found, wanted], { skip }) => {
    if (missing) skip(missing);
    const answer = await tab.run(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      const byTestId = (name) => frame.contentDocument.querySelector('[data-test="' + name + '"]');
      frame.onload = async () => {
        try {
          resolve(${found});
        } catch (error) {
          resolve(String(error));
        }
        frame.remove();
      };
      frame.src = document.baseURI + '${id}';
      document.body.append(frame);
    })`);
    expect(answer).toBe(wanted);
  });
});
