import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';
import { provokedErrors } from '../states';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

for (const id of ['', ...pages.map((page) => page.id)]) {
  test(`${id || 'home'} is reached by Tab, every control with a ring`, async ({ open, page }) => {
    await open(`/${id}?delayScale=0`);
    // Waits for content that loads late.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const expected = await page.evaluate(controlsOfMain);
    const met = new Set<string>();
    const withoutRing = new Set<string>();
    await page.getByRole('main').focus();
    // Twice as many steps as controls, because frames and parts of native controls are stops as well.
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

/** A unique name for each control that can have the focus, which it gets as an attribute as well. */
function controlsOfMain(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const main = document.querySelector('main');
  const roots: ParentNode[] = main ? [main] : [];
  for (const host of main?.querySelectorAll('*') ?? []) if (host.shadowRoot) roots.push(host.shadowRoot);
  const controls = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const reachable = controls.filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      !control.closest('[inert]') &&
      control.checkVisibility(),
  );
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
