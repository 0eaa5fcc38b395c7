import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Notifications'],
  title: 'Notifications | Test Automation Practice (Web and Mobile Web)',
  own: 'notification-example',
  style: ['[data-test=notification-container]', 'display', 'grid'],
  xpaths: ["//h1[text()='Notifications']", "//div[@data-test='notification-example']/div/button[3]"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('add-error').click();
    await settled();
    return text('[data-test=notification-1]');
  },
  works: 'This is a error notification message',
} satisfies Expected;
