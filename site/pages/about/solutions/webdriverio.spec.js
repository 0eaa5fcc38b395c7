import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

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

  it('install: it names the command that starts the site', async () => {
    await expect(byTestId('about-install')).toHaveText(/npx practice-site serve/);
  });

  it('options: it lists the options of a run', async () => {
    for (const flag of [
      '--seed',
      '--variant',
      '--delay-scale',
      '--slow',
      '--late',
      '--now',
      '--download-failure',
      '--other-origin',
    ]) {
      await expect(byTestId('about-options').$(`dt*=${flag}`)).toBeDisplayed();
    }
  });

  it('locators: it has a locator for a test id in each tool', async () => {
    const section = byTestId('about-hooks');
    await expect(section.$$('dt')).toHaveText(['Playwright', 'Selenium', 'WebdriverIO', 'Cypress']);
    await expect(section.$$('dd')).toHaveText(Array(4).fill(/submit-button/));
  });

  it('data: it says where programs find all of this', async () => {
    await expect(byTestId('about-data')).toHaveText(/npx practice-site pages --json/);
    await expect(byTestId('about-data')).toHaveText(/practice-site\/catalogue/);
  });

  it('version: it names the licence, and the version that the server names too', async () => {
    const health = new URL('/__practice/health', await browser.getUrl());
    const { version } = await (await fetch(health)).json();
    await expect(byTestId('about-version')).toHaveText(expect.stringContaining(`practice-site ${version}`));
    await expect(byTestId('about-version')).toHaveText(/MIT/);
  });

  it('team: the links of the project team lead to example.com', async () => {
    await expect($('h2=Project Team')).toBeDisplayed();
    await expect(byTestId('github-link')).toHaveHref(/^https:\/\/example\.com\//);
    await expect(byTestId('linkedin-link')).toHaveHref(/^https:\/\/example\.com\//);
    await expect(byTestId('email-link')).toHaveHref(/^mailto:[^@]+@example\.com$/);
  });
});
