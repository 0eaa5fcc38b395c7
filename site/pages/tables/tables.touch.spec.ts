import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

const tables = ['dynamic-table', 'editable-table'];

for (const width of [320, 390, 700, 800, 899]) {
  test(`at ${width} px no column is cut at an edge, wherever scrolling comes to rest`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/tables');
    for (const name of tables) {
      const box = page.getByTestId(name).getByRole('group');
      const headers = box.getByRole('columnheader');
      const seen = new Set<string>();
      for (let index = 0; index < (await headers.count()); index++) {
        await scrollTo(box, headers.nth(index));
        const { whole, cut, tooLong } = await columnsOf(box);
        expect({ cut, tooLong }, `${name}, ${index}`).toEqual({ cut: [], tooLong: [] });
        expect(whole[0], 'the first column stays').toBe('id');
        for (const column of whole) seen.add(column);
      }
      expect(seen.size).toBe(await headers.count());
    }
  });
}

/** Scrolls a little beside a column, so that coming to rest at its edge is what the page does. */
async function scrollTo(box: Locator, header: Locator) {
  await header.evaluate((element) => {
    const scroller = element.closest('[role=group]') as HTMLElement;
    scroller.scrollTo({ left: (element as HTMLElement).offsetLeft - 60, behavior: 'instant' });
  });
  await box.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The names of the columns that can be seen as a whole, those that are cut, and cells whose text is longer. */
function columnsOf(box: Locator) {
  return box.evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect();
    const headers = [...scroller.querySelectorAll('th')].map((header) => ({
      name: header.querySelector('button')?.textContent?.split(' ')[0] ?? '',
      ...header.getBoundingClientRect().toJSON(),
    }));
    const first = headers[0]?.right ?? left;
    // The first column covers what is scrolled below it.
    const others = headers.slice(1).filter((header) => header.right > first + 1 && header.left < right - 1);
    const isWhole = (header: DOMRect) => header.left >= first - 1 && header.right <= right + 1;
    const cells = [...scroller.querySelectorAll<HTMLElement>('td, th')];
    return {
      whole: [headers[0]?.name ?? '', ...others.filter(isWhole).map(({ name }) => name)],
      cut: others.filter((header) => !isWhole(header)).map(({ name }) => name),
      tooLong: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    };
  });
}
