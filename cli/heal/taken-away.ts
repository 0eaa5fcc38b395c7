/**
 * Bugs that take an element away, so that a test which acts on it can only fail: whoever makes it pass has taken another
 * element. By hand, because no change of a file says whether something is missing then or only another thing.
 */
export const takenAway: readonly string[] = [
  'about/five-features',
  'about/no-seed',
  'about/three-tools',
  'canvas/no-focus',
  'clicks-and-gestures/never-opens',
  'data-grid/never-delivered',
  'data-grid/no-overlay',
  'dialogs/mouse-only',
  'dropdowns/last-ones-missing',
  'dynamic-elements/no-spinner',
  'exit-intent/never-again',
  'exit-intent/not-at-zero',
  'forms/gone-at-once',
  'forms/one-at-a-time',
  'home/no-description',
  'hover/only-pointer',
  'iframes-2/dead-delete',
  'key-press/only-four',
  'long-lists/first-missing',
  'long-lists/last-missing',
  'multi-tiered-menu/third-item-missing',
  'native-drag/copy-takes-away',
  'native-drag/start-without-paint',
  'shell/missing-heading',
  'tables/silent-delete',
];

/** Whether a bug takes an element away. */
export function takesAway(bug: string): boolean {
  return takenAway.includes(bug);
}
