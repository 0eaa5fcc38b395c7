import type { KeyboardEvent } from 'react';

/**
 * Tab goes round the buttons of a dialog. MUI's own trap waits for a focus event, which a Firefox window
 * in the background never sends, and Safari's Tab passes buttons by.
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.indexOf(event.target as HTMLButtonElement);
  const next = event.shiftKey ? focused - 1 : (focused + 1) % buttons.length;
  buttons.at(next)?.focus();
}
