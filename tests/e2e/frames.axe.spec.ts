import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { titles } from './frames';

for (const name of Object.keys(titles)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no accessibility violation in the ${colorScheme} scheme`, async ({ open, page }) => {
      await page.emulateMedia({ colorScheme });
      await open(`/frames/${name}.html`);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}
