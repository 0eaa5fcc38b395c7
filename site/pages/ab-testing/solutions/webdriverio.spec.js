import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

/** The variant in the address, then the other one in the cookie. */
const pairs = [
  ['A', 'B'],
  ['B', 'A'],
];

describe('ab-testing', () => {
  it('a: the title of variant A', async () => {
    await browser.url('/ab-testing?variant=A');
    await expect(byTestId('variant-title')).toHaveText('Welcome to Version A');
  });

  it('a-layout: the button of variant A is below the title', async () => {
    await browser.url('/ab-testing?variant=A');
    const title = await placeOf('variant-title');
    const button = await placeOf('variant-button');
    expect(button.y).toBeGreaterThanOrEqual(title.y + title.height);
    expect(title.x + title.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
  });

  it('a-color: the button of variant A is blue', async () => {
    await browser.url('/ab-testing?variant=A');
    expect(await strongestColour()).toBe('blue');
  });

  it('b: the title of variant B', async () => {
    await browser.url('/ab-testing?variant=B');
    await expect(byTestId('variant-title')).toHaveText('Experience Version B');
  });

  it('b-layout: the button of variant B is beside the title', async () => {
    await browser.url('/ab-testing?variant=B');
    const title = await placeOf('variant-title');
    const button = await placeOf('variant-button');
    expect(button.x).toBeGreaterThanOrEqual(title.x + title.width);
    // Not below both texts: there it would be to the right of a short title, too.
    const description = await placeOf('variant-description');
    expect(button.y).toBeLessThan(description.y + description.height);
  });

  it('b-color: the button of variant B is green', async () => {
    await browser.url('/ab-testing?variant=B');
    expect(await strongestColour()).toBe('green');
  });

  it('counter: the button shows “Click Me (0)” at first', async () => {
    // No variant in the address, because this test checks what both variants have in common.
    await browser.url('/ab-testing');
    await expect(byTestId('variant-button')).toHaveText('Click Me (0)');
  });

  it('counted: each click adds one', async () => {
    await browser.url('/ab-testing');
    for (const clicks of [1, 2, 3]) {
      await byTestId('variant-button').click();
      await expect(byTestId('variant-button')).toHaveText(`Click Me (${clicks})`);
    }
  });

  it('information: the variant is named', async () => {
    for (const variant of ['A', 'B']) {
      // Each visit is a first one. Whether the address wins over a cookie is another requirement.
      await browser.deleteCookies();
      await browser.url(`/ab-testing?variant=${variant}`);
      await expect(byTestId('current-variant')).toHaveText(`Current variant: ${variant}`);
    }
  });

  it('clicks: the clicks are counted', async () => {
    await browser.url('/ab-testing');
    await expect(byTestId('button-clicks')).toHaveText('Button clicks: 0');
    await byTestId('variant-button').click();
    await expect(byTestId('button-clicks')).toHaveText('Button clicks: 1');
  });

  it('layout: the layout is named', async () => {
    await browser.url('/ab-testing?variant=A');
    await expect(byTestId('layout-style')).toHaveText('Layout style: centered');
    await browser.deleteCookies();
    await browser.url('/ab-testing?variant=B');
    await expect(byTestId('layout-style')).toHaveText('Layout style: split');
  });

  it('chance: different seeds lead to both variants', async () => {
    const shown = await firstVisits(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(new Set(shown)).toEqual(new Set(['A', 'B']));
  });

  it('seeded: the same seed leads to the same variant', async () => {
    const seeds = ['a', 'b', 'c', 'd', 'e'];
    expect(await firstVisits(seeds)).toEqual(await firstVisits(seeds));
  });

  it('kept: the cookie keeps the variant for 7 days', async () => {
    await browser.url('/ab-testing');
    // The browser stores a cookie a moment after the page has set it.
    const cookie = await browser.waitUntil(async () => (await browser.getCookies({ name: 'ab-variant' }))[0]);
    expect(cookie.value).toBe(await shownVariant());
    expect((cookie.expiry - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
  });

  it('returning: a later visit shows the variant in the cookie', async () => {
    for (const variant of ['A', 'B']) {
      await visitWithCookie(variant);
      expect(await shownVariant()).toBe(variant);
    }
  });

  it('pinned: the variant in the address wins over the cookie', async () => {
    for (const [variant, before] of pairs) {
      await visitWithCookie(before, `?variant=${variant}`);
      expect(await shownVariant()).toBe(variant);
    }
  });

  it('rewritten: the cookie names the variant of the address', async () => {
    for (const [variant, before] of pairs) {
      await visitWithCookie(before, `?variant=${variant}`);
      await browser.waitUntil(async () => {
        const [cookie] = await browser.getCookies({ name: 'ab-variant' });
        return cookie?.value === variant;
      });
    }
  });
});

/** The last letter of the title is the variant. */
async function shownVariant() {
  return (await byTestId('variant-title').getText()).at(-1);
}

async function firstVisits(seeds) {
  const variants = [];
  for (const seed of seeds) {
    await browser.url(`/ab-testing?seed=${seed}`);
    variants.push(await shownVariant());
    // Without the cookie every visit is a first one.
    await browser.deleteCookies();
  }
  return variants;
}

/** WebDriver sets cookies only for the site that is open. */
async function visitWithCookie(value, query = '') {
  await browser.url('/ab-testing');
  await browser.setCookies({ name: 'ab-variant', value });
  await browser.url(`/ab-testing${query}`);
}

/** The strongest part of the button's colour. It is the same in both themes. */
async function strongestColour() {
  const { parsed } = await byTestId('variant-button').getCSSProperty('background-color');
  const parts = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

async function placeOf(name) {
  return { ...(await byTestId(name).getLocation()), ...(await byTestId(name).getSize()) };
}
