import type { Page } from '@playwright/test';

/** For a mouse at 5, 5: settles once the browser says, with no move of it, what it rests on, as when the page below it changes. */
export function resting(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('mouseover', ({ clientX, clientY }) => clientX === 5 && clientY === 5 && resolve());
      }),
  );
}
