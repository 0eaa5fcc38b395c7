import { $, browser, expect } from '@wdio/globals';

describe('iframes-2', () => {
  beforeEach(() => browser.url('/iframes-2'));

  it('heading: the page has its heading', async () => {
    await expect($('h1')).toHaveText('Dynamic Tables Have Input');
  });

  it('closed: “Close” closes the dialog', async () => {
    // Not: a copy of these steps for the frame of /iframes-1; one of the two is forgotten at the next change, and then
    // tests what is no longer there. This helper works on the page and, after a switch, in the frame.
    await openAndClose();
  });
});

async function openAndClose() {
  await $('button=Add').click();
  await $('[role=dialog]').$('button=Close').click();
  await expect($('[role=dialog]')).not.toExist();
}
