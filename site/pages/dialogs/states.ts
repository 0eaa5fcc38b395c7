import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'a modal dialog with a toast',
    async reach(visitor) {
      await visitor.click('dialog-modal-open');
      await visitor.click('dialog-hold');
      await visitor.see('dialog-toast-dismiss');
    },
  },
  {
    name: 'a modal dialog that was closed, and one beside the page',
    async reach(visitor) {
      await visitor.click('dialog-modal-open');
      await visitor.click('dialog-cancel');
      await visitor.see('dialog-result', 'Returned: nothing');
      await visitor.click('dialog-notes-open');
      await visitor.click('dialog-add');
      await visitor.see('dialog-added', 'Added: 1');
      await visitor.see('dialog-notes-close');
    },
  },
  {
    name: 'popovers',
    async reach(visitor) {
      await visitor.click('popover-help-button');
      await visitor.see('popover-help-close');
      await visitor.click('popover-filters-button');
      await visitor.click('popover-more-button');
      await visitor.see('popover-more', 'No night flights.');
    },
  },
  {
    name: 'a tooltip',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.hover('tooltip-button');
      await visitor.see('tooltip-text', 'Changes are free');
    },
  },
  {
    name: 'a part switched on, and used',
    async reach(visitor) {
      await visitor.click('inert-switch');
      await visitor.fill('inert-greeting', 'Have a good trip');
      await visitor.click('inert-print');
      await visitor.see('inert-result', 'Printed: Have a good trip');
    },
  },
  {
    name: 'a covered button',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('cover-start');
      await visitor.see('cover-overlay', 'Loading offer...');
    },
  },
  {
    name: 'a click on the bar',
    async reach(visitor) {
      await visitor.click('sticky-jump');
      await visitor.click('sticky-bar');
      await visitor.see('sticky-result', 'Clicked: Back to top');
    },
  },
] satisfies States<'dialogs'>;
