import { $, browser, expect } from '@wdio/globals';

describe('ab-testing', () => {
  it('a: the title of variant A', async () => {
    // Not: await browser.url('/ab-testing'); a first visit gets A or B by chance, so this passes only sometimes.
    await browser.url('/ab-testing?variant=A');
    await expect($('h2=Welcome to Version A')).toBeDisplayed();
  });

  it('b: the title of variant B', async () => {
    await browser.url('/ab-testing?variant=B');
    await expect($('h2=Experience Version B')).toBeDisplayed();
  });

  it('counter: the button shows “Click Me (0)” at first', async () => {
    // Both variants have this button, so no variant is pinned.
    await browser.url('/ab-testing');
    await expect($('button=Click Me (0)')).toBeDisplayed();
  });
});
