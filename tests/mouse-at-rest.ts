import type { Page } from '@playwright/test';

/** Resolves at an event for a mouse that rests at 5, 5, which browsers send when the page changes below it. */
export function resting(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('mouseover', ({ clientX, clientY }) => clientX === 5 && clientY === 5 && resolve());
      }),
  );
}
