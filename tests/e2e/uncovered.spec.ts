import { home, pages } from '../../site/catalogue';
import { provokedErrors } from '../../site/states';
import { expect, test } from '../fixtures';

// Drivers and scripts scroll an element to the edge of the window before they click on it. What stays there would
// take the click.

test.use({ expectedErrors: provokedErrors });

test('what is scrolled to the top of the window is covered by nothing around the page', async ({ open, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 400 });
  const covered: string[] = [];
  let count = 0;
  for (const id of ['', ...pages.map((page) => page.id)]) {
    await open(`/${id}?delayScale=0`);
    const looked = await page.evaluate(() => {
      const controls = document.querySelectorAll('main :is(a[href], button, input, select, textarea)');
      return [...controls].flatMap((control) => {
        control.scrollIntoView({ block: 'start', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return { name: control.outerHTML.slice(0, 80), isCovered: !!hit?.closest('header, nav#sidebar') };
      });
    });
    count += looked.length;
    for (const { name, isCovered } of looked) if (isCovered) covered.push(`${id || home.id}: ${name}`);
  }
  expect(count).toBeGreaterThan(400);
  expect(covered).toEqual([]);
});
