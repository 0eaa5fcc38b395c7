import { longWaits, opened, type States } from '../../state';

/** As a browser that blocks popups: those under test open them all. */
const block = 'window.open = () => null';

export default [
  opened,
  {
    name: 'counted, asked, blocked and saved',
    async reach(visitor) {
      await visitor.run(block);
      await visitor.click('windows-close');
      await visitor.see('windows-result', 'nothing to close');
      await visitor.click('windows-ask');
      await visitor.see('windows-ask-status', 'Blocked');
      await visitor.click('windows-add');
      await visitor.see('windows-count', 'Count: 1');
      await visitor.click('windows-now');
      await visitor.see('windows-blocked-link');
      // Saved, because the question before leaving would keep a driver from opening the next page.
      await visitor.fill('windows-note', 'Ticket for Ada');
      await visitor.click('windows-save');
      await visitor.see('windows-note-status', 'All changes saved');
    },
  },
  {
    name: 'while a window waits to be opened',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('windows-later');
      await visitor.see('windows-blocked', 'Waiting');
    },
  },
] satisfies States<'windows'>;
