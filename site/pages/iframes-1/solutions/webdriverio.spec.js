import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('iframes-1', () => {
  beforeEach(() => browser.url('/iframes-1'));

  it('frame: one frame shows /iframes-2 with its heading', async () => {
    await expect($$('iframe')).toBeElementsArrayOfSize(1);
    await expect(byTestId('iframe-nested')).toHaveAttribute('src', /\/iframes-2$/);
    // From here on everything is looked for in the frame, and nothing outside of it.
    await browser.switchFrame(byTestId('iframe-nested'));
    await expect($('h1')).toHaveText('Dynamic Tables Have Input');
  });

  it('works: the table in the frame sorts, takes values and opens its dialog', async () => {
    await browser.switchFrame(byTestId('iframe-nested'));
    await byTestId('editable-header-name').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['1', '2', '3']);
    await byTestId('editable-name-1').setValue('Johnny Doe');
    await byTestId('editable-status-1').selectByVisibleText('Inactive');
    await byTestId('editable-role-1').selectByVisibleText('Editor');
    await byTestId('editable-header-id').click();
    await expect(byTestId('editable-name-1')).toHaveValue('Johnny Doe');
    await expect(byTestId('editable-status-1')).toHaveValue('Inactive');
    await expect(byTestId('editable-role-1').$$('option:checked')).toHaveText(['Admin', 'Editor']);

    await byTestId('editable-action-1').click();
    await expect($('[role=dialog]')).toHaveText(expect.stringContaining('Action clicked'));
    await browser.switchFrame(null);
    await expect($('[role=dialog]')).not.toExist();
    await browser.switchFrame(byTestId('iframe-nested'));
    await $('[role=dialog]').$('button=Close').click();
    await expect($('[role=dialog]')).not.toExist();
  });

  it('sandbox: same origin, scripts, popups, forms and modals are allowed, and nothing else', async () => {
    const sandbox = await byTestId('iframe-nested').getAttribute('sandbox');
    expect(sandbox.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-modals',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });
});
