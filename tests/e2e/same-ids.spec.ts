import type { Page } from '@playwright/test';
import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { groups, type MenuPage } from '../../site/catalogue';
import { addressOf, hasLongWaits, type State } from '../../site/state';
import { lastOfEachPage, provokedErrors, states } from '../../site/states';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';

test.use({ expectedErrors: provokedErrors });

// The walk keeps one address, which has the parameters of all states, but no waits. So it leaves out states during one.
// With a seed, because one page has ids that differ from seed to seed.
const listed = groups.flatMap((group): readonly MenuPage[] => group.pages);
const menu: readonly string[] = listed.map(({ id }) => id);
// Libraries on these pages take ids from React, which counts them in a document.
const withCountedIds: readonly string[] = listed.filter((page) => 'ownScript' in page).map(({ id }) => id);
const reached = states.filter((state) => menu.includes(state.page) && !hasLongWaits(state));
const walked = wholeSuite ? reached : lastOfEachPage(reached);
const options = Object.assign({}, ...walked.map(({ parameters }) => parameters), { delayScale: 0, seed: 'ids' });

// A normal run walks one way, on which every page follows others than in the direct loads.
const orders = wholeSuite ? [walked, walked.toReversed()] : [walked.toReversed()];

test('ids are the same after a walk over the menu as on a direct load', async ({ page, open }) => {
  test.setTimeout(600_000);
  const direct = new Map<State, string[]>();
  for (const state of walked) {
    await open(addressOf(state.page, options));
    direct.set(state, await idsIn(state, page));
  }
  for (const order of orders) {
    await open(addressOf('home', options));
    for (const state of order) {
      // Clicked by script, because an open dialog makes the menu inert. First home, so that the page is mounted again.
      for (const link of ['home-link', `nav-${state.page}`]) {
        await page.getByTestId(link).evaluate((element: HTMLElement) => element.click());
        await expect(page.getByTestId(link)).toHaveAttribute('aria-current', 'page');
      }
      expect(await idsIn(state, page), `${state.page}, ${state.name}`).toEqual(direct.get(state));
    }
  }
});

/** Every id, and every attribute that refers to one. */
async function idsIn({ page: id, reach }: (typeof walked)[number], page: Page): Promise<string[]> {
  await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
  // Where the last state left it, the mouse might hover something of this page.
  await page.mouse.move(0, 0);
  // Waits for content that loads late.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await reach?.(playwrightVisitor(page));
  const ids = await page.evaluate(() => {
    // The whole body, because dialogs are outside of main.
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map((attribute) => ({ element, attribute })),
    );
    return attributes
      .filter(({ attribute: { name } }) => name === 'id' || name === 'for' || name.startsWith('aria-'))
      .map(({ element, attribute: { name, value } }) => `${element.localName} ${name}=${value}`);
  });
  return withCountedIds.includes(id) ? ids.map((text) => text.replace(/\b_r_\w+_/g, '_r_')) : ids;
}
