import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drives, provokedErrors } from '../drives';
import { expect, test } from '../fixtures';
import { states } from '../states';

test.use({ expectedErrors: provokedErrors });

for (const [id, drive] of drives) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${id}, as it opens and in its states, has no violation in the ${theme} theme`, async ({ open, page, context, baseURL }) => {
      // Seven open sections are ten documents for axe to read.
      test.slow(id === 'iframes');
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
      // Playwright's own colour scheme would hide from the frames which one the page hands down.
      await page.emulateMedia({ colorScheme: theme });
      await open(`/${id === 'home' ? '' : id}?delayScale=0&downloadFailure=http`);
      expect(await violations(page)).toEqual([]);
      await drive(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${id} is reached by Tab, every control with a ring`, async ({ open, page }) => {
    await open(`/${id === 'home' ? '' : id}?delayScale=0`);
    // What loads late belongs to the page as well.
    if (id === 'dynamic-elements') await page.getByTestId('dynamic-item-2').waitFor();
    const expected = await page.evaluate(controlsOfMain);
    const met = new Set<string>();
    const withoutRing = new Set<string>();
    await page.getByRole('main').focus();
    // As many again for the stops between: native parts of a control, frames.
    for (let step = 0; step < 2 * expected.length + 10 && expected.some((name) => !met.has(name)); step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(focusedControl);
      if (!focused) continue;
      met.add(focused.name);
      if (!focused.ring) withoutRing.add(focused.name);
    }
    expect(expected.filter((name) => !met.has(name))).toEqual([]);
    expect([...withoutRing]).toEqual([]);
  });
}

for (const { name, address, reach } of states) {
  if (!reach) continue;
  test(`${name}: no violation in either theme`, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(address);
    await reach(page);
    // The frames' documents are looked at above, in the theme that the page hands down.
    expect(await violations(page, 'iframe')).toEqual([]);
    // The class alone: a click on the toggle would close what is open.
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect(await violations(page, 'iframe')).toEqual([]);
  });
}

async function violations(page: Page, without?: string) {
  // axe would fetch the styles of sandboxed frames, and be refused aloud.
  const axe = new AxeBuilder({ page }).options({ preload: false });
  return (await (without ? axe.exclude(without) : axe).analyze()).violations;
}

/** The controls that a person can act on, each under a name that tells it from the others. */
function controlsOfMain(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const main = document.querySelector('main');
  const roots: ParentNode[] = main ? [main] : [];
  for (const host of main?.querySelectorAll('*') ?? []) if (host.shadowRoot) roots.push(host.shadowRoot);
  const controls = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const reachable = controls.filter((control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility());
  return reachable.map((control, index) => {
    control.dataset.tabStop = `${index} ${control.outerHTML.slice(0, 120)}`;
    return control.dataset.tabStop;
  });
}

function focusedControl(): { name: string; ring: boolean } | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.dataset.tabStop) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  return { name: focused.dataset.tabStop, ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 };
}
