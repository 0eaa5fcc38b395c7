import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Exception } from '../../site/state';
import { wholeSuite } from '../depth';

/**
 * Checks the page and the documents in its frames. Puts axe into each of them itself and only once, because axe's own
 * package for Playwright does so for every check and combines the results in a page of its own, which takes three times
 * as long. An exception that is not needed is a violation too.
 */
export async function violations(
  page: Page,
  exceptions: readonly Exception[] = [],
  rules: { runOnly?: string[] } = {},
): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxeAfterTransitions))) await frame.evaluate(ready);
  // No preload, because sandboxed frames may not read style sheets. A long wait, because a frame that does not respond
  // in it is left out.
  const options: axe.RunOptions = { preload: false, pingWaitTime: 60_000, resultTypes: ['violations'], ...rules };
  const found = await page.evaluate(
    async ({ given, css }) => {
      const results = await (Reflect.get(window, 'axe') as typeof axe).run(document, { ...given, elementRef: true });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary, element }) => ({
          id,
          text: `${id}: ${target.join(' ')} ${failureSummary}`,
          within: css.filter((selector) => element?.closest(selector)),
        })),
      );
    },
    { given: options, css: exceptions.map(({ css }) => css) },
  );
  const isOf =
    ({ rule, css }: Exception) =>
    ({ id, within }: (typeof found)[number]) =>
      id === rule && within.includes(css);
  const needless = rules.runOnly ? [] : exceptions.filter((exception) => !found.some(isOf(exception)));
  return [
    ...found.filter((one) => !exceptions.some((exception) => isOf(exception)(one))).map(({ text }) => text),
    ...needless.map(({ rule, css }) => `${rule}: not broken in ${css}, so it is no exception`),
  ];
}

/** Themes differ in colours alone, so a second look at anything else would find the same. */
export async function violationsInDark(page: Page, exceptions: readonly Exception[] = []): Promise<string[]> {
  // Sets the class instead of clicking on the toggle, which would close an open menu or dialog.
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  return violations(page, exceptions, wholeSuite ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/** Texts that cannot be read well in the colours that are shown now. */
export function contrastViolations(page: Page): Promise<string[]> {
  return violations(page, [], { runOnly: ['color-contrast'] });
}

/** Responds after the last transition, because colours are those of neither theme until then. */
async function hasAxeAfterTransitions(): Promise<boolean> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  return 'axe' in window;
}

// The minified file, which is half of the one that the package exports as its source, and is in a document sooner.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in each document. Its axe reports to the page's although a sandboxed frame has an origin of its own. */
const ready = `${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
