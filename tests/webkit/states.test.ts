import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { addressOf } from '../state';
import { states } from '../states';
import { hasWebKit, startWebKit } from './driver';
import { webDriverVisitor } from './visitor';

// A separate browser from the journeys', because WebKitGTK's driver loses keys and presses after dozens of pages.
describe.skipIf(!hasWebKit)('every state in WebKit (apt-get install webkit2gtk-driver xvfb)', () => {
  let webkit: Awaited<ReturnType<typeof startWebKit>>;
  let site: PracticeSite;
  let visitor: ReturnType<typeof webDriverVisitor>;

  beforeAll(async () => {
    site = await startPracticeSite({ port: 0, seed: 'webkit', delayScale: 0.01 });
    webkit = await startWebKit();
    visitor = webDriverVisitor(webkit.driver);
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.close();
  });

  const script = <Result>(text: string) => webkit.driver.executeScript<Result>(text);

  test.for(states)('$page, $name', async ({ page, parameters, reach }) => {
    await webkit.driver.get(site.url + addressOf(page, parameters));
    await visitor.see({ css: 'main h1' });
    // An error before this would have left the page without its heading.
    await script(`window.pageErrors = [];
      addEventListener('error', ({ message }) => pageErrors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));`);
    await reach?.(visitor);
    expect(await script('return pageErrors')).toEqual([]);
    expect(await webkit.driver.getTitle()).toContain('Test Automation Practice (Web and Mobile Web)');
  });
});
