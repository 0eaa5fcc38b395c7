import { $, browser, expect } from '@wdio/globals';
import { hook } from './hooks.js';

describe('about', () => {
  beforeEach(() => browser.url('/about'));

  it('heading: the page is headed About Test Automation Practice', async () => {
    await expect($('h1')).toHaveText('About Test Automation Practice');
  });

  it('features: it lists the six features', async () => {
    for (const feature of [
      'Form validations and dynamic inputs',
      'Interactive UI and animations',
      'File upload and download',
      'Authentication and authorization flows',
      'Dynamic content loading and state',
      'Cross-browser challenges',
    ]) {
      // By its exact name alone: the words around it may change.
      await expect($(`//main//*[text()="${feature}"]`)).toBeDisplayed();
    }
  });

  it('team: the links of the project team lead to example.com', async () => {
    await expect($('h2=Project Team')).toBeDisplayed();
    await expect(hook('github-link')).toHaveHref(/^https:\/\/example\.com\//);
    await expect(hook('linkedin-link')).toHaveHref(/^https:\/\/example\.com\//);
    await expect(hook('email-link')).toHaveHref(/^mailto:[^@]+@example\.com$/);
  });
});
