import { button, longWaits, noWaits, opened, type States, type Visitor } from '../../state';

/** By script, because WebKitGTK's driver clicks where the button was before the frame scrolled. */
async function voteForTea(frame: Visitor) {
  await frame.see(button('Tea'));
  await frame.run('document.querySelector("poll-box").shadowRoot.querySelector("button").click()');
}

export default [
  opened,
  {
    name: 'a message from three roots deep',
    async reach(visitor) {
      // By keyboard, because WebKitGTK's driver takes the outermost host for something in the way of a click.
      await visitor.focus('wc-message');
      await visitor.press(...'hello', 'Enter');
      await visitor.see('wc-nested-result', 'Received: hello');
      await visitor.see('wc-outer-count', 'Outer: 1');
    },
  },
  {
    name: 'a guest more, and a note',
    async reach(visitor) {
      await visitor.click('wc-add-guest');
      await visitor.see('wc-guest-2', 'Edsger');
      await visitor.click('wc-toggle-note');
      await visitor.see('wc-note', 'Bring a cake');
    },
  },
  {
    name: 'the right code in the closed root',
    async reach(visitor) {
      await visitor.focus('wc-vault');
      await visitor.press('4', '7', '1', '1', 'Enter');
      await visitor.see('wc-vault-result', 'Opened');
    },
  },
  {
    name: 'a review without stars',
    async reach(visitor) {
      await visitor.click('wc-review-send');
      await visitor.see('wc-stars-error', 'Choose from one to five stars');
    },
  },
  {
    name: 'a review that was sent',
    async reach(visitor) {
      await visitor.click('wc-star-4');
      await visitor.fill('wc-comment', 'Good');
      await visitor.click('wc-review-send');
      await visitor.see('wc-review-result', 'Sent: 4 stars, Good');
    },
  },
  {
    name: 'stars that are disabled',
    async reach(visitor) {
      await visitor.click('wc-no-stars');
    },
  },
  {
    name: 'tickets that are loading',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('wc-late-load');
      await visitor.see('wc-late-status', 'Loading');
    },
  },
  {
    name: 'tickets that were loaded',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('wc-late-load');
      await visitor.click('wc-late-more');
      await visitor.see('wc-late-total', '2 tickets, 40 €');
    },
  },
  {
    name: 'votes in both frames',
    async reach(visitor) {
      await visitor.inside('wc-frame', voteForTea);
      await visitor.see('wc-framed-result', 'Last vote: Tea');
      await visitor.inside('wc-enclosed-frame', voteForTea);
      await visitor.see('wc-enclosed-result', 'Last vote: Tea');
    },
  },
] satisfies States<'web-components'>;
