import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('about', () => {
  beforeEach(() => browser.url('/about'));

  it('heading: the page has its heading', async () => {
    await expect($('h1')).toHaveText('About Test Automation Practice');
  });

  it('features: forms, interaction and files are listed', async () => {
    for (const feature of [
      'Form validations and dynamic inputs',
      'Interactive UI and animations',
      'File upload and download',
    ]) {
      // Only by its exact name, because the words around it may change.
      await expect($(`//main//*[text()="${feature}"]`)).toBeDisplayed();
    }
  });

  it('more-features: logins, late content and browsers are listed', async () => {
    for (const feature of [
      'Authentication and authorization flows',
      'Dynamic content loading and state',
      'Cross-browser challenges',
    ]) {
      await expect($(`//main//*[text()="${feature}"]`)).toBeDisplayed();
    }
  });

  it('learning: requirements, bugs, redesigns and the hunt are explained', async () => {
    const terms = byTestId('about-learning').$$('dt');
    await expect(terms).toHaveText(['Requirements', 'Bugs and grade', 'Redesigns', 'Hunt']);
  });

  it('install: the command that starts the site is shown', async () => {
    await expect(byTestId('about-install')).toHaveText(/npx practice-site serve/);
  });

  it('options: the options of a run are listed', async () => {
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

  it('locators: each tool has a locator', async () => {
    const tools = byTestId('about-hooks').$$('dt');
    await expect(tools).toHaveText(['Playwright', 'Selenium', 'WebdriverIO', 'Cypress']);
  });

  it('located: each locator finds “submit-button”', async () => {
    await expect(byTestId('about-hooks').$$('dd')).toHaveText(Array(4).fill(/submit-button/));
  });

  it('data: the command that lists the pages is shown', async () => {
    await expect(byTestId('about-data')).toHaveText(/npx practice-site pages --json/);
  });

  it('catalogue: the import for the same data is shown', async () => {
    await expect(byTestId('about-data')).toHaveText(/practice-site\/catalogue/);
  });

  it('version: the version is that of the server', async () => {
    const health = new URL('/__practice/health', await browser.getUrl());
    const { version } = await (await fetch(health)).json();
    await expect(byTestId('about-version')).toHaveText(expect.stringContaining(`practice-site ${version}`));
  });

  it('licence: the licence is MIT', async () => {
    await expect(byTestId('about-version')).toHaveText(/MIT/);
  });

  it('team: the link to the source code leads to example.com', async () => {
    await expect($('h2=Project Team')).toBeDisplayed();
    await expect(byTestId('github-link')).toHaveHref(/^https:\/\/example\.com\//);
  });

  it('community: the link to the community leads to example.com', async () => {
    await expect(byTestId('linkedin-link')).toHaveHref(/^https:\/\/example\.com\//);
  });

  it('contact: the link for contact writes to example.com', async () => {
    await expect(byTestId('email-link')).toHaveHref(/^mailto:[^@]+@example\.com$/);
  });
});
