import { describe, expect, test } from 'vitest';
import { addressOf } from '../../site/state';
import { lastOfEachPage, states } from '../../site/states';
import { isInDepth } from '../depth';
import { hasWebKit } from './driver';
import { webkitSession } from './session';

/**
 * After some dozens of pages WebKitGTK's driver loses keys and presses, so that each browser gets a part of the states.
 */
const perBrowser = 30;
const last = lastOfEachPage(states);
const reached = states.filter((state) => isInDepth(state.page) || last.includes(state));
const parts = Array.from({ length: Math.ceil(reached.length / perBrowser) }, (_, part) => ({
  part: part + 1,
  walked: reached.slice(part * perBrowser, (part + 1) * perBrowser),
}));

describe.skipIf(!hasWebKit).each(parts)(
  'states in WebKit (apt-get install webkit2gtk-driver xvfb), $part',
  ({ walked }) => {
    const session = webkitSession();

    const script = <Result>(text: string) => session.driver.executeScript<Result>(text);

    test.for(walked)('$page, $name', async ({ page, parameters, reach }) => {
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
  },
);
