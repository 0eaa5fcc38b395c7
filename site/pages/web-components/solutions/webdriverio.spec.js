import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('web-components', () => {
  beforeEach(() => browser.url('/web-components?delayScale=1'));

  /** For the document the focus is on the host. The element's own root says which one in there has it. */
  const hasFocus = (name) => byTestId(name).execute((element) => element.getRootNode().activeElement === element);
  const click = (name) => byTestId(name).click();

  it('nested: a message leaves the innermost of three open roots', async () => {
    // WebdriverIO's own CSS selectors go through all open roots, those of the document through none.
    const roots = await byTestId('wc-message').execute((element) => {
      const around = [];
      for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
        around.push(`${root.mode} ${root.host.dataset.testid}`);
      return around;
    });
    expect(roots).toEqual(['open wc-inner', 'open wc-middle', 'open wc-outer']);
    await expect(byTestId('wc-message')).toHaveComputedLabel('Message');
    for (const [text, send] of [
      ['hello', () => click('wc-send')],
      ['bye', () => browser.keys('Enter')],
    ]) {
      await byTestId('wc-message').setValue(text);
      await send();
      await expect(byTestId('wc-nested-result')).toHaveText(`Received: ${text}`);
      await expect(byTestId('wc-message')).toHaveValue('');
      expect(await hasFocus('wc-message')).toBe(true);
    }
  });

  it('heard: each root counts each message once, and an empty one is none', async () => {
    const shouldBe = async (count) => {
      await expect(byTestId('wc-inner-count')).toHaveText(`Inner: ${count}`);
      await expect(byTestId('wc-middle-count')).toHaveText(`Middle: ${count}`);
      await expect(byTestId('wc-outer-count')).toHaveText(`Outer: ${count}`);
    };
    await byTestId('wc-message').setValue('hello');
    await click('wc-send');
    await expect(byTestId('wc-nested-result')).toHaveText('Received: hello');
    await shouldBe(1);
    await click('wc-send');
    await expect(byTestId('wc-nested-result')).toHaveText('Received: hello');
    // The message after the empty one shows that nothing of that is still on its way.
    await byTestId('wc-message').setValue('bye');
    await click('wc-send');
    await expect(byTestId('wc-nested-result')).toHaveText('Received: bye');
    await shouldBe(2);
  });

  it('guests: the card shows those who are on the list, and counts them', async () => {
    const become = async (names, count) => {
      await expect(byTestId('wc-guest-count')).toHaveText(count);
      const shown = () => byTestId('wc-card').$$(':scope > :not([slot])');
      await browser.waitUntil(async () => `${await shown().map((guest) => guest.getText())}` === `${names}`);
    };
    await become(['Ada', 'Grace'], '2 guests');
    await click('wc-add-guest');
    await become(['Ada', 'Grace', 'Edsger'], '3 guests');
    for (const [names, count] of [
      [['Ada', 'Grace'], '2 guests'],
      [['Ada'], '1 guest'],
      [[], 'No guests'],
    ]) {
      await click('wc-remove-guest');
      await become(names, count);
    }
  });

  it('note: a note takes the place of “No note”, and what has no slot is never visible', async () => {
    await expect(byTestId('wc-no-note')).toBeDisplayed();
    await expect(byTestId('wc-no-note')).toHaveText('No note');
    // In the document, which says nothing of what is on the screen.
    await expect(byTestId('wc-unslotted')).toHaveElementProperty('textContent', 'Members only');
    await expect(byTestId('wc-unslotted')).not.toBeDisplayed();
    await $('button=Add note').click();
    await expect(byTestId('wc-note')).toBeDisplayed();
    await expect(byTestId('wc-note')).toHaveText('Bring a cake');
    await expect(byTestId('wc-no-note')).not.toBeDisplayed();
    await expect(byTestId('wc-unslotted')).not.toBeDisplayed();
    await $('button=Remove note').click();
    await expect(byTestId('wc-note')).not.toExist();
    await expect(byTestId('wc-no-note')).toBeDisplayed();
  });

  it('closed: the keyboard reaches the field and the button, and no selector does', async () => {
    expect(await byTestId('wc-vault').execute((vault) => vault.shadowRoot)).toBe(null);
    // The element gives its focus to what is in its root.
    await byTestId('wc-vault').execute((vault) => vault.focus());
    for (const [code, keys, result] of [
      ['12', ['Enter'], 'Wrong code: 12'],
      ['4711', ['Enter'], 'Opened'],
      ['4712', ['Tab', 'Space'], 'Wrong code: 4712'],
    ]) {
      await browser.keys([...code]);
      for (const key of keys) await browser.keys(key);
      await expect(byTestId('wc-vault-result')).toHaveText(result);
    }
    await browser.keys(['Shift', 'Tab']);
    await browser.keys([...'4711']);
    await browser.keys('Tab');
    await browser.keys('Enter');
    await expect(byTestId('wc-vault-result')).toHaveText('Opened');
  });

  it('missing: a review without stars is not sent, and says so until a star is chosen', async () => {
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
    expect(await hasFocus('wc-star-1')).toBe(true);
    await expect(byTestId('wc-review-result')).toHaveText('');
    await click('wc-star-3');
    await expect(byTestId('wc-stars-error')).toHaveText('');
  });

  it('review: stars and comment are sent, can be left out, and are reset', async () => {
    const stars = [1, 2, 3, 4, 5].map((number) => `wc-star-${number}`);
    await click('wc-star-4');
    await byTestId('wc-comment').setValue('Good');
    await click('wc-review-send');
    await expect(byTestId('wc-review-result')).toHaveText('Sent: 4 stars, Good');
    await click('wc-no-stars');
    for (const star of stars) await expect(byTestId(star)).toBeDisabled();
    await click('wc-review-send');
    await expect(byTestId('wc-review-result')).toHaveText('Sent: no stars, Good');
    await click('wc-review-reset');
    await expect(byTestId('wc-review-result')).toHaveText('');
    await expect(byTestId('wc-comment')).toHaveValue('');
    await expect(byTestId('wc-no-stars')).not.toBeSelected();
    for (const star of stars) {
      await expect(byTestId(star)).toBeEnabled();
      await expect(byTestId(star)).not.toBeSelected();
    }
    await click('wc-review-send');
    await expect(byTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
    await expect(byTestId('wc-review-result')).toHaveText('');
  });

  it('late: a plain text becomes a counter after 1 to 3 seconds', async () => {
    // The wait is part of what is tested. A clock that stands still makes it exact, and it costs no time.
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
    for (const [name, total] of [
      ['wc-late-more', '2 tickets, 40 €'],
      ['wc-late-more', '3 tickets, 60 €'],
      ['wc-late-less', '2 tickets, 40 €'],
      ['wc-late-less', '1 ticket, 20 €'],
      ['wc-late-less', '1 ticket, 20 €'],
      ['wc-late-more', '2 tickets, 40 €'],
    ]) {
      await click(name);
      await expect(byTestId('wc-late-total')).toHaveText(total);
    }
  });

  const status = () => $('[role=status]');
  /** CSS goes into the root in the frame too. Text alone, as in `button=Tea`, does not. */
  const vote = (choice) => $(`button:nth-of-type(${['Tea', 'Coffee'].indexOf(choice) + 1})`).click();

  it('framed: the buttons in the root in the frame count, and the page shows the last vote', async () => {
    await expect(byTestId('wc-frame')).toHaveComputedLabel('Poll');
    for (const [choice, votes] of [
      ['Tea', 'Tea: 1, Coffee: 0'],
      ['Coffee', 'Tea: 1, Coffee: 1'],
      ['Coffee', 'Tea: 1, Coffee: 2'],
    ]) {
      await browser.switchFrame(byTestId('wc-frame'));
      expect(await browser.execute(() => document.querySelector('button'))).toBe(null);
      await vote(choice);
      await expect(status()).toHaveText(votes);
      await browser.switchFrame(null);
      await expect(byTestId('wc-framed-result')).toHaveText(`Last vote: ${choice}`);
    }
  });

  it('enclosed: the frame in the root counts for itself', async () => {
    expect(await browser.execute(() => document.querySelector('[title="Second poll"]'))).toBe(null);
    await browser.switchFrame(byTestId('wc-enclosed-frame'));
    await vote('Coffee');
    await browser.switchFrame(null);
    await expect(byTestId('wc-enclosed-result')).toHaveText('Last vote: Coffee');
    await expect(byTestId('wc-framed-result')).toHaveText('');
    await browser.switchFrame(byTestId('wc-frame'));
    await expect(status()).toHaveText('Tea: 0, Coffee: 0');
    await vote('Tea');
    await browser.switchFrame(null);
    await expect(byTestId('wc-framed-result')).toHaveText('Last vote: Tea');
    await expect(byTestId('wc-enclosed-result')).toHaveText('Last vote: Coffee');
  });
});
