import { pages } from '../../site/catalogue';
import { provokedErrors } from '../../site/states';
import { expect, test } from '../fixtures';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

for (const id of ['', ...pages.map((page) => page.id)]) {
  test(`${id || 'home'} is reached by Tab, every control with a ring`, async ({ open, page }) => {
    await open(`/${id}?delayScale=0`);
    // Waits for content that loads late.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const expected = await page.evaluate(controlsOfMain);
    // A link around the page has one too, although the libraries of the page may have styles for all links.
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('outline-style', 'solid');
    const met = new Set<string>();
    const ringed = new Set<string>();
    await page.getByRole('main').focus();
    // Twice as many steps as controls, because frames and parts of native controls are stops as well.
    for (let step = 0; step < 2 * expected.length + 10 && expected.some((name) => !met.has(name)); step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(focusedControl);
      if (!focused) continue;
      met.add(focused.name);
      if (focused.ring) ringed.add(focused.name);
    }
    expect(
      expected.filter((name) => !met.has(name)),
      'reached',
    ).toEqual([]);
    // At one of its stops: a native date field has another one in it, its button, which has a ring of its own.
    expect(
      [...met].filter((name) => !ringed.has(name)),
      'without a ring',
    ).toEqual([]);
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
      // A library's grid moves the focus among its cells itself: its rows, and what is around them, pass it on.
      !control.matches('[role=presentation], [role=row]') &&
      control.checkVisibility() &&
      !isOtherRadio(control),
  );
  return reachable.map((control, index) => {
    control.dataset.tabStop = `${index} ${control.outerHTML.slice(0, 120)}`;
    return control.dataset.tabStop;
  });

  /** Of a group of radio buttons Tab reaches the one that is checked, or else the first; arrows reach the others. */
  function isOtherRadio(control: HTMLElement): boolean {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
    const group = controls.filter((one) => one instanceof HTMLInputElement && one.name === control.name);
    return control !== (group.find((one) => one.matches(':checked')) ?? group[0]);
  }
}

function focusedControl(): { name: string; ring: boolean } | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return undefined;
  if (!focused.dataset.tabStop) return undefined;
  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // Libraries draw it around the whole, and MUI as the border around a field.
  let ringed: Element | null = focused;
  while (ringed && !isOutlined(ringed)) ringed = ringed.parentElement;
  const border = focused.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
  const isBordered = !!border && Number.parseFloat(getComputedStyle(border).borderTopWidth) >= 2;
  return { name: focused.dataset.tabStop, ring: !!ringed || isBordered };
}
