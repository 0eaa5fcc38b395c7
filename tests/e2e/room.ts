import type { Page } from '@playwright/test';

/**
 * The texts of the page that are outside of the card or the button around them, and so beside it or over another one.
 * Not those in a box that scrolls or cuts, nor those that are for screen readers alone.
 */
export function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = boxAround(text.parentElement);
      if (!text.textContent?.trim() || !around) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = around.getBoundingClientRect();
      const isOut = [...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1);
      if (isOut) found.push(`${around.className}: ${text.textContent.trim()}`);
    }
    return found;

    function boxAround(element: Element | null): Element | undefined {
      if (!element?.checkVisibility({ visibilityProperty: true })) return undefined;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX !== 'visible' || position === 'absolute' || position === 'fixed') return undefined;
        if (box.matches('.card, .panel, .button, .shop-product')) return box;
      }
      return undefined;
    }
  });
}

/** As large as the text size of the browser may be, and the widths that depend on it. */
export async function setTextSize(page: Page, percent: number) {
  await page.locator('html').evaluate((root, size) => {
    root.style.fontSize = `${size}%`;
  }, percent);
}
