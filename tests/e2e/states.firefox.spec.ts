import type { Page } from '@playwright/test';
import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { addressOf } from '../../site/state';
import { pagesWithStates, provokedErrors } from '../../site/states';
import { isInDepth } from '../depth';
import { test as base, expect } from '../fixtures';

let shared: Page | undefined;

// One page for all tests of a worker, because a new context takes Firefox as long as two or three states do.
const test = base.extend({
  page: async ({ browser }, use) => {
    shared ??= await browser.newPage();
    shared.setDefaultTimeout(10_000);
    await use(shared);
    await shared.context().clearCookies();
  },
});

test.use({ expectedErrors: provokedErrors });

for (const [id, states] of pagesWithStates) {
  const walked = isInDepth(id) ? states : states.slice(-1);
  test(`${id}: ${isInDepth(id) ? 'every' : 'the last'} state is reached`, async ({ open, page }) => {
    for (const { name, parameters, reach } of walked) {
      await test.step(name, async () => {
        // On a busy machine Firefox may release the mouse button where an element was before the page scrolled: a press
        // on a calendar's header was seen to end on its footer, and nothing had moved. So a state is tried again.
        await expect(async () => {
          await open(addressOf(id, parameters));
          await reach?.(playwrightVisitor(page));
        }).toPass({ timeout: 60_000 });
        await expect(page).toHaveTitle(/Test Automation Practice \(Web and Mobile Web\)$/);
      });
    }
  });
}
