import type { Locator, Page } from '@playwright/test';

// Does not wait, because an order that changes late is a failure.
export const orderOf = (page: Page) => page.locator('[data-test^="sortable-item-"]').allTextContents();

export async function middleOf(locator: Locator) {
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
