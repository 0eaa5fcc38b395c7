import { expect, test } from '../fixtures';
import { violations } from './axe';
import { titles } from './frames';

for (const name of Object.keys(titles)) {
  for (const theme of ['light', 'dark']) {
    test(`${name} has no accessibility violation in the ${theme} theme`, async ({ open, page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: `${baseURL}` }]);
      await open(`/frames/${name}.html`);
      expect(await violations(page)).toEqual([]);
    });
  }
}
