import type { Locator } from '@playwright/test';
import { overflowOf } from '../../../tests/e2e/overflow';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

const combobox = (kind: string) => `[data-test=dropdown-${kind}] [role=combobox]`;

test('the wait takes the delay scale', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/dropdowns?delayScale=2');
  await page.locator(combobox('loading')).click();
  await page.clock.runFor(599);
  const loading = page.getByTestId('dropdown-loading').getByText('Loading cities');
  await expect(loading).toBeVisible();
  await page.clock.runFor(1801);
  await expect(loading).toHaveCount(0);
});

test('the longest name is cut, in the field and in the list', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/dropdowns');
  const [field, option] = [
    page.locator(combobox('listbox')),
    page.getByTestId('dropdown-listbox').getByRole('option', { name: 'Taumata' }),
  ];
  await field.click();
  const isCut = (of: typeof field) =>
    of.locator('.dropdown-cut').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isCut(option)).toBe(true);
  await option.click();
  expect(await isCut(field)).toBe(true);
  expect(await overflowOf(page)).toBe(0);
});

test('on a phone three columns of the cascader are within the window', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/dropdowns');
  await page.locator(combobox('cascader')).click();
  // By its title, because its accessible name has that of its icon.
  const place = (name: string) => page.getByRole('menuitemcheckbox').and(page.getByTitle(name, { exact: true }));
  for (const name of ['Oceania', 'New Zealand']) await place(name).click();
  for (const name of ['Oceania', 'New Zealand', 'Wellington']) await expect(place(name)).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
});

test('few of the 500 options are in the document', async ({ open, page }) => {
  await open('/dropdowns');
  await page.locator(combobox('antd')).click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  expect(await page.locator('.ant-select-item-option').count()).toBeLessThan(30);
});

test('the lists of MUI and antd are the libraries’ own elements', async ({ open, page }) => {
  await open('/dropdowns');
  await page.locator(combobox('mui')).click();
  await expect(page.locator('body > .MuiMenu-root')).toHaveAttribute('role', 'presentation');
  await page.keyboard.press('Escape');
  for (const kind of ['antd', 'cascader']) await page.locator(combobox(kind)).press('ArrowDown');
  await expect(page.locator('.ant-select-dropdown')).toHaveCount(2);
  await expect(page.locator('.ant-select-dropdown :is(section, [role=region])')).toHaveCount(0);
});

test('while the cities load there is no option', async ({ open, page }) => {
  await open('/dropdowns?delayScale=1000');
  await page.locator(combobox('loading')).click();
  const card = page.getByTestId('dropdown-loading');
  await expect(card.getByRole('status').filter({ hasText: 'Loading cities' })).toBeVisible();
  await expect(card.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await expect(card.getByRole('option')).toHaveCount(0);
});

test('react-select is found as suites find it, and typing and Enter choose', async ({ open, page }) => {
  await open('/dropdowns');
  const card = page.getByTestId('dropdown-react-select');
  const [control, input] = [card.locator('[class*="-control"]'), card.locator('input[id^="react-select"]')];
  await expect(input).toHaveAccessibleName('react-select');
  await control.click();
  await expect(card.locator('[class*="-option"]')).toHaveCount(18);
  // Not filled, because Playwright then sets the value in Firefox, and React takes that for no change.
  await input.pressSequentially('tok');
  await input.press('Enter');
  await expect(card.locator('[class*="-singleValue"]')).toHaveText('Tokyo');
  await expect(page.getByTestId('dropdown-value-react-select')).toHaveText('tokyo');
});

test('a key opens the hand-made list, and Tab chooses and goes on', async ({ open, page }) => {
  await open('/dropdowns');
  const field = page.locator(combobox('listbox'));
  for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp']) {
    await field.press(key);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }
  await field.press('End');
  await field.press('Tab');
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('zuerich-decomposed');
  await expect(field).not.toBeFocused();
});

test('a letter opens the hand-made list, and after a pause letters are another word', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/dropdowns');
  const field = page.locator(combobox('listbox'));
  await field.press('t');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1000);
  await field.press('s');
  await field.press('e');
  await field.press('Enter');
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('seoul');
  // Longer than the pause as a whole, and shorter from letter to letter.
  for (const letter of 'sto') {
    await field.press(letter);
    await page.clock.runFor(900);
  }
  await field.press('Enter');
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('stockholm');
});

test('a letter with Ctrl is for the browser, and opens no hand-made list', async ({ open, page }) => {
  await open('/dropdowns');
  const field = page.locator(combobox('listbox'));
  await field.press('Control+c');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a list that is opened again while it loads waits for its own cities', async ({ openWithClockStopped, page }) => {
  // The first load takes 324 ms with this seed, the second one 988.
  await openWithClockStopped('/dropdowns?seed=20');
  const field = page.locator(combobox('loading'));
  await field.click();
  await page.clock.runFor(200);
  await field.press('Escape');
  await field.click();
  await page.clock.runFor(987);
  await expect(page.getByTestId('dropdown-loading').getByText('Loading cities')).toBeVisible();
});

test('a click elsewhere closes the hand-made list with the old value', async ({ open, page }) => {
  await open('/dropdowns');
  const field = page.locator(combobox('listbox'));
  await field.press('Enter');
  await field.press('ArrowDown');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('nothing');
});

test('“Try again” gives the focus to the field', async ({ open, page }) => {
  await open('/dropdowns?delayScale=0');
  const field = page.locator(combobox('loading'));
  const retry = page.getByTestId('dropdown-retry');
  const cities = page.getByTestId('dropdown-loading').getByRole('option', { name: 'Tokyo' });
  await field.press('Enter');
  await expect(cities.or(retry)).toBeVisible();
  if (await cities.isVisible()) {
    await field.press('Escape');
    await field.press('Enter');
  }
  await retry.click();
  await expect(field).toBeFocused();
  await expect(cities).toBeVisible();
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 250_000);
  await open('/dropdowns?delayScale=1000');
  await page.locator(combobox('loading')).click();
  await expect.poll(timers).toBe(1);
  await expectNoneAfterLeaving(page, timers);
});

test('the list of react-select covers what antd’s field shows', async ({ open, page }) => {
  await open('/dropdowns');
  await page.locator(combobox('react-select')).click();
  const layer = (element: Locator) => element.evaluate((of) => Number(getComputedStyle(of).zIndex));
  const placeholder = page.locator('.dropdown-antd .ant-select-placeholder').first();
  expect(await layer(page.locator('.practice-select__menu'))).toBeGreaterThan(await layer(placeholder));
});

for (const text of ['cairo', 'springfield-2', 'Zurich', 'Lima '])
  test(`“${text}”, which is the name of no city, can be created`, async ({ open, page }) => {
    await open('/dropdowns');
    await page.locator('#react-select-practice-input').fill(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('dropdown-value-react-select').textContent()).toBe(text);
  });

test('what was typed into a list is forgotten when it is opened again', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/dropdowns');
  const field = page.getByTestId('dropdown-listbox').getByRole('combobox');
  await field.press('s');
  await field.press('Escape');
  await field.press('Enter');
  await page.keyboard.type('springf');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('springfield-1');
});
