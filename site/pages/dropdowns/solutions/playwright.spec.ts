import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, options = 'delayScale=0') => {
  await page.goto(`/dropdowns?${options}`);
  await expect(page.getByTestId('dropdown-native')).toBeVisible();
};

/** With a stopped clock, waits are exact and take no time. */
async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page, 'delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

type Kind = 'react-select' | 'antd' | 'mui' | 'listbox' | 'cascader' | 'loading';
const kinds: Kind[] = ['react-select', 'antd', 'mui', 'listbox', 'cascader', 'loading'];

const card = (page: Page, kind: string) => page.getByTestId(`dropdown-${kind}`);
/** Not by its role alone: while MUI’s list is open, the page behind it is hidden from screen readers. */
const field = (page: Page, kind: string) => card(page, kind).getByRole('combobox', { includeHidden: true });
const value = (page: Page, kind: string) => page.getByTestId(`dropdown-value-${kind}`);
const native = (page: Page) => card(page, 'native').locator('select');
const multiple = (page: Page) => card(page, 'multiple').locator('select');
/** The options that a reader sees in a list of antd. Its elements with a role have no size. */
const antdOptions = (page: Page) => page.locator('.ant-select-item-option');
/** By its title, because its accessible name has that of its icon. */
const level = (page: Page, name: string) =>
  page.getByRole('menuitemcheckbox').and(page.getByTitle(name, { exact: true }));

/** The options of an open list. Those of MUI are at the end of the document. */
function options(page: Page, kind: Kind, name?: string) {
  const list = kind === 'mui' ? page.getByRole('listbox', { name: 'MUI' }) : card(page, kind).getByRole('listbox');
  return name === undefined ? list.getByRole('option') : list.getByRole('option', { name, exact: true });
}

/** One of the first two loads fails. */
async function openLoading(page: Page) {
  const retry = page.getByTestId('dropdown-retry');
  const amsterdam = options(page, 'loading', 'Amsterdam');
  await field(page, 'loading').click();
  await expect(amsterdam.or(retry)).toBeVisible();
  if (await retry.isVisible()) await field(page, 'loading').click();
  await expect(amsterdam).toBeVisible();
}

/** Chooses the first or the second city of a name. The cascader needs the whole way to it. */
async function choose(page: Page, kind: Kind, way: [string, string, string], index = 0) {
  const name = way[2];
  if (kind === 'loading') await openLoading(page);
  else await field(page, kind).click();
  if (kind === 'antd') {
    await field(page, kind).fill(name);
    await antdOptions(page).nth(index).click();
  } else if (kind === 'cascader') {
    await level(page, way[0]).click();
    await level(page, way[1]).click();
    await level(page, name).nth(index).click();
  } else await options(page, kind, name).nth(index).click();
}

test('values: the value of the chosen city is shown', async ({ page }) => {
  await open(page);
  const name = 'القاهرة';
  await native(page).selectOption({ label: name });
  await multiple(page).selectOption({ label: name });
  for (const kind of ['native', 'multiple']) await expect(value(page, kind)).toHaveText('cairo');
  for (const kind of kinds) {
    await choose(page, kind, ['Africa', 'Egypt', name]);
    await expect(value(page, kind)).toHaveText(/\bcairo$/);
  }
});

test('twins: both cities of one name can be chosen', async ({ page }) => {
  await open(page);
  for (const select of [native(page), multiple(page)]) await select.selectOption('springfield-2');
  for (const kind of ['native', 'multiple']) await expect(value(page, kind)).toHaveText('springfield-2');
  for (const kind of kinds) {
    await choose(page, kind, ['America', 'United States', 'Springfield'], 1);
    await expect(value(page, kind)).toHaveText(/\bspringfield-2$/);
  }
});

test('disabled: Athens cannot be chosen', async ({ page }) => {
  await open(page);
  await expect(native(page).locator('option', { hasText: 'Athens' })).toBeDisabled();
});

test('several: the values of all chosen cities are shown', async ({ page }) => {
  await open(page);
  await multiple(page).selectOption(['lima', 'tokyo', 'wellington']);
  await expect(value(page, 'multiple')).toHaveText('lima, tokyo, wellington');
});

