/**
 * Lets pages know of a text that a script has set with a `change` event alone, as chromedriver does for Selenium's
 * `clear()`. Pages listen to `input`, which comes first where a visitor types.
 */
export function noticeCleared() {
  /** What pages know of: the value after the last `input` event, when they have rendered. */
  const known = new WeakMap<EventTarget, string>();
  window.addEventListener('input', ({ target }) => {
    if (isText(target)) known.set(target, target.value);
  });
  window.addEventListener(
    'change',
    ({ target, isTrusted }) => {
      if (isTrusted || !isText(target) || known.get(target) === target.value) return;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    },
    true,
  );
}

// Not of number fields: one that is left empty may show its number again, and what Selenium types next would join it.
const others = ['checkbox', 'radio', 'file', 'range', 'color', 'number'];

/** Not checkboxes and the like, whose value is no text. */
function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !others.includes(target.type);
}
