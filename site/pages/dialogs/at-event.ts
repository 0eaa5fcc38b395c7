import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Dialogs and Popovers'],
  title: 'Dialogs and Popovers | Test Automation Practice (Web and Mobile Web)',
  own: 'dialog-modal-example',
  style: ['[data-test=dialog-notes]', 'padding-top', '16px'],
  xpaths: [
    "//h1[text()='Dialogs and Popovers']",
    "//button[text()='Book a seat']",
    "//div[@data-test='inert-part']//button[text()='Print card']",
  ],
  use: async ({ byTestId, settled }) => {
    byTestId('dialog-modal-open').click();
    await settled();
    return (byTestId('dialog-modal') as HTMLDialogElement).open;
  },
  works: true,
} satisfies Expected;
