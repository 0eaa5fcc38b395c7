import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test('a page comes so much later than the browser has loaded it', async ({ open, page }) => {
  const noted = await noteEvents(page);
  await open('/forms?late=300');
  const { DOMContentLoaded, load, heading } = await noted();
  expect(DOMContentLoaded).toBeLessThanOrEqual(load);
  // Browsers round their clocks.
  expect(heading - load).toBeGreaterThan(290);
  await expect(page.getByTestId('login-form')).toBeVisible();
});

test('without it a page is there before its events', async ({ open, page }) => {
  const noted = await noteEvents(page);
  await open('/forms?late=0');
  const { DOMContentLoaded, heading } = await noted();
  expect(heading).toBeLessThanOrEqual(DOMContentLoaded);
});

test('the pages after the first one come at once', async ({ open, page }) => {
  await open('/?late=100');
  const heading = await page.getByTestId('nav-forms').evaluate(async (link: HTMLElement) => {
    link.click();
    // React renders in a microtask when a script clicks.
    await Promise.resolve();
    return document.querySelector('main h1')?.textContent;
  });
  expect(heading).toBe('Forms and Validation');
});

test('it is the page of the address at the time when it is shown', async ({ open, page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      location.hash = '#/checkboxes';
    });
  });
  await open('/forms?late=50');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  await expect(page).toHaveURL('/checkboxes?late=50');
});

test('a page in a frame is late by its own load event', async ({ open, page }) => {
  await open('/about');
  const there = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src: './slider?late=50', title: 'Late' });
        frame.onload = () => resolve(frame.contentDocument?.querySelector('h1') !== null);
        document.querySelector('main')?.append(frame);
      }),
  );
  expect(there).toBe(false);
  await expect(page.getByTitle('Late').contentFrame().getByRole('heading', { level: 1 })).toHaveText(
    'Horizontal Slider',
  );
});

test('it comes also where timers are stopped, as with Cypress’s cy.clock()', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
  });
  await open('/checkboxes?late=50');
  await page.getByTestId('check-all-button').click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

type Times = { DOMContentLoaded: number; load: number; heading: number };

/** Notes when the next document fires its events and when its page has a heading, in milliseconds. */
async function noteEvents(page: Page): Promise<() => Promise<Times>> {
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    for (const event of ['DOMContentLoaded', 'load'])
      addEventListener(event, () => {
        times[event] = performance.now();
      });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      times.heading = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  const times = () => page.evaluate(() => (window as unknown as { times: Partial<Times> }).times);
  return async () => {
    await expect.poll(async () => Object.keys(await times()).sort()).toEqual(['DOMContentLoaded', 'heading', 'load']);
    return (await times()) as Times;
  };
}
