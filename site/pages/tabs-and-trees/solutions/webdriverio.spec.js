import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('tabs-and-trees', () => {
  const open = (options = 'delayScale=0') => browser.url(`/tabs-and-trees?${options}`);

  beforeEach(() => open());

  /** With a stopped clock, waits are exact and take no time. */
  async function openWithClockStopped() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open('delayScale=1');
    return clock;
  }

  const tab = (name) => byTestId(`tabs-tab-${name}`);
  const panel = (name) => byTestId(`tabs-panel-${name}`);
  const item = (path) => byTestId(`tree-item-${path}`);
  const openBranch = (path) => item(path).$('.ant-tree-switcher').click();
  const check = (path) => item(path).$('[role=checkbox]').click();
  const focus = (element) => element.execute((one) => one.focus());

  it('visited: a panel is there after the first visit', async () => {
    for (const name of ['notes', 'guests']) {
      await expect(panel(name)).not.toExist();
      await tab(name).click();
      await expect(panel(name)).toBeDisplayed();
      await tab('overview').click();
      await expect(panel(name)).not.toBeDisplayed();
      await expect(panel(name)).toExist();
    }
  });

  it('kept: the typed text is still there', async () => {
    await tab('notes').click();
    await byTestId('tabs-note').setValue('Invite Ada');
    await tab('report').click();
    await expect(byTestId('tabs-report')).toHaveText(expect.stringContaining('Report'));
    await tab('notes').click();
    await expect(byTestId('tabs-note')).toHaveValue('Invite Ada');
  });

  it('arrows: keys move the focus along the tabs', async () => {
    await focus(tab('overview'));
    for (const [key, name] of [
      ['ArrowRight', 'notes'],
      ['ArrowRight', 'report'],
      ['ArrowLeft', 'notes'],
      ['End', 'feedback'],
      ['Home', 'overview'],
    ]) {
      await browser.keys(key);
      await expect(tab(name)).toBeFocused();
    }
  });

  it('report: the report loads for 300 to 900 milliseconds', async () => {
    const clock = await openWithClockStopped();
    await tab('report').click();
    await clock.tick(299);
    await expect(byTestId('tabs-report')).toHaveText('Loading');
    await clock.tick(601);
    await expect(byTestId('tabs-report')).toHaveText(expect.stringContaining('Report'));
  });

  it('closed: Delete and the button remove a tab', async () => {
    await tab('guests').click();
    await browser.keys('Delete');
    await expect(tab('guests')).not.toExist();
    await expect(panel('guests')).not.toExist();
    await tab('travel').click();
    await byTestId('tabs-close-travel').click();
    await expect(tab('travel')).not.toExist();
    // The tab has the focus, but is not open.
    await focus(tab('programme'));
    await browser.keys('Delete');
    await expect(tab('programme')).not.toExist();
  });

  it('next: another tab opens after one is closed', async () => {
    for (const [closed, next] of [
      ['budget', 'travel'],
      ['feedback', 'programme'],
    ]) {
      await tab(closed).click();
      await byTestId(`tabs-close-${closed}`).click();
      await expect(tab(next)).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('added: the new tab is open, at the end', async () => {
    await $('button=Add tab').click();
    await expect(tab('extra')).toHaveAttribute('aria-selected', 'true');
    await expect(panel('extra')).toBeDisplayed();
    const texts = await $$('[role=tab]').map((one) => one.getText());
    expect(texts.at(-1)).toBe('Extra');
  });

  it('scrolled: a tab that opens is in view', async () => {
    await $('button=Add tab').click();
    for (const name of ['extra', 'overview', 'feedback']) {
      // Not by click(), which would scroll to the tab itself.
      await tab(name).execute((one) => one.click());
      await browser.waitUntil(() =>
        tab(name).execute((one) => {
          const [{ left, right }, seen] = [one, one.closest('.MuiTabs-scroller')].map((at) =>
            at.getBoundingClientRect(),
          );
          return left > seen.left - 2 && right < seen.right + 2;
        }),
      );
    }
  });

  it('one: at most one section is open', async () => {
    const names = ['delivery', 'payment', 'returns'];
    for (const name of [...names, 'delivery']) {
      await byTestId(`accordion-${name}`).click();
      for (const other of names)
        await expect(byTestId(`accordion-${other}`)).toHaveAttribute('aria-expanded', `${other === name}`);
    }
  });

  it('any: open sections stay open', async () => {
    const names = ['size', 'colour', 'care', 'warranty', 'repairs'];
    for (const name of [...names, 'payment']) await byTestId(`accordion-${name}`).click();
    for (const name of names) await expect(byTestId(`accordion-panel-${name}`)).toBeDisplayed();
  });

  it('split: arrow keys move the splitter', async () => {
    const size = byTestId('split-size');
    await focus(byTestId('split-handle'));
    await browser.keys('ArrowRight');
    await expect(size).toHaveText('55 %');
    for (const [key, end] of [
      ['ArrowRight', '80 %'],
      ['ArrowLeft', '20 %'],
    ]) {
      for (let times = 0; times < 15; times++) await browser.keys(key);
      await expect(size).toHaveText(end);
    }
    await browser.keys('ArrowRight');
    await expect(size).toHaveText('25 %');
  });

  it('dragged: the splitter follows the pointer', async () => {
    const [handle, left] = [await byTestId('split-handle'), await byTestId('split-left')];
    await handle.execute((one) => one.scrollIntoView({ block: 'center' }));
    const part = await left.getSize('width');
    const start = await left.execute((one) => one.getBoundingClientRect().left);
    const y = Math.round(await handle.execute((one) => one.getBoundingClientRect().top + 40));
    // The same pointer each time, because it holds the button down.
    const mouse = () => browser.action('pointer', { id: 'mouse' });
    const at = (of) => ({ origin: 'viewport', x: Math.round(start + part * 2 * of), y });
    await mouse().move(at(0.5)).down().move(at(0.6)).perform(true);
    await expect(byTestId('split-size')).toHaveText(/^(59|60|61) %$/);
    for (const [of, size] of [
      [0.3, /^(29|30|31) %$/],
      [0.95, /^80 %$/],
      [-0.1, /^20 %$/],
    ]) {
      await mouse().move(at(of)).perform(true);
      await expect(byTestId('split-size')).toHaveText(size);
    }
    await mouse().up().move(at(0.5)).perform();
    await expect(byTestId('split-size')).toHaveText('20 %');
  });

  const firstRow = () => byTestId('pager-list').$('li');

  it('pages: four buttons turn the pages', async () => {
    await expect(byTestId('pager-range')).toHaveText('1 to 10 of 47');
    for (const [where, text, first] of [
      ['next', '11 to 20 of 47', 'Ticket 11'],
      ['next', '21 to 30 of 47', 'Ticket 21'],
      ['last', '41 to 47 of 47', 'Ticket 41'],
      ['previous', '31 to 40 of 47', 'Ticket 31'],
      ['first', '1 to 10 of 47', 'Ticket 1'],
    ]) {
      await byTestId(`pager-${where}`).click();
      await expect(byTestId('pager-range')).toHaveText(text);
      await expect(firstRow()).toHaveText(first);
    }
  });

  it('size: the first row stays in view', async () => {
    await byTestId('pager-last').click();
    await byTestId('rows-per-page').selectByVisibleText('5');
    await expect(byTestId('pager-row-41')).toBeDisplayed();
    await expect($$('[data-testid=pager-list] li')).toBeElementsArrayOfSize(5);
    await byTestId('pager-previous').click();
    await byTestId('rows-per-page').selectByVisibleText('20');
    await expect(byTestId('pager-row-36')).toBeDisplayed();
    await expect($$('[data-testid=pager-list] li')).toBeElementsArrayOfSize(20);
  });

  it('breadcrumb: each level leads back to its tickets', async () => {
    await $('button=Only open').click();
    await $('button=Only urgent').click();
    await expect(byTestId('pager-range')).toHaveText('1 to 10 of 24');
    await byTestId('breadcrumb-open').click();
    await expect(byTestId('pager-range')).toHaveText('1 to 10 of 32');
    await $('button=Only urgent').click();
    await byTestId('breadcrumb-all').click();
    await expect(byTestId('pager-range')).toHaveText('1 to 10 of 47');
  });

  it('branches: a branch follows its children', async () => {
    await openBranch('europe-italy');
    const states = async (italy, europe) => {
      await expect(item('europe-italy')).toHaveAttribute('aria-checked', italy);
      await expect(item('europe')).toHaveAttribute('aria-checked', europe);
    };
    await check('europe-italy-rome');
    await states('mixed', 'mixed');
    await check('europe-italy-milan');
    await states('mixed', 'mixed');
    await check('europe-italy-naples');
    await states('true', 'mixed');
    await check('europe-spain');
    await states('true', 'true');
    await check('europe-italy');
    await states('false', 'mixed');
  });

  it('checked: the cities are in the order of the tree', async () => {
    const checked = byTestId('tree-checked');
    await expect(checked).toHaveText('–');
    await openBranch('asia');
    await openBranch('asia-japan');
    await openBranch('europe-italy');
    await check('asia-japan-tokyo');
    await check('europe-italy-rome');
    await expect(checked).toHaveText('Rome, Tokyo');
    await check('asia-japan-tokyo');
    await check('europe-italy-rome');
    await expect(checked).toHaveText('–');
  });

  it('loading: branches load for 300 to 900 milliseconds', async () => {
    const clock = await openWithClockStopped();
    await openBranch('america');
    for (const path of ['africa', 'america-brazil', 'america-peru']) {
      await openBranch(path);
      await clock.tick(299);
      await expect(item(path).$('.ant-tree-switcher-loading-icon')).toBeDisplayed();
      await clock.tick(601);
      await expect($('.ant-tree-switcher-loading-icon')).not.toExist();
    }
  });

  /** Opens two branches, and returns which one failed to load. */
  async function failedOf(seed) {
    await open(`delayScale=0&seed=${seed}`);
    await openBranch('africa');
    await openBranch('america');
    await openBranch('america-brazil');
    await expect(byTestId('tree-error')).toHaveText(/^Could not load (Africa|Brazil)$/);
    const failed = (await byTestId('tree-error').getText()).replace('Could not load ', '');
    await expect(item(failed === 'Africa' ? 'america-brazil-recife' : 'africa-egypt')).toBeDisplayed();
    return failed;
  }
  it('failed: the seed decides which load fails', async () => {
    const failed = [];
    for (const seed of [1, 2, 3, 4, 5]) failed.push(await failedOf(seed));
    expect(new Set(failed).size).toBe(2);
    expect(await failedOf(1)).toBe(failed[0]);
  });

  it('retry: “Try again” opens the branch that failed', async () => {
    const failed = await failedOf(1);
    await $('button=Try again').click();
    await expect(item(failed === 'Africa' ? 'africa-egypt' : 'america-brazil-recife')).toBeDisplayed();
    await expect(byTestId('tree-error')).toHaveText('');
  });

  it('inherited: children of a checked branch are checked', async () => {
    await check('africa');
    await openBranch('africa');
    const [egypt, retry] = [item('africa-egypt'), byTestId('tree-retry')];
    await browser.waitUntil(async () => (await egypt.isExisting()) || (await retry.isExisting()));
    if (await retry.isExisting()) await retry.click();
    await expect(byTestId('tree-checked')).toHaveText('Cairo, Luxor, Nairobi, Mombasa');
  });

  it('filter: branches with a match open', async () => {
    await byTestId('tree-filter').setValue('kyo');
    await expect(item('asia-japan-kyoto')).toBeDisplayed();
    await byTestId('tree-filter').setValue('mad');
    await expect(item('europe-spain-madrid')).toBeDisplayed();
  });
});
