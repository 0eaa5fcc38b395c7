import { expect, test } from '../fixtures';

// The header stays where it is, over what is scrolled below it.

for (const path of ['/shop', '/masked-inputs', '/text-and-locators', '/tables']) {
  test(`no control of ${path} is below the header when Shift+Tab comes to it`, async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(`${path}?delayScale=0`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const controls = page.locator('main :is(a[href], button, input, select, textarea)');
    const steps = await controls.count();
    await controls.last().focus();
    const covered: string[] = [];
    let met = 0;
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element?.closest('main') || element.tagName === 'MAIN') return undefined;
        const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
        const { top } = element.getBoundingClientRect();
        return { name: element.getAttribute('data-test') ?? element.className, isCovered: top < bottom };
      });
      if (!focused) continue;
      met++;
      if (focused.isCovered) covered.push(focused.name);
    }
    expect(met).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  });
}

test('a control of the header that gets the focus leaves the page where it is scrolled to', async ({ open, page }) => {
  await open('/shop');
  await page.evaluate(() => window.scrollTo(0, 300));
  for (const name of ['page-search', 'practice-toggle', 'theme-toggle']) {
    await page.getByTestId(name).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  }
});
