import packageJson from '../../../package.json' with { type: 'json' };
import { expect, test } from '../../../tests/fixtures';
import { runOptionList } from '../../run/run-options';

test('names every option of a run as the command spells it, and its parameter', async ({ open, page }) => {
  await open('/about');
  const terms = page.getByTestId('about-options').getByRole('term');
  await expect(terms.first()).toHaveText('--seed <value>?seed=');
  await expect(terms.filter({ hasText: '--slow' })).toHaveText('--slow <ms>');
  await expect(terms).toHaveText(
    runOptionList.map(({ flag, parameter }) => flag + (parameter ? `?${parameter}=` : '')),
  );
  await expect(page.getByTestId('about-options').getByRole('definition')).toHaveText(
    runOptionList.map(({ help }) => help),
  );
});

test('no link of the page is dead', { tag: '@server' }, async ({ open, page, request }) => {
  await open('/about');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const own = new Set(hrefs.filter((href) => href.startsWith(`${origin}/`)));
  expect(own.size).toBeGreaterThan(20);
  for (const href of own) expect((await request.get(href)).status(), href).toBe(200);
  const others = hrefs.filter((href) => !own.has(href) && !href.startsWith('mailto:'));
  for (const href of others) expect(new URL(href).pathname, href).toBe('/');
});

test('names the version and the licence', async ({ open, page }) => {
  await open('/about');
  await expect(page.getByTestId('about-version')).toContainText(`practice-site ${packageJson.version}, under the MIT`);
});
