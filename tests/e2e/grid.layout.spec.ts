import { expect, test } from '../fixtures';

for (const path of ['dialogs', 'storage', 'rich-text', 'network']) {
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
