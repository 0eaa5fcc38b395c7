import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** The variant in the address, then the other one in the cookie. */
const pairs = [
  ['A', 'B'],
  ['B', 'A'],
] as const;

test('a: the title of variant A', async ({ page }) => {
  await page.goto('/ab-testing?variant=A');
  await expect(page.getByTestId('variant-title')).toHaveText('Welcome to Version A');
});

test('a-layout: the button of variant A is below the title', async ({ page }) => {
  await page.goto('/ab-testing?variant=A');
  const { title, button } = await placesOf(page);
  expect(button.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(title.x + title.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
});

test('a-color: the button of variant A is blue', async ({ page }) => {
  await page.goto('/ab-testing?variant=A');
  expect(await colourOf(page)).toBe('blue');
});

test('b: the title of variant B', async ({ page }) => {
  await page.goto('/ab-testing?variant=B');
  await expect(page.getByTestId('variant-title')).toHaveText('Experience Version B');
});

test('b-layout: the button of variant B is beside the title', async ({ page }) => {
  await page.goto('/ab-testing?variant=B');
  const { title, description, button } = await placesOf(page);
  expect(button.x).toBeGreaterThanOrEqual(title.x + title.width);
  // Not below both texts: there it would be to the right of a short title, too.
  expect(button.y).toBeLessThan(description.y + description.height);
});

test('b-color: the button of variant B is green', async ({ page }) => {
  await page.goto('/ab-testing?variant=B');
  expect(await colourOf(page)).toBe('green');
});

test('counter: the button shows “Click Me (0)” at first', async ({ page }) => {
  // No variant in the address, because this test checks what both variants have in common.
  await page.goto('/ab-testing');
  await expect(page.getByTestId('variant-button')).toHaveText('Click Me (0)');
});

test('counted: each click adds one', async ({ page }) => {
  await page.goto('/ab-testing');
  const button = page.getByTestId('variant-button');
  for (const clicks of [1, 2]) {
    await button.click();
    await expect(button).toHaveText(`Click Me (${clicks})`);
  }
  await button.dblclick();
  await expect(button).toHaveText('Click Me (4)');
});

test('information: the variant is named', async ({ page, context }) => {
  for (const variant of ['A', 'B']) {
    // Each visit is a first one. Whether the address wins over a cookie is another requirement.
    await context.clearCookies();
    await page.goto(`/ab-testing?variant=${variant}`);
    await expect(page.getByText(`Current variant: ${variant}`, { exact: true })).toBeVisible();
  }
});

test('clicks: the clicks are counted', async ({ page }) => {
  await page.goto('/ab-testing');
  await expect(page.getByTestId('button-clicks')).toHaveText('Button clicks: 0');
  await page.getByTestId('variant-button').click();
  await expect(page.getByTestId('button-clicks')).toHaveText('Button clicks: 1');
});

test('layout: the layout is named', async ({ page, context }) => {
  await page.goto('/ab-testing?variant=A');
  await expect(page.getByTestId('layout-style')).toHaveText('Layout style: centered');
  await context.clearCookies();
  await page.goto('/ab-testing?variant=B');
  await expect(page.getByTestId('layout-style')).toHaveText('Layout style: split');
});

test('chance: different seeds lead to both variants', async ({ page, context }) => {
  const shown = await firstVisits(page, context, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  expect(new Set(shown)).toEqual(new Set(['A', 'B']));
});

test('seeded: the same seed leads to the same variant', async ({ page, context }) => {
  // An odd number of seeds: if the variants just alternated, the second round would differ from the first.
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  expect(await firstVisits(page, context, seeds)).toEqual(await firstVisits(page, context, seeds));
});

test('kept: the cookie keeps the variant for 7 days', async ({ page, context }) => {
  await page.goto('/ab-testing');
  // The browser stores a cookie a moment after the page has set it.
  await expect.poll(() => cookieOf(context)).toBeDefined();
  const cookie = await cookieOf(context);
  expect(cookie?.value).toBe(await variantOf(page));
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
});

test('returning: a later visit shows the variant in the cookie', async ({ page, context }) => {
  for (const value of ['A', 'B']) {
    await page.goto('/ab-testing');
    await context.addCookies([{ name: 'ab-variant', value, url: page.url() }]);
    await page.goto('/ab-testing');
    expect(await variantOf(page)).toBe(value);
  }
});

test('pinned: the variant in the address wins over the cookie', async ({ page, context }) => {
  for (const [variant, before] of pairs) {
    await page.goto('/ab-testing');
    await context.addCookies([{ name: 'ab-variant', value: before, url: page.url() }]);
    await page.goto(`/ab-testing?variant=${variant}`);
    expect(await variantOf(page)).toBe(variant);
  }
});

test('rewritten: the cookie names the variant of the address', async ({ page, context }) => {
  for (const [variant, before] of pairs) {
    await page.goto('/ab-testing');
    await context.addCookies([{ name: 'ab-variant', value: before, url: page.url() }]);
    await page.goto(`/ab-testing?variant=${variant}`);
    await expect.poll(async () => (await cookieOf(context))?.value).toBe(variant);
  }
});

async function cookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'ab-variant');
}

/** The last letter of the title, which both variants have. */
async function variantOf(page: Page) {
  return (await page.getByTestId('variant-title').textContent())?.at(-1);
}

async function firstVisits(page: Page, context: BrowserContext, seeds: string[]) {
  const variants: (string | undefined)[] = [];
  for (const seed of seeds) {
    // Without the cookie every visit is a first one.
    await context.clearCookies();
    await page.goto(`/ab-testing?seed=${seed}`);
    variants.push(await variantOf(page));
  }
  return variants;
}

/** The strongest part of the button's colour. It is the same in both themes. */
function colourOf(page: Page) {
  return page.getByTestId('variant-button').evaluate((button) => {
    const parts = getComputedStyle(button).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
    return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  });
}

async function placesOf(page: Page) {
  const [title, description, button] = await Promise.all(
    ['variant-title', 'variant-description', 'variant-button'].map((testId) => page.getByTestId(testId).boundingBox()),
  );
  if (!title || !description || !button) throw new Error('The variant is not shown.');
  return { title, description, button };
}
