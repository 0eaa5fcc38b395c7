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

  /** The handle of the window that a click opens. That takes a moment, and commands still go to the old window. */
  const openedBy = async (element) => {
    const before = await browser.getWindowHandles();
    await element.click();
    return browser.waitUntil(async () => (await browser.getWindowHandles()).find((handle) => !before.includes(handle)));
  };
  /** Works in another window, and returns even if that one closed itself. */
  const inside = async (handle, act) => {
    await browser.switchToWindow(handle);
    await act();
    await browser.switchToWindow(own);
  };
  const windowsAre = (count) => browser.waitUntil(async () => (await browser.getWindowHandles()).length === count);
  /**
   * Loads the document again. Before that, Chromium does not respond to `$` or `execute` in a window with an opener.
   */
  const seesDocument = async (title) => {
    await browser.refresh();
    await expect($('h1')).toHaveText(title);
  };

  it('opener: the new tab knows its opener', async () => {
    await inside(await openedBy($('=Open with opener')), async () => {
      await seesDocument('Opened Document');
      await expect($('p=Opener: yes')).toBeDisplayed();
    });
  });

  it('noopener: the new tab has no opener', async () => {
    await inside(await openedBy($('=Open without opener')), async () => {
      await seesDocument('Opened Document');
      await expect($('p=Opener: no')).toBeDisplayed();
    });
  });

  it('size: the window has the chosen size', async () => {
    for (const [width, height] of [
      [480, 360],
      [640, 400],
    ]) {
      await byTestId('windows-size').selectByVisibleText(`${width} × ${height}`);
      await inside(await openedBy($('button=Open window')), async () => {
        await seesDocument('Opened Document');
        // Only the width, because the bar "controlled by automated test software" takes some of the height.
        await expect($(`p*=Size: ${width} × `)).toBeDisplayed();
        await browser.closeWindow();
      });
    }
  });

  it('named: the window has a name', async () => {
    await inside(await openedBy($('button=Open window')), async () => {
      await seesDocument('Opened Document');
      await expect($('p=Name: preview')).toBeDisplayed();
    });
  });

  it('opened: the result shows the size', async () => {
    await byTestId('windows-size').selectByVisibleText('640 × 400');
    await openedBy($('button=Open window'));
    await expect(byTestId('windows-result')).toHaveText('Last action: opened 640 × 400');
  });

  it('again: “Open window” loads the open window again', async () => {
    const opened = await openedBy($('button=Open window'));
    await inside(opened, async () => {
      await expect(browser).toHaveTitle('Opened Document');
      // A mark that is gone when the document is loaded again.
      await browser.executeScript("document.title = 'Seen'", []);
    });
    await $('button=Open window').click();
    await inside(opened, () => expect(browser).toHaveTitle('Opened Document'));
    await expect(byTestId('windows-result')).toHaveText('Last action: loaded again');
    expect(await browser.getWindowHandles()).toHaveLength(2);
  });

  it('closed: “Close window” closes the window', async () => {
    await openedBy($('button=Open window'));
    await $('button=Close window').click();
    await expect(byTestId('windows-result')).toHaveText('Last action: closed');
    await windowsAre(1);
  });

  it('nothing-open: without a window there is nothing to close', async () => {
    await $('button=Close window').click();
    await expect(byTestId('windows-result')).toHaveText('Last action: nothing to close');
  });

  it('answer: the chosen colours are listed in order', async () => {
    for (const [colour, answers] of [
      ['Green', 'Answers: Green'],
      ['Red', 'Answers: Green, Red'],
    ]) {
      const popup = await openedBy($('button=Ask'));
      await expect(byTestId('windows-ask-status')).toHaveText('Waiting');
      await choose(popup, colour);
      await expect(byTestId('windows-ask-status')).toHaveText('Answered');
      await expect(byTestId('windows-answers')).toHaveText(answers);
    }
  });

  it('closes: the popup closes itself', async () => {
    await choose(await openedBy($('button=Ask')), 'Green');
    await windowsAre(1);
  });

  it('cancelled: “Cancel” adds no colour', async () => {
    const before = await byTestId('windows-answers').getText();
    await choose(await openedBy($('button=Ask')), 'Cancel');
    await expect(byTestId('windows-ask-status')).toHaveText('Cancelled');
    await expect(byTestId('windows-answers')).toHaveText(before);
  });

  /**
   * By a script that clicks a moment later, because the window may be closed before the driver's own click has ended.
   */
  const closeBy = (label) =>
    $(`button=${label}`).execute((button) => {
      setTimeout(() => button.click());
    });

  const choose = (popup, label) =>
    inside(popup, async () => {
      await seesDocument('Question');
      await closeBy(label);
    });
  it('ignored: only the colours that the popup sends are listed', async () => {
    const popup = await openedBy($('button=Ask'));
    await browser.execute(() => window.postMessage({ answer: 'Red' }));
    await inside(popup, async () => {
      await seesDocument('Question');
      await browser.execute(() => {
        for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }])
          window.opener.postMessage(message);
        // The event of a message that a document of another site sends from this window.
        const foreign = { data: { answer: 'Blue' }, origin: 'https://other.example', source: window };
        window.opener.dispatchEvent(new MessageEvent('message', foreign));
      });
      // Messages keep their order. Once this answer is listed, the page has seen all others.
      await closeBy('Green');
    });
    await expect(byTestId('windows-ask-status')).toHaveText('Answered');
    await expect(byTestId('windows-answers')).toHaveText('Answers: Green');
  });

  const seesCount = (count) => expect($(`p=Count: ${count}`)).toBeDisplayed();

  it('counter: “Add one” counts in all tabs', async () => {
    const counters = [own, await openedBy($('=Open counter')), await openedBy($('=Open counter'))];
    const allSee = async (count) => {
      for (const counter of counters) await inside(counter, () => seesCount(count));
    };
    await allSee(0);
    for (const [index, counting] of [...counters, own].entries()) {
      await inside(counting, () => $('button=Add one').click());
      await allSee(index + 1);
    }
  });

  it('reset: “Reset” resets all tabs', async () => {
    const tab = await openedBy($('=Open counter'));
    await inside(tab, () => seesCount(0));
    await $('button=Add one').click();
    await inside(tab, () => seesCount(1));
    await $('button=Reset').click();
    for (const counter of [own, tab]) await inside(counter, () => seesCount(0));
  });

  it('newcomer: a new counter starts with the current count', async () => {
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

  /** The next call of `window.open` returns null, as in a browser that blocks windows. Test browsers block none. */
  const blockNextWindow = () =>
    browser.execute(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });

  async function block() {
    await blockNextWindow();
    await $('button=Open now').click();
  }
  it('blocked: the page reads “Blocked” when no window opens', async () => {
    await block();
    await expect(byTestId('windows-blocked')).toHaveText('Blocked');
  });

  it('link: the link opens the blocked document', async () => {
    await block();
    await inside(await openedBy(byTestId('windows-blocked-link')), () => seesDocument('Opened Document'));
  });

  it('allowed: the link is gone once a window opens', async () => {
    await block();
    await expect(byTestId('windows-blocked-link')).toBeDisplayed();
    await inside(await openedBy($('button=Open now')), () => seesDocument('Opened Document'));
    await expect(byTestId('windows-blocked')).toHaveText('Opened');
    await expect(byTestId('windows-blocked-link')).not.toExist();
  });

  /** With a stopped clock, the wait is exact and takes no time. */
  async function openWithClockStopped() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/windows?delayScale=1');
    return clock;
  }
  it('later: the window opens after 6 seconds', async () => {
    const clock = await openWithClockStopped();
    const before = await browser.getWindowHandles();
    await $('button=Open after a wait').click();
    await clock.tick(5999);
    expect(await browser.getWindowHandles()).toEqual(before);
    await clock.tick(1);
    await expect(byTestId('windows-blocked')).toHaveText('Opened');
    await windowsAre(before.length + 1);
  });

  it('waiting: the button is disabled while it waits', async () => {
    const clock = await openWithClockStopped();
    const later = $('button=Open after a wait');
    await later.click();
    await expect(byTestId('windows-blocked')).toHaveText('Waiting');
    await expect(later).toBeDisabled();
    await blockNextWindow();
    await clock.tick(6000);
    await expect(byTestId('windows-blocked')).toHaveText('Blocked');
    await expect(later).toBeEnabled();
  });

  it('unsaved: with an unsaved note the browser warns', async () => {
    // Types and saves in turn, because a note that is unsaved again has to ask again.
    for (const text of ['Ada', 'Bess']) {
      await byTestId('windows-note').addValue(text);
      await expect(byTestId('windows-note-status')).toHaveText('Unsaved changes');
      expect(await wouldAsk()).toBe(true);
      await $('button=Save').click();
    }
  });

  it('saved: with a saved note the browser does not warn', async () => {
    const [note, status] = [byTestId('windows-note'), byTestId('windows-note-status')];
    await note.addValue('Ada');
    await $('button=Save').click();
    await expect(status).toHaveText('All changes saved');
    expect(await wouldAsk()).toBe(false);
    await note.addValue('!');
    await expect(status).toHaveText('Unsaved changes');
    await browser.keys('Backspace');
    await expect(status).toHaveText('All changes saved');
    expect(await wouldAsk()).toBe(false);
    await $('=Leave this page').click();
    await expect(byTestId('windows')).not.toExist();
  });

  /** Sends the page the browser's event, because the driver itself closes the real question. */
  const wouldAsk = () => browser.execute(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
});
