import { $, browser, expect } from '@wdio/globals';

describe('auth', () => {
  async function logIn(username, password) {
    await browser.url('/auth?delayScale=0.1');
    await $('//input[@id=//label[.="Username"]/@for]').setValue(username);
    await $('//input[@id=//label[.="Password"]/@for]').setValue(password);
    await $('button=Login').click();
  }

  it('accepted: the right name and password show a success', async () => {
    await logIn('admin', 'admin');
    await expect($('h2=Successfully authenticated!')).toBeDisplayed();
  });

  it('refused: a wrong or empty name or password is refused', async () => {
    await logIn('admin', 'wrong');
    await expect($('form [role=alert]')).toHaveText('Invalid username or password');
    // Not: a second login without a new page; right after its click the message of the first one may still be there.
    await logIn('wrong', 'admin');
    await expect($('form [role=alert]')).toHaveText('Invalid username or password');
  });
});
