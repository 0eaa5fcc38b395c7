import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Dynamic Elements'],
  title: 'Dynamic Elements | Test Automation Practice (Web and Mobile Web)',
  own: 'load-time-slider',
  style: ['[data-test=invisible-element]', 'opacity', '0'],
  xpaths: ["//h1[text()='Dynamic Elements']", "//input[@type='range' and @min='1']", "//button[text()='Reload']"],
  use: async ({ byTestId, settled, text }) => {
    const before = byTestId('hidden-content').className;
    byTestId('toggle-hidden-button').click();
    await settled();
    // The effect that starts the load of five seconds has run.
    const loading = (window as unknown as { timers: number[] }).timers.includes(5000);
    return [before, byTestId('hidden-content').className, text('[data-test=loading-indicator]'), loading];
  },
  works: ['hidden', '', 'Loading…', true],
} satisfies Expected;
