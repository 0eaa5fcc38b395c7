import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('windows', () => {
  let own;

  beforeEach(async () => {
    await browser.url('/windows?delayScale=1');
    own = await browser.getWindowHandle();
  });

  afterEach(async () => {
    for (const handle of await browser.getWindowHandles()) {
      if (handle === own) continue;
      await browser.switchToWindow(handle);
      await browser.closeWindow();
    }
    await browser.switchToWindow(own);
  });

  /** The handle of the window that a click opens. It takes a moment, and commands still go to this one. */
  const openedBy = async (element) => {
    const before = await browser.getWindowHandles();
    await element.click();
    return browser.waitUntil(async () => (await browser.getWindowHandles()).find((handle) => !before.includes(handle)));
  };
  /** Acts in another window, and comes back also from one that has closed itself. */
  const inside = async (handle, act) => {
    await browser.switchToWindow(handle);
    await act();
    await browser.switchToWindow(own);
  };
  const windowsAre = (count) => browser.waitUntil(async () => (await browser.getWindowHandles()).length === count);
  /** Loads the document once more: in a window with an opener Chromium answers to no `$` or `execute` before that. */
  const seesDocument = async (title) => {
    await browser.refresh();
    await expect($('h1')).toHaveText(title);
  };

  it('opener: one link lets the new tab know its opener, the other does not', async () => {
    for (const [link, text] of [
      ['Open with opener', 'Opener: yes'],
      ['Open without opener', 'Opener: no'],
    ]) {
      await inside(await openedBy($(`=${link}`)), async () => {
        await seesDocument('Opened Document');
        await expect($(`p=${text}`)).toBeDisplayed();
      });
    }
  });

  it('size: “Open window” opens a window of the chosen size and of its name', async () => {
    for (const [width, height] of [
      [480, 360],
      [640, 400],
    ]) {
      await byTestId('windows-size').selectByVisibleText(`${width} × ${height}`);
      await inside(await openedBy($('button=Open window')), async () => {
        await seesDocument('Opened Document');
        // No more than the width: the bar "controlled by automated test software" takes some of the height.
        await expect($(`p*=Size: ${width} × `)).toBeDisplayed();
        await expect($('p=Name: preview')).toBeDisplayed();
        await browser.closeWindow();
      });
      await expect(byTestId('windows-result')).toHaveText(`Last action: opened ${width} × ${height}`);
    }
  });

  it('again: the open window is used again, and closed', async () => {
    const opened = await openedBy($('button=Open window'));
    await inside(opened, async () => {
      await expect(browser).toHaveTitle('Opened Document');
      // What a document that is loaded again does not have any more.
      await browser.executeScript("document.title = 'Seen'", []);
    });
    await $('button=Open window').click();
    await inside(opened, () => expect(browser).toHaveTitle('Opened Document'));
    await expect(byTestId('windows-result')).toHaveText('Last action: loaded again');
    expect(await browser.getWindowHandles()).toHaveLength(2);

    await $('button=Close window').click();
    await expect(byTestId('windows-result')).toHaveText('Last action: closed');
    await windowsAre(1);
    await $('button=Close window').click();
    await expect(byTestId('windows-result')).toHaveText('Last action: nothing to close');
  });

  it('answer: the popup sends a colour and closes itself, or is cancelled', async () => {
    for (const [answer, status, answers] of [
      ['Green', 'Answered', 'Answers: Green'],
      ['Red', 'Answered', 'Answers: Green, Red'],
      ['Cancel', 'Cancelled', 'Answers: Green, Red'],
      ['Blue', 'Answered', 'Answers: Green, Red, Blue'],
    ]) {
      const popup = await openedBy($('button=Ask'));
      await expect(byTestId('windows-ask-status')).toHaveText('Waiting');
      await inside(popup, async () => {
        await seesDocument('Question');
        await closeBy(answer);
      });
      await expect(byTestId('windows-ask-status')).toHaveText(status);
      await expect(byTestId('windows-answers')).toHaveText(answers);
      await windowsAre(1);
    }
  });

  /** By a script that clicks a moment later: the driver's own click may find its window closed before it has ended. */
  const closeBy = (label) =>
    $(`button=${label}`).execute((button) => {
      setTimeout(() => button.click());
    });

  it('ignored: only the colours that the popup sends are listed', async () => {
    const other = await openedBy($('=Open with opener'));
    const popup = await openedBy($('button=Ask'));
    await browser.execute(() => window.postMessage({ answer: 'Red' }));
    await inside(other, async () => {
      await seesDocument('Opened Document');
      await browser.execute(() => window.opener.postMessage({ answer: 'Red' }));
    });
    await inside(popup, async () => {
      await seesDocument('Question');
      await browser.execute(() => {
        for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }])
          window.opener.postMessage(message);
        // What the browser would make of a message that a document of another site sends from this window.
        const foreign = { data: { answer: 'Blue' }, origin: 'https://other.example', source: window };
        window.opener.dispatchEvent(new MessageEvent('message', foreign));
      });
      // Messages keep their order: once this answer is listed, the page has seen all others.
      await closeBy('Green');
    });
    await expect(byTestId('windows-ask-status')).toHaveText('Answered');
    await expect(byTestId('windows-answers')).toHaveText('Answers: Green');
  });

  const seesCount = (count) => expect($(`p=Count: ${count}`)).toBeDisplayed();

  it('counter: all tabs count together, and “Reset” is for all of them', async () => {
    const counters = [own, await openedBy($('=Open counter')), await openedBy($('=Open counter'))];
    const allSee = async (count) => {
      for (const counter of counters) await inside(counter, () => seesCount(count));
    };
    await allSee(0);
    for (const [index, counting] of [...counters, own].entries()) {
      await inside(counting, () => $('button=Add one').click());
      await allSee(index + 1);
    }
    await $('button=Reset').click();
    await allSee(0);
  });

  it('newcomer: a counter begins with the count of those that are open', async () => {
    for (const count of [1, 2, 3]) {
      await $('button=Add one').click();
      await seesCount(count);
    }
    const tab = await openedBy($('=Open counter'));
    await inside(tab, () => seesCount(3));
    for (const reloaded of [own, tab]) {
      await inside(reloaded, async () => {
        await browser.refresh();
        await seesCount(3);
      });
    }
  });

  /** The next call of `window.open` returns null, as in a browser that blocks windows: those under test block none. */
  const blockNextWindow = () =>
    browser.execute(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });

  it('blocked: without a window there is a link, and with one it is gone', async () => {
    await blockNextWindow();
    await $('button=Open now').click();
    await expect(byTestId('windows-blocked')).toHaveText('Blocked');
    for (const element of [byTestId('windows-blocked-link'), $('button=Open now')])
      await inside(await openedBy(element), () => seesDocument('Opened Document'));
    await expect(byTestId('windows-blocked')).toHaveText('Opened');
    await expect(byTestId('windows-blocked-link')).not.toExist();
  });

  it('later: the window opens after 6 seconds, or is blocked then', async () => {
    // A clock that stands still makes the wait exact, and it costs no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/windows?delayScale=1');
    const later = $('button=Open after a wait');
    for (const isBlocked of [false, true]) {
      const before = await browser.getWindowHandles();
      await later.click();
      await clock.tick(5999);
      await expect(byTestId('windows-blocked')).toHaveText('Waiting');
      await expect(later).toBeDisabled();
      expect(await browser.getWindowHandles()).toEqual(before);
      if (isBlocked) await blockNextWindow();
      await clock.tick(1);
      await expect(byTestId('windows-blocked')).toHaveText(isBlocked ? 'Blocked' : 'Opened');
      await expect(later).toBeEnabled();
      if (isBlocked) await expect(byTestId('windows-blocked-link')).toBeDisplayed();
      else await expect(byTestId('windows-blocked-link')).not.toExist();
      if (!isBlocked) await windowsAre(before.length + 1);
    }
  });

  it('unsaved: only with an unsaved note the browser asks before leaving', async () => {
    const [note, status] = [byTestId('windows-note'), byTestId('windows-note-status')];
    // Typed and saved in turn: a note that is unsaved again asks again.
    for (const text of ['Ada', 'Bess']) {
      await note.addValue(text);
      await expect(status).toHaveText('Unsaved changes');
      expect(await wouldAsk()).toBe(true);
      await $('button=Save').click();
      await expect(status).toHaveText('All changes saved');
      expect(await wouldAsk()).toBe(false);
    }
    await note.addValue('!');
    await expect(status).toHaveText('Unsaved changes');
    await browser.keys('Backspace');
    await expect(status).toHaveText('All changes saved');
    expect(await wouldAsk()).toBe(false);
    await $('=Leave this page').click();
    await expect(byTestId('windows')).not.toExist();
  });

  /** Sends the page the browser's event. The driver answers the question itself, so that no test gets to see it. */
  const wouldAsk = () => browser.execute(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
});