test('search: only cities that contain the text are listed', async ({ page }) => {
  await open(page);
  await field(page, 'react-select').fill('FIELD');
  await expect(options(page, 'react-select')).toHaveText(['Springfield', 'Springfield', 'Create "FIELD"']);
});

async function create(page: Page, name: string) {
  await field(page, 'react-select').fill(name);
  await expect(options(page, 'react-select')).toHaveText([`Create "${name}"`]);
  await page.keyboard.press('Enter');
}

test('created: a new city is chosen', async ({ page }) => {
  await open(page);
  await create(page, 'New Town');
  await expect(value(page, 'react-select')).toHaveText('New Town');
});

test('kept: a new city stays in the list', async ({ page }) => {
  await open(page);
  await create(page, 'New Town');
  await choose(page, 'react-select', ['Asia', 'Japan', 'Tokyo']);
  await field(page, 'react-select').fill('New T');
  await expect(options(page, 'react-select', 'New Town')).toBeVisible();
});

test('filter: only cities that contain the text are listed', async ({ page }) => {
  await open(page);
  await field(page, 'antd').fill('قاهرة');
  await expect(antdOptions(page)).toHaveText(['القاهرة']);
  await field(page, 'antd').fill('ringf');
  await expect(antdOptions(page)).toHaveText(['Springfield', 'Springfield']);
});

test('all: the list ends with its last city', async ({ page }) => {
  await open(page);
  await field(page, 'antd').click();
  await expect(antdOptions(page).first()).toBeVisible();
  // The key ↑ on the first option leads to the last one, which was not in the document before.
  await page.keyboard.press('ArrowUp');
  await expect(antdOptions(page).last()).toHaveText('Zu\u0308rich');
  await page.keyboard.press('Enter');
  await expect(value(page, 'antd')).toHaveText('zuerich-decomposed');
});

test('covered: a click elsewhere closes the list', async ({ page }) => {
  await open(page);
  // Clicks beside the list, because it covers the fields below its own.
  const behind = field(page, 'listbox');
  await behind.scrollIntoViewIfNeeded();
  const box = await behind.boundingBox();
  if (!box) throw new Error('not visible');
  await field(page, 'mui').focus();
  await page.keyboard.press('Enter');
  await expect(options(page, 'mui', 'Tokyo')).toBeVisible();
  await page.mouse.click(box.x + 20, box.y + 10);
  await expect(options(page, 'mui', 'Tokyo')).toBeHidden();
  await expect(behind).toHaveAttribute('aria-expanded', 'false');
  await expect(value(page, 'mui')).toHaveText('nothing');
});

/** The name of the active option of the listbox. */
const active = (page: Page) =>
  field(page, 'listbox').evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test('opened: the chosen city is active', async ({ page }) => {
  await open(page);
  await field(page, 'listbox').click();
  await expect.poll(() => active(page)).toBe('Amsterdam');
  await options(page, 'listbox', 'Tokyo').click();
  await field(page, 'listbox').click();
  await expect.poll(() => active(page)).toBe('Tokyo');
});

test('ends: Home and End lead to the first and the last option', async ({ page }) => {
  await open(page);
  await field(page, 'listbox').click();
  await page.keyboard.press('End');
  await expect.poll(() => active(page)).toBe('Zu\u0308rich');
  await page.keyboard.press('Home');
  await expect.poll(() => active(page)).toBe('Amsterdam');
});

test('typeahead: letters in a row lead to a city', async ({ page }) => {
  await openWithClockStopped(page);
  await choose(page, 'listbox', ['Oceania', 'New Zealand', 'Wellington']);
  await field(page, 'listbox').click();
  await page.keyboard.type('st');
  await expect.poll(() => active(page)).toBe('Stockholm');
});

test('upwards: a list without room below opens upwards', async ({ page }) => {
  await open(page);
  for (const kind of ['listbox', 'loading'] as const) {
    await field(page, kind).evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight + 16, behavior: 'instant' }),
    );
    if (kind === 'loading') await openLoading(page);
    else await field(page, kind).click();
    await expect(options(page, kind, 'Amsterdam')).toBeVisible();
    const [list, own] = [card(page, kind).getByRole('listbox'), field(page, kind)];
    const bottom = (of: typeof list) => of.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => (await bottom(list)) < (await bottom(own)) - 20).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('levels: all levels are shown', async ({ page }) => {
  await open(page);
  await choose(page, 'cascader', ['Asia', 'Japan', 'Tokyo']);
  await expect(value(page, 'cascader')).toHaveText('asia / japan / tokyo');
});

