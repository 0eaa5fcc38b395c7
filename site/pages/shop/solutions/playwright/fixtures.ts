import { test as base } from '@playwright/test';
import { Shop } from './shop';

export { expect } from '@playwright/test';

type Fixtures = {
  shop: Shop;
  /** Another tab of the same browser. */
  otherTab: Shop;
};

export const test = base.extend<Fixtures>({
  shop: async ({ page }, use) => use(new Shop(page)),
  otherTab: async ({ context }, use) => use(new Shop(await context.newPage())),
});
