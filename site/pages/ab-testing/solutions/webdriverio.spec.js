import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const titles = { A: 'Welcome to Version A', B: 'Experience Version B' };

describe('ab-testing', () => {
  it('a: variant A is titled, centered and has a blue button', async () => {
    await browser.url('/ab-testing?variant=A');
    await expect(byTestId('variant-title')).toHaveText(titles.A);
    expect(await strongestColour()).toBe('blue');
    const title = await placeOf('variant-title');
    const button = await placeOf('variant-button');
    expect(title.x + title.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
  });

  it('b: variant B is titled, split and has a green button', async () => {
    await browser.url('/ab-testing?variant=B');
    await expect(byTestId('variant-title')).toHaveText(titles.B);
    expect(await strongestColour()).toBe('green');
    const title = await placeOf('variant-title');
    const button = await placeOf('variant-button');
    expect(button.x).toBeGreaterThanOrEqual(title.x + title.width);
  });

  it('counter: the button counts up by one with each click', async () => {
    // Without a variant in the address: this test is about what both have in common.
    await browser.url('/ab-testing');
    for (const clicks of [0, 1, 2, 3]) {
      await expect(byTestId('variant-button')).toHaveText(`Click Me (${clicks})`);
      await byTestId('variant-button').click();
    }
  });

  it('information: Testing Information names the variant and follows the clicks', async () => {
    for (const [variant, layout] of [
      ['A', 'centered'],
      ['B', 'split'],
    ]) {
      await browser.url(`/ab-testing?variant=${variant}`);
      const page = byTestId('ab-testing-page');
      await expect(page.$('h2=Testing Information')).toBeDisplayed();
      await expect(page).toHaveText(new RegExp(`^Current variant: ${variant}$`, 'm'));
      await expect(page).toHaveText(new RegExp(`^Layout style: ${layout}$`, 'm'));
      await expect(page).toHaveText(/^Button clicks: 0$/m);
      await byTestId('variant-button').click();
      await expect(page).toHaveText(/^Button clicks: 1$/m);
    }
  });

  it('chance: different seeds lead to both variants, the same seed to the same one', async () => {
    const shown = [];
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const seed of [...seeds, ...seeds]) {
      await browser.url(`/ab-testing?seed=${seed}`);
      shown.push(await byTestId('variant-title').getText());
      // Without the cookie every visit is a first one.
      await browser.deleteCookies();
    }
    expect(new Set(shown)).toEqual(new Set([titles.A, titles.B]));
    expect(shown.slice(seeds.length)).toEqual(shown.slice(0, seeds.length));
  });

  it('kept: the variant is kept for 7 days in the cookie ab-variant', async () => {
    await browser.url('/ab-testing');
    const shown = await byTestId('variant-title').getText();
    // The browser stores a cookie a moment after the page has set it.
    const cookie = await browser.waitUntil(async () => (await browser.getCookies({ name: 'ab-variant' }))[0]);
    expect(shown).toBe(titles[cookie.value]);
    expect((cookie.expiry - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
    for (const value of ['A', 'B']) {
      await browser.setCookies({ name: 'ab-variant', value });
      await browser.url('/ab-testing');
      await expect(byTestId('variant-title')).toHaveText(titles[value]);
    }
  });

  it('pinned: a variant in the address shows whatever the cookie says, and rewrites it', async () => {
    await browser.url('/ab-testing');
    for (const [variant, before] of [
      ['A', 'B'],
      ['B', 'A'],
    ]) {
      await browser.setCookies({ name: 'ab-variant', value: before });
      await browser.url(`/ab-testing?variant=${variant}`);
      await expect(byTestId('variant-title')).toHaveText(titles[variant]);
      await browser.waitUntil(async () => {
        const [cookie] = await browser.getCookies({ name: 'ab-variant' });
        return cookie?.value === variant;
      });
    }
  });
});

/** The strongest part of the button's colour, so that either theme will do. */
async function strongestColour() {
  const { parsed } = await byTestId('variant-button').getCSSProperty('background-color');
  const parts = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

async function placeOf(name) {
  return { ...(await byTestId(name).getLocation()), ...(await byTestId(name).getSize()) };
}
