import { expect, type Page, test } from '@playwright/test';

const titles = { A: 'Welcome to Version A', B: 'Experience Version B' };

test('a: variant A is titled, centered and has a blue button', async ({ page }) => {
  await page.goto('/ab-testing?variant=A');
  await expect(page.getByTestId('variant-title')).toHaveText(titles.A);
  expect(await colourOf(page)).toBe('blue');
  const { title, button } = await placesOf(page);
  expect(title.x + title.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
});

test('b: variant B is titled, split and has a green button', async ({ page }) => {
  await page.goto('/ab-testing?variant=B');
  await expect(page.getByTestId('variant-title')).toHaveText(titles.B);
  expect(await colourOf(page)).toBe('green');
  const { title, button } = await placesOf(page);
  expect(button.x).toBeGreaterThanOrEqual(title.x + title.width);
});

test('counter: the button counts up by one with each click', async ({ page }) => {
  // Without a variant in the address: this test is about what both have in common.
  await page.goto('/ab-testing');
  const button = page.getByTestId('variant-button');
  for (const clicks of [0, 1, 2, 3]) {
    await expect(button).toHaveText(`Click Me (${clicks})`);
    await button.click();
  }
  await button.dblclick();
  await expect(button).toHaveText('Click Me (6)');
});

test('information: Testing Information names the variant and follows the clicks', async ({ page }) => {
  for (const [variant, layout] of [
    ['A', 'centered'],
    ['B', 'split'],
  ]) {
    await page.goto(`/ab-testing?variant=${variant}`);
    await expect(page.getByRole('heading', { name: 'Testing Information' })).toBeVisible();
    await expect(page.getByText(`Current variant: ${variant}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`Layout style: ${layout}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Button clicks: 0', { exact: true })).toBeVisible();
    await page.getByTestId('variant-button').click();
    await expect(page.getByText('Button clicks: 1', { exact: true })).toBeVisible();
  }
});

test('chance: different seeds lead to both variants, the same seed to the same one', async ({ page, context }) => {
  const shown: (string | null)[] = [];
  // An odd number, so that variants in turn would not come out the same.
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  for (const seed of [...seeds, ...seeds]) {
    // Without the cookie every visit is a first one.
    await context.clearCookies();
    await page.goto(`/ab-testing?seed=${seed}`);
    shown.push(await page.getByTestId('variant-title').textContent());
  }
  expect(new Set(shown)).toEqual(new Set([titles.A, titles.B]));
  expect(shown.slice(seeds.length)).toEqual(shown.slice(0, seeds.length));
});

test('kept: the variant is kept for 7 days in the cookie ab-variant', async ({ page, context }) => {
  await page.goto('/ab-testing');
  await expect(page.getByTestId('variant-title')).toBeVisible();
  // The browser stores a cookie a moment after the page has set it.
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'ab-variant');
  await expect.poll(stored).toBeDefined();
  const cookie = await stored();
  await expect(page.getByTestId('variant-title')).toHaveText(titles[cookie?.value as 'A' | 'B']);
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);

  for (const value of ['A', 'B'] as const) {
    await context.addCookies([{ name: 'ab-variant', value, url: page.url() }]);
    await page.goto('/ab-testing');
    await expect(page.getByTestId('variant-title')).toHaveText(titles[value]);
  }
});

test('pinned: a variant in the address shows whatever the cookie says, and rewrites it', async ({ page, context }) => {
  for (const [variant, before] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    await page.goto('/ab-testing');
    await context.addCookies([{ name: 'ab-variant', value: before, url: page.url() }]);
    await page.goto(`/ab-testing?variant=${variant}`);
    await expect(page.getByTestId('variant-title')).toHaveText(titles[variant]);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'ab-variant')?.value)
      .toBe(variant);
  }
});

/** The strongest part of the button's colour, so that either theme will do. */
function colourOf(page: Page) {
  return page.getByTestId('variant-button').evaluate((button) => {
    const parts = getComputedStyle(button).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
    return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  });
}

async function placesOf(page: Page) {
  const [title, button] = await Promise.all(
    ['variant-title', 'variant-button'].map((testId) => page.getByTestId(testId).boundingBox()),
  );
  if (!title || !button) throw new Error('The variant is not shown.');
  return { title, button };
}
