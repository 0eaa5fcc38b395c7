/**
 * Lets pages know of a text that a script has set with a `change` event alone, as chromedriver and geckodriver do
 * for Selenium's `clear()`. Pages listen to `input`, which comes first where a visitor types.
 */
export function noticeCleared() {
  /** What pages know of: the value after the last `input` event, when they have rendered. */
  const known = new WeakMap<EventTarget, string>();
  window.addEventListener('input', ({ target }) => {
    if (isText(target)) known.set(target, target.value);
  });
  // Once it is left, a page may show another value.
  window.addEventListener('focusout', ({ target }) => target && known.delete(target));
  window.addEventListener(
    'change',
    ({ target, isTrusted }) => {
      if (!isText(target) || known.get(target) === target.value) return;
      // That of geckodriver looks like a visitor's, who has typed before.
      if (isTrusted && target.value !== '') return;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    },
    true,
  );
}

/** Not checkboxes and the like, whose value is no text. */
function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'range', 'color'].includes(target.type);
}
