import type { Locator } from '@playwright/test';

/** As chromedriver does for Selenium's `clear()`: without an `input` event, and in one task. */
export async function clearField(field: Locator) {
  await field.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.value = '';
    element.dispatchEvent(new Event('change', { bubbles: true }));
    element.blur();
  });
}
