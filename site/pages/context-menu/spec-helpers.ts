import { expect, type Page } from '@playwright/test';

export const menu = (page: Page) => page.getByTestId('context-menu');
export const trigger = (page: Page) => page.getByTestId('context-menu-trigger');

export async function box(page: Page, testId: string) {
  const found = await page.getByTestId(testId).boundingBox();
  if (!found) throw new Error(`${testId} has no box`);
  return found;
}

/** Presses a key that opens the menu, and looks where it is. */
export async function expectMenuByKey(page: Page, key: string) {
  await trigger(page).focus();
  await page.keyboard.press(key);
  await expect(page.getByTestId('context-menu-edit')).toBeFocused();
  const [area, opened] = [await box(page, 'context-menu-trigger'), await box(page, 'context-menu')];
  expect(opened.x).toBeGreaterThanOrEqual(area.x);
  expect(opened.x).toBeLessThan(area.x + area.width);
  expect(opened.y).toBeGreaterThanOrEqual(area.y);
  expect(opened.y).toBeLessThan(area.y + area.height);
}
