import type { Locator } from '@playwright/test';

/** Empties the field first, because in Firefox Playwright adds what it fills in a field for numbers to what is there. */
export async function fillNumber(field: Locator, text: string) {
  await field.clear();
  await field.fill(text);
}
