import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('the waits take the delay scale', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/tabs-and-trees?delayScale=2');
  await page.getByTestId('tabs-tab-report').click();
  await page.clock.runFor(599);
  await expect(page.getByTestId('tabs-report')).toHaveText('Loading');
  await page.clock.runFor(1201);
  await expect(page.getByTestId('tabs-report')).not.toHaveText('Loading');
});

test('a tab that is closed gives the focus to the one in its place', async ({ open, page }) => {
  await open('/tabs-and-trees');
  await page.getByTestId('tabs-tab-guests').click();
  await page.getByTestId('tabs-close-guests').click();
  await expect(page.getByTestId('tabs-tab-budget')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByTestId('tabs-tab-travel')).toBeFocused();
  // Not one of the three that stay.
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByTestId('tabs-tab-overview')).toBeFocused();
});

for (const width of [1920, 1280, 390])
  test(`the tabs are too many for a window of ${width} px`, { tag: '@design' }, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/tabs-and-trees');
    await expect(page.locator('.MuiTabScrollButton-root:not(.Mui-disabled)')).toHaveCount(1);
    await expect(page.getByTestId('tabs-tab-feedback')).not.toBeInViewport({ ratio: 0.9 });
    await page.getByTestId('tabs-add').click();
    await expect(page.getByTestId('tabs-tab-extra')).toBeInViewport({ ratio: 0.9 });
  });

test('a button that can be pressed no more gives the focus to one that can', async ({ open, page }) => {
  await open('/tabs-and-trees');
  for (const [pressed, focused] of [
    ['pager-last', 'pager-previous'],
    ['pager-first', 'pager-next'],
  ] as const) {
    await page.getByTestId(pressed).press('Enter');
    await expect(page.getByTestId(pressed)).toBeDisabled();
    await expect(page.getByTestId(focused)).toBeFocused();
  }
  await page.getByTestId('breadcrumb-down').press('Enter');
  await expect(page.getByTestId('breadcrumb-down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('breadcrumb-urgent')).toBeFocused();
});

test('the right button does not move the splitter', async ({ open, page }) => {
  await open('/tabs-and-trees');
  await page.getByTestId('split-handle').hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(0, 0);
  await page.mouse.up({ button: 'right' });
  await expect(page.getByTestId('split-handle')).toHaveAttribute('aria-valuenow', '50');
});

test('the tree is worked by its library’s keys', async ({ open, page }) => {
  await open('/tabs-and-trees?delayScale=0');
  await page.getByTestId('tree-filter').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('tree')).toBeFocused();
  // The first item is the active one as soon as the tree has the focus.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByTestId('tree-checked')).toHaveText('Rome');
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByTestId('tree-item-europe-italy-rome')).toHaveCount(0);
});

test('a branch that could not be loaded is closed, and can be opened again', async ({ open, page }) => {
  await open('/tabs-and-trees?delayScale=0');
  const branch = (path: string) => page.getByTestId(`tree-item-${path}`);
  const openBranch = (path: string) => branch(path).locator('.ant-tree-switcher').click();
  for (const path of ['africa', 'america', 'america-brazil']) await openBranch(path);
  await expect(page.getByTestId('tree-retry')).toBeVisible();
  const isAfrica = (await page.getByTestId('tree-error').textContent())?.endsWith('Africa');
  const path = isAfrica ? 'africa' : 'america-brazil';
  await expect(branch(path)).toHaveAttribute('aria-expanded', 'false');
  await openBranch(path);
  await expect(branch(isAfrica ? 'africa-egypt' : 'america-brazil-recife')).toBeVisible();
  await expect(page.getByTestId('tree-retry')).toHaveCount(0);
});

test('“Try again” gives the focus to the tree', async ({ open, page }) => {
  await open('/tabs-and-trees?delayScale=0');
  for (const path of ['africa', 'america', 'america-brazil'])
    await page.getByTestId(`tree-item-${path}`).locator('.ant-tree-switcher').click();
  await page.getByTestId('tree-retry').click();
  await expect(page.getByTestId('tree')).toBeFocused();
});

test('the filter opens what it finds in a branch that has loaded', async ({ open, page }) => {
  await open('/tabs-and-trees?seed=1&delayScale=0');
  await page.getByTestId('tree-filter').fill('cairo');
  await page.getByTestId('tree-item-africa').locator('.ant-tree-switcher').click();
  await page.getByTestId('tree-retry').click();
  await expect(page.getByTestId('tree-found')).toHaveText('Found: 1');
  await expect(page.getByTestId('tree-item-africa-egypt-cairo')).toBeVisible();
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 250_000);
  await open('/tabs-and-trees?delayScale=1000');
  await page.getByTestId('tabs-tab-report').click();
  await page.getByTestId('tree-item-africa').locator('.ant-tree-switcher').click();
  await expect.poll(timers).toBe(2);
  await expectNoneAfterLeaving(page, timers);
});