test('whole: nothing is chosen until a city is', async ({ page }) => {
  await open(page);
  await field(page, 'cascader').click();
  await level(page, 'Asia').click();
  await level(page, 'Japan').click();
  await expect(level(page, 'Tokyo')).toBeVisible();
  await expect(value(page, 'cascader')).toHaveText('nothing');
});

test('arrival: the cities arrive after 300 to 1200 milliseconds', async ({ page }) => {
  await openWithClockStopped(page);
  for (let times = 0; times < 3; times++) {
    await field(page, 'loading').click();
    await page.clock.runFor(299);
    await expect(card(page, 'loading').getByText('Loading cities')).toBeVisible();
    await page.clock.runFor(901);
    await expect(options(page, 'loading', 'Amsterdam').or(page.getByTestId('dropdown-retry'))).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

/** Which of the first two loads fails. */
async function failedOf(page: Page, seed: number) {
  await open(page, `delayScale=0&seed=${seed}`);
  const error = page.getByTestId('dropdown-error');
  const failed: number[] = [];
  for (const load of [1, 2]) {
    await field(page, 'loading').click();
    await expect(options(page, 'loading', 'Amsterdam').or(page.getByTestId('dropdown-retry'))).toBeVisible();
    if (!(await page.getByTestId('dropdown-retry').isVisible())) await page.keyboard.press('Escape');
    else {
      failed.push(load);
      await expect(error).toHaveText('Could not load cities');
    }
  }
  expect(failed).toHaveLength(1);
  return failed[0];
}

test('failed: the seed decides which load fails', async ({ page }) => {
  const failed = [];
  for (const seed of [1, 2, 3]) failed.push(await failedOf(page, seed));
  expect(new Set(failed)).toEqual(new Set([1, 2]));
  expect(await failedOf(page, 1)).toBe(failed[0]);
});

test('retry: “Try again” opens the list with its cities', async ({ page }) => {
  await open(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await field(page, 'loading').click();
  await expect(options(page, 'loading', 'Amsterdam').or(retry)).toBeVisible();
  if (!(await retry.isVisible())) {
    await page.keyboard.press('Escape');
    await field(page, 'loading').click();
  }
  await retry.click();
  await expect(options(page, 'loading', 'Amsterdam')).toBeVisible();
  await expect(page.getByTestId('dropdown-error')).toBeEmpty();
});

test('late: a closed list stays closed when its cities arrive', async ({ page }) => {
  await openWithClockStopped(page);
  for (let times = 0; times < 2; times++) {
    await field(page, 'loading').click();
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1200);
    // Another choice gives the page time to react to the first.
    await native(page).selectOption(times === 0 ? 'tokyo' : 'lima');
    await expect(value(page, 'native')).toHaveText(times === 0 ? 'tokyo' : 'lima');
    await expect(field(page, 'loading')).toHaveAttribute('aria-expanded', 'false');
  }
});

/** Chooses a city, opens the list again, moves to another city and presses Escape. */
async function giveUp(page: Page, kind: Kind) {
  await choose(page, kind, ['Asia', 'Japan', 'Tokyo']);
  await expect(value(page, kind)).toHaveText(/\btokyo$/);
  if (kind === 'loading') await openLoading(page);
  else {
    await field(page, kind).focus();
    await page.keyboard.press('ArrowDown');
  }
  await expect(field(page, kind)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

test('escape: Escape keeps the old value', async ({ page }) => {
  await open(page);
  for (const kind of kinds) {
    await giveUp(page, kind);
    await expect(field(page, kind)).toHaveAttribute('aria-expanded', 'false');
    await expect(value(page, kind)).toHaveText(/\btokyo$/);
  }
});

test('focus: after Escape the dropdown has the focus', async ({ page }) => {
  await open(page);
  for (const kind of kinds) {
    await giveUp(page, kind);
    await expect(field(page, kind)).toBeFocused();
  }
});
