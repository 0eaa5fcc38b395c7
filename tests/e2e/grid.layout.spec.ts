import { expect, test } from '../fixtures';

for (const path of ['dialogs', 'storage', 'rich-text', 'network', 'http', 'windows', 'tabs-and-trees']) {
  test(`from 1100 px on the cards of ${path} are in two columns, none higher than its content`, {
    tag: '@design',
  }, async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(`/${path}`);
    const cards = page.locator('.cards > .card');
    const lefts = () => cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
    expect(await lefts()).toBe(2);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    // Two cards beside each other begin in one line.
    expect(new Set(tops).size).toBeLessThanOrEqual(Math.floor(tops.length / 2) + 1);
    const empty = await cards.evaluateAll((all) =>
      all.map((card) => {
        const bottoms = [...card.children].map((child) => child.getBoundingClientRect().bottom);
        return Math.round(card.getBoundingClientRect().bottom - Math.max(...bottoms));
      }),
    );
    expect(new Set(empty)).toEqual(new Set([25]));
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await lefts()).toBe(1);
  });
}

for (const path of ['autocomplete', 'dialogs', 'http', 'long-lists', 'masked-inputs', 'clicks-and-gestures']) {
  test(`on ${path} a card's text is 8 px below its heading, and 16 px above what follows`, {
    tag: '@design',
  }, async ({ open, page }) => {
    await open(`/${path}`);
    const gaps = await page.locator('.card > h2 + p').evaluateAll((texts) =>
      texts.map((text) => {
        const [above, own, below] = [text.previousElementSibling, text, text.nextElementSibling].map((part) =>
          part?.getBoundingClientRect(),
        );
        return [own?.top, below?.top].map((top, index) =>
          Math.round(Number(top) - Number([above, own][index]?.bottom)),
        );
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    expect(new Set(gaps.map(String))).toEqual(new Set(['8,16']));
  });
}
