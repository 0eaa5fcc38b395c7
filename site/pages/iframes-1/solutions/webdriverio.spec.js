import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const allowed = ['allow-forms', 'allow-modals', 'allow-popups', 'allow-same-origin', 'allow-scripts'];

describe('iframes-1', () => {
  beforeEach(() => browser.url('/iframes-1'));

  it('frame: the frame shows /iframes-2', async () => {
    await expect(byTestId('iframe-nested')).toHaveAttribute('src', /\/iframes-2$/);
    // From here on the driver finds only elements in the frame.
    await browser.switchFrame(byTestId('iframe-nested'));
    await expect($('h1')).toHaveText('Dynamic Tables Have Input');
  });

  it('single: the page has no other frame', async () => {
    await expect($$('iframe')).toBeElementsArrayOfSize(1);
  });

  it('works: the table in the frame can be sorted', async () => {
    await browser.switchFrame(byTestId('iframe-nested'));
    await byTestId('editable-header-id').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['1', '2', '3']);
  });

  it('typed: the fields in the frame take values', async () => {
    await browser.switchFrame(byTestId('iframe-nested'));
    await byTestId('editable-name-1').setValue('Johnny Doe');
    await expect(byTestId('editable-name-1')).toHaveValue('Johnny Doe');
    await byTestId('editable-status-1').selectByVisibleText('Inactive');
    await expect(byTestId('editable-status-1')).toHaveValue('Inactive');
  });

  it('inside: the dialog opens inside the frame', async () => {
    await browser.switchFrame(byTestId('iframe-nested'));
    await byTestId('editable-action-1').click();
    await expect($('[role=dialog]')).toHaveComputedLabel('Action');
    await browser.switchFrame(null);
    await expect($('[role=dialog]')).not.toExist();
  });

  const sandbox = async () => (await byTestId('iframe-nested').getAttribute('sandbox')).split(' ');

  it('sandbox: same origin, scripts, popups, forms and modals are allowed', async () => {
    expect(await sandbox()).toEqual(expect.arrayContaining(allowed));
  });

  it('nothing-else: nothing else is allowed', async () => {
    expect((await sandbox()).filter((flag) => !allowed.includes(flag))).toEqual([]);
  });
});
