import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('web-components', () => {
  beforeEach(() => browser.url('/web-components?delayScale=1'));

  /** For the document the host has the focus. Only the element's own root knows which of its elements has it. */
  const hasFocus = (name) => byTestId(name).execute((element) => element.getRootNode().activeElement === element);
  const click = (name) => byTestId(name).click();

  async function send(message) {
    await byTestId('wc-message').setValue(message);
    await click('wc-send');
  }

  function haveGuests(names) {
    const shown = () => byTestId('wc-card').$$(':scope > :not([slot])');
    return browser.waitUntil(async () => `${await shown().map((guest) => guest.getText())}` === `${names}`);
  }

  /** The element passes its focus on to what is in its root. */
  async function tryCode(code, ...keys) {
    await byTestId('wc-vault').execute((vault) => vault.focus());
    await browser.keys([...code]);
    for (const key of keys) await browser.keys(key);
  }

  const stars = [1, 2, 3, 4, 5].map((number) => `wc-star-${number}`);

  async function loadTickets() {
    await browser.url('/web-components?delayScale=0');
    await $('button=Load tickets').click();
  }

  it('nested: a message from the innermost of three roots is shown', async () => {
    // WebdriverIO's CSS selectors look into all open roots. Those of the document look into none.
    const roots = await byTestId('wc-message').execute((element) => {
      const around = [];
      for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
        around.push(`${root.mode} ${root.host.dataset.testid}`);
      return around;
    });
    expect(roots).toEqual(['open wc-inner', 'open wc-middle', 'open wc-outer']);
    await expect(byTestId('wc-message')).toHaveComputedLabel('Message');
    for (const text of ['hello', 'bye']) {
      await send(text);
      await expect(byTestId('wc-nested-result')).toHaveText(`Received: ${text}`);
    }
  });

  it('enter: Enter sends the message too', async () => {
    await byTestId('wc-message').setValue('hello');
    await browser.keys('Enter');
    await expect(byTestId('wc-nested-result')).toHaveText('Received: hello');
  });

  it('emptied: the field is empty after a message was sent', async () => {
    await send('hello');
    await expect(byTestId('wc-message')).toHaveValue('');
  });

  it('focus: the focus is in the field after “Send”', async () => {
    await send('hello');
    expect(await hasFocus('wc-message')).toBe(true);
  });

  it('heard: each root counts each message', async () => {
    for (const count of [1, 2]) {
      await send('hello');
      await expect(byTestId('wc-inner-count')).toHaveText(`Inner: ${count}`);
      await expect(byTestId('wc-middle-count')).toHaveText(`Middle: ${count}`);
      await expect(byTestId('wc-outer-count')).toHaveText(`Outer: ${count}`);
    }
  });

  it('blank: an empty message is not sent', async () => {
    await click('wc-send');
    // A second message follows, so that the empty one has had time to arrive.
    await send('hello');
    await expect(byTestId('wc-inner-count')).toHaveText('Inner: 1');
  });

  it('guests: “Add guest” shows the next name', async () => {
    await haveGuests(['Ada', 'Grace']);
    await click('wc-add-guest');
    await haveGuests(['Ada', 'Grace', 'Edsger']);
  });

  it('removed: “Remove guest” removes the last name', async () => {
    for (const names of [['Ada'], []]) {
      await click('wc-remove-guest');
      await haveGuests(names);
    }
  });

  it('counted: the card counts its guests', async () => {
    await expect(byTestId('wc-guest-count')).toHaveText('2 guests');
    for (const count of ['1 guest', 'No guests']) {
      await click('wc-remove-guest');
      await expect(byTestId('wc-guest-count')).toHaveText(count);
    }
  });

  it('note: a note replaces “No note”', async () => {
    await expect(byTestId('wc-no-note')).toBeDisplayed();
    await expect(byTestId('wc-no-note')).toHaveText('No note');
    await $('button=Add note').click();
    await expect(byTestId('wc-note')).toBeDisplayed();
    await expect(byTestId('wc-note')).toHaveText('Bring a cake');
    await expect(byTestId('wc-no-note')).not.toBeDisplayed();
  });

  it('bare: “Remove note” shows “No note” again', async () => {
    await $('button=Add note').click();
    await $('button=Remove note').click();
    await expect(byTestId('wc-note')).not.toExist();
    await expect(byTestId('wc-no-note')).toBeDisplayed();
  });

  it('unslotted: content without a slot is never visible', async () => {
    // It is in the document, but not on the screen.
    await expect(byTestId('wc-unslotted')).toHaveElementProperty('textContent', 'Members only');
    await expect(byTestId('wc-unslotted')).not.toBeDisplayed();
  });

  it('closed: no selector finds the button that Tab reaches', async () => {
    expect(await byTestId('wc-vault').execute((vault) => vault.shadowRoot)).toBe(null);
    await tryCode('12', 'Tab', 'Space');
    await expect(byTestId('wc-vault-result')).toHaveText('Wrong code: 12');
  });

  it('opened: the right code opens', async () => {
    await tryCode('4711', 'Enter');
    await expect(byTestId('wc-vault-result')).toHaveText('Opened');
  });

  it('wrong: any other code is refused', async () => {
    await tryCode('4712', 'Enter');
    await expect(byTestId('wc-vault-result')).toHaveText('Wrong code: 4712');
  });

  it('retry: the field is empty after each try', async () => {
    for (const code of ['12', '34']) {
      await tryCode(code, 'Enter');
      await expect(byTestId('wc-vault-result')).toHaveText(`Wrong code: ${code}`);
    }
  });

  it('missing: a review without stars shows an error', async () => {
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
  });

  it('unsent: a review without stars is not sent', async () => {
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).not.toHaveText('');
    await expect(byTestId('wc-review-result')).toHaveText('');
  });

  it('first: the focus goes to the first star', async () => {
    await click('wc-review-send');
    expect(await hasFocus('wc-star-1')).toBe(true);
  });

  it('chosen: the error disappears once a star is chosen', async () => {
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).not.toHaveText('');
    await click('wc-star-3');
    await expect(byTestId('wc-stars-error')).toHaveText('');
  });

  it('review: stars and comment are sent', async () => {
    await click('wc-star-4');
    await byTestId('wc-comment').setValue('Good');
    await click('wc-review-send');
    await expect(byTestId('wc-review-result')).toHaveText('Sent: 4 stars, Good');
  });

  it('starless: “No stars” disables the stars', async () => {
    await byTestId('wc-comment').setValue('Good');
    await click('wc-no-stars');
    for (const star of stars) await expect(byTestId(star)).toBeDisabled();
    await click('wc-review-send');
    await expect(byTestId('wc-review-result')).toHaveText('Sent: no stars, Good');
  });

  it('reset: “Reset” clears the whole form', async () => {
    await click('wc-star-4');
    await byTestId('wc-comment').setValue('Good');
    await click('wc-review-send');
    await click('wc-no-stars');
    await click('wc-review-reset');
    await expect(byTestId('wc-review-result')).toHaveText('');
    await expect(byTestId('wc-comment')).toHaveValue('');
    await expect(byTestId('wc-no-stars')).not.toBeSelected();
    for (const star of stars) await expect(byTestId(star)).not.toBeSelected();
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).not.toHaveText('');
  });

  it('late: a plain text becomes a counter after 1 to 3 seconds', async () => {
    // The length of the wait is tested. With a stopped clock, it is exact and takes no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/web-components?delayScale=1');
    await expect(byTestId('wc-late')).toHaveText('A ticket is 20 €');
    await $('button=Load tickets').click();
    await clock.tick(999);
    await expect(byTestId('wc-late-status')).toHaveText('Loading');
    await expect(byTestId('wc-late-more')).not.toExist();
    await expect(byTestId('wc-late')).toHaveText('A ticket is 20 €');
    await clock.tick(2001);
    await expect(byTestId('wc-late-total')).toHaveText('1 ticket, 20 €');
  });

  it('more: “One more” adds a ticket', async () => {
    await loadTickets();
    for (const total of ['2 tickets, 40 €', '3 tickets, 60 €']) {
      await click('wc-late-more');
      await expect(byTestId('wc-late-total')).toHaveText(total);
    }
  });

  it('less: “One less” never removes the last ticket', async () => {
    await loadTickets();
    await click('wc-late-more');
    for (const _ of ['the second', 'the last']) {
      await click('wc-late-less');
      await expect(byTestId('wc-late-total')).toHaveText('1 ticket, 20 €');
    }
  });

  const status = () => $('[role=status]');
  /** CSS finds the button in the root in the frame, too. A search by text, as in `button=Tea`, does not. */
  const vote = (choice) => $(`button:nth-of-type(${['Tea', 'Coffee'].indexOf(choice) + 1})`).click();

  it('framed: the buttons in the frame count their votes', async () => {
    await expect(byTestId('wc-frame')).toHaveComputedLabel('Poll');
    await browser.switchFrame(byTestId('wc-frame'));
    expect(await browser.execute(() => document.querySelector('button'))).toBe(null);
    for (const [choice, votes] of [
      ['Tea', 'Tea: 1, Coffee: 0'],
      ['Coffee', 'Tea: 1, Coffee: 1'],
      ['Coffee', 'Tea: 1, Coffee: 2'],
    ]) {
      await vote(choice);
      await expect(status()).toHaveText(votes);
    }
    await browser.switchFrame(null);
  });

  it('voted: the page shows the last vote', async () => {
    for (const choice of ['Tea', 'Coffee']) {
      await browser.switchFrame(byTestId('wc-frame'));
      await vote(choice);
      await browser.switchFrame(null);
      await expect(byTestId('wc-framed-result')).toHaveText(`Last vote: ${choice}`);
    }
  });

  it('enclosed: the page shows the last vote of the frame in the root', async () => {
    expect(await browser.execute(() => document.querySelector('[title="Second poll"]'))).toBe(null);
    await browser.switchFrame(byTestId('wc-enclosed-frame'));
    await vote('Coffee');
    await browser.switchFrame(null);
    await expect(byTestId('wc-enclosed-result')).toHaveText('Last vote: Coffee');
  });

  it('apart: a vote in one frame is no vote of the other', async () => {
    await browser.switchFrame(byTestId('wc-frame'));
    await vote('Tea');
    await browser.switchFrame(null);
    await expect(byTestId('wc-framed-result')).not.toHaveText('');
    await expect(byTestId('wc-enclosed-result')).toHaveText('');
    await browser.switchFrame(byTestId('wc-enclosed-frame'));
    await expect(status()).toHaveText('Tea: 0, Coffee: 0');
    await browser.switchFrame(null);
  });
});
