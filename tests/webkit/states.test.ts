import { describe, expect, test } from 'vitest';
import { addressOf } from '../state';
import { states } from '../states';
import { hasWebKit } from './driver';
import { webkitSession } from './session';

// A separate browser from the journeys', because WebKitGTK's driver loses keys and presses after dozens of pages.
describe.skipIf(!hasWebKit)('every state in WebKit (apt-get install webkit2gtk-driver xvfb)', () => {
  const session = webkitSession();

  const script = <Result>(text: string) => session.driver.executeScript<Result>(text);

  test.for(states)('$page, $name', async ({ page, parameters, reach }) => {
    await session.driver.get(session.site.url + addressOf(page, parameters));
    await session.visitor.see({ css: 'main h1' });
    // An error before this would have left the page without its heading.
    await script(`window.pageErrors = [];
      addEventListener('error', ({ message }) => pageErrors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));`);
    await reach?.(session.visitor);
    expect(await script('return pageErrors')).toEqual([]);
    expect(await session.driver.getTitle()).toContain('Test Automation Practice (Web and Mobile Web)');
  });
});
