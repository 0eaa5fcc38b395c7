import type { KeyboardEvent } from 'react';

/**
 * Keeps Tab within the buttons of a dialog. MUI's own focus trap needs focus events, which a Firefox window in the
 * background never gets, and in Safari Tab skips buttons.
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.indexOf(event.target as HTMLButtonElement);
  const next = event.shiftKey ? focused - 1 : (focused + 1) % buttons.length;
  buttons.at(next)?.focus();
}
