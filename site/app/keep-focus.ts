/**
 * Gives the focus back to a control that was disabled while its work was done. Chromium and WebKit take it away then, and
 * by keyboard a visitor would begin at the top of the page again.
 */
export function keepFocus() {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!isDisabled(target)) last = null;
  });
  // Before what the click does. One beside all controls leaves the focus to none.
  document.addEventListener(
    'click',
    () => {
      last = document.activeElement;
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target !== last || isDisabled(target) || document.activeElement !== document.body) continue;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
  }).observe(document, { attributeFilter: ['disabled'], subtree: true });
}

function isDisabled(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':disabled');
}
