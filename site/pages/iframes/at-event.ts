import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Iframes'],
  title: 'Iframes | Test Automation Practice (Web and Mobile Web)',
  // Nothing else has a test id before a section is opened.
  own: '',
  style: ['main h2 button', 'min-height', '56px'],
  xpaths: ["//h1[text()='Iframes']", "//button[contains(.,'Iframe Examples')]"],
  use: async ({ byTestId, settled }) => {
    const [first] = document.querySelectorAll<HTMLElement>('main h2 button');
    first?.click();
    window.dispatchEvent(new MessageEvent('message', { data: 'sent within the event' }));
    await settled();
    return [first?.getAttribute('aria-expanded'), byTestId('iframe-iframe1').tagName];
  },
  works: ['true', 'IFRAME'],
  later: ['[data-test=iframe-message-0]', 'sent within the event'],
} satisfies Expected;
