import type { Page } from '@playwright/test';

export const leave = (page: Page, clientY: number, clientX = 300) =>
  page.evaluate(
    ([x, y]) => document.dispatchEvent(new MouseEvent('mouseleave', { clientX: x, clientY: y })),
    [clientX, clientY],
  );
