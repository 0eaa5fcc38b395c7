import type { FrameLocator, Page } from 'playwright-core';
import type { Target, Visitor } from '../../site/state';

export function playwrightVisitor(page: Page, root: Page | FrameLocator = page): Visitor {
  function locate(target: Target, containing = '') {
    if (typeof target === 'string') return root.getByTestId(target).filter({ hasText: containing });
    const { css, text } = target;
    const named =
      text === undefined ? root.locator(css) : root.locator(css).filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) });
    return named.filter({ visible: true, hasText: containing }).first();
  }

  return {
    click: (target) => locate(target).click(),
    rightClick: (target) => locate(target).click({ button: 'right' }),
    hover: (target) => locate(target).hover(),
    focus: (target) => locate(target).focus(),
    fill: (target, text) => locate(target).fill(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    upload: (input, ...names) =>
      locate(input).setInputFiles(
        names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('practice') })),
      ),
    see: (target, text) => locate(target, text).waitFor(),
    async inside(frame, act) {
      await locate(frame).scrollIntoViewIfNeeded();
      await act(playwrightVisitor(page, locate(frame).contentFrame()));
    },
    async accept(bringUp, answer) {
      page.once('dialog', (dialog) => dialog.accept(answer));
      await bringUp();
    },
    async run(script) {
      await root.locator('html').evaluate((_, text) => new Function(text)(), script);
    },
  };
}
