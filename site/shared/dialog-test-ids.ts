import type { TestId } from '../page';

/** The test ids of `MessageDialog`, which is on several pages. */
export const dialogTestIds = [
  { name: 'dialog', element: 'div', when: 'while the dialog is open' },
  { name: 'dialog-title', element: 'h2', when: 'while the dialog is open' },
  { name: 'dialog-text', element: 'p', when: 'while the dialog is open' },
  { name: 'dialog-close', element: 'button', when: 'while the dialog is open' },
] as const satisfies readonly TestId[];
