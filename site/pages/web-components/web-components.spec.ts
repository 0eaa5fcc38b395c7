import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('each root holds only the next one', async ({ open, page }) => {
  await open('/web-components');
  const found = await page.evaluate(() => {
    const steps: string[] = [];
    for (let root: ParentNode | null | undefined = document; root; ) {
      const host: Element | null = root.querySelector(
        '[data-test=wc-outer], [data-test=wc-middle], [data-test=wc-inner]',
      );
      if (!host?.shadowRoot) break;
      steps.push(`${host.getAttribute('data-test')} ${host.shadowRoot.mode}`);
      root = host.shadowRoot;
    }
    return { steps, inDocument: document.querySelectorAll('[data-test=wc-message]').length };
  });
  expect(found).toEqual({ steps: ['wc-outer open', 'wc-middle open', 'wc-inner open'], inDocument: 0 });
});

test('what an element tells the page is shown at once', async ({ open, page }) => {
  await open('/web-components');
  /** What is shown in the same task in which a script clicks. */
  const shownAfter = async (clicked: string, shown: string) =>
    page.getByTestId(shown).evaluate(
      (element, button) => {
        (button as HTMLElement).click();
        return element.textContent;
      },
      await page.getByTestId(clicked).elementHandle(),
    );
  await page.getByTestId('wc-message').fill('hello');
  expect(await shownAfter('wc-send', 'wc-nested-result')).toBe('Received: hello');
  await page.getByTestId('wc-review-send').click();
  await expect(page.getByTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
  expect(await shownAfter('wc-star-1', 'wc-stars-error')).toBe('');
});

test('a message of only spaces is not sent', async ({ open, page }) => {
  await open('/web-components');
  await page.getByTestId('wc-message').fill('  ');
  await page.getByTestId('wc-send').click();
  await expect(page.getByTestId('wc-message')).toHaveValue('');
  await expect(page.getByTestId('wc-inner-count')).toHaveText('Inner: 0');
  await expect(page.getByTestId('wc-nested-result')).toBeEmpty();
});

test('markup in a message is plain text on the page', async ({ open, page }) => {
  await open('/web-components');
  await page.getByTestId('wc-message').fill('<b>bold</b>');
  await page.getByTestId('wc-message').press('Enter');
  await expect(page.getByTestId('wc-nested-result')).toHaveText('Received: <b>bold</b>');
});

test('the list ends with five guests, and without any', async ({ open, page }) => {
  await open('/web-components');
  const [add, remove] = [page.getByTestId('wc-add-guest'), page.getByTestId('wc-remove-guest')];
  for (let guests = 3; guests <= 5; guests++) {
    await add.click();
    await expect(page.getByTestId('wc-guest-count')).toHaveText(`${guests} guests`);
  }
  await expect(add).toBeDisabled();
  for (let guests = 4; guests >= 0; guests--) {
    await remove.click();
    await expect(page.getByTestId(/^wc-guest-\d/)).toHaveCount(guests);
  }
  await expect(remove).toBeDisabled();
  await expect(page.getByTestId('wc-guest-count')).toHaveText('No guests');
});

test('Tab leads from the page into the closed root and out of it again', async ({ open, page }) => {
  await open('/web-components');
  await page.getByTestId('wc-toggle-note').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-test'));
  for (const element of ['wc-vault', 'wc-vault', 'wc-stars']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(element);
  }
});

test('the stars are chosen by the arrow keys, and a click on their text', async ({ open, page }) => {
  await open('/web-components');
  await page.getByTestId('wc-star-2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('wc-review-send').click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('Sent: 3 stars, no comment');
  await page.getByText('1 star', { exact: true }).click();
  await page.getByTestId('wc-review-send').click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('Sent: 1 star, no comment');
});

test('the form treats the stars like a control of its own', async ({ open, page }) => {
  await open('/web-components');
  const form = () =>
    page.getByTestId('wc-stars').evaluate((stars) => {
      const own = stars.closest('form');
      if (!own) throw new Error('no form');
      return {
        valid: own.checkValidity(),
        invalid: own.querySelectorAll('star-rating:invalid').length,
        value: new FormData(own).get('stars'),
      };
    });
  expect(await form()).toEqual({ valid: false, invalid: 1, value: null });
  await page.getByTestId('wc-star-5').check();
  expect(await form()).toEqual({ valid: true, invalid: 0, value: '5' });
  await page.getByTestId('wc-no-stars').check();
  expect(await form()).toEqual({ valid: true, invalid: 0, value: null });
  await page.getByTestId('wc-no-stars').uncheck();
  expect(await form()).toEqual({ valid: true, invalid: 0, value: '5' });
});

test('the wait takes the delay scale, and the element is not defined before', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/web-components?delayScale=2');
  const isDefined = () => page.getByTestId('wc-late').evaluate((element) => element.matches(':defined'));
  await page.getByTestId('wc-late-load').click();
  await expect(page.getByTestId('wc-late-load')).toBeDisabled();
  await page.clock.runFor(1999);
  expect(await isDefined()).toBe(false);
  await page.clock.runFor(4001);
  await expect(page.getByTestId('wc-late-status')).toHaveText('Loaded');
  expect(await isDefined()).toBe(true);
});

test('leaving the page during the wait leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 10_000);
  await open('/web-components?delayScale=100');
  await page.getByTestId('wc-late-load').click();
  await expect.poll(timers).toBeGreaterThan(0);
  await expectNoneAfterLeaving(page, timers);
});

test('the elements work again after leaving and coming back', async ({ open, page }) => {
  await open('/web-components?delayScale=0');
  await page.getByTestId('wc-late-load').click();
  await expect(page.getByTestId('wc-late-status')).toHaveText('Loaded');
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await page.goBack();
  await page.getByTestId('wc-message').fill('hello');
  await page.getByTestId('wc-send').click();
  await expect(page.getByTestId('wc-nested-result')).toHaveText('Received: hello');
  await expect(page.getByTestId('wc-guest-count')).toHaveText('2 guests');
});

test('the two frames are of the same size', { tag: '@design' }, async ({ open, page }) => {
  await open('/web-components');
  const heights = ['wc-frame', 'wc-window'].map((name) =>
    page.getByTestId(name).evaluate((element) => element.getBoundingClientRect().height),
  );
  const [outside, inside] = await Promise.all(heights);
  expect(inside).toBe(outside);
});

test('a vote that no frame has sent is not shown', async ({ open, page }) => {
  await open('/web-components');
  await page.evaluate(() => window.postMessage({ vote: 'Cocoa' }, '*'));
  await page.getByTestId('wc-frame').contentFrame().getByRole('button', { name: 'Tea' }).click();
  await expect(page.getByTestId('wc-framed-result')).toHaveText('Last vote: Tea');
  await expect(page.getByTestId('wc-enclosed-result')).toHaveText('');
});

test('the theme reaches the roots and the frames, and is changed there too', async ({ open, page }) => {
  await open('/web-components');
  const colours = async () => [
    await colourOf(page, 'wc-send'),
    await colourOf(page, 'wc-no-note'),
    await frameColours(page),
  ];
  const [light, dark] = ['rgb(24, 33, 47)', 'rgb(230, 235, 242)'];
  await expect.poll(colours).toEqual([light, light, [light, light]]);
  await page.getByTestId('theme-toggle').click();
  await expect.poll(colours).toEqual([dark, dark, [dark, dark]]);
});

function colourOf(page: Page, name: string): Promise<string> {
  return page.getByTestId(name).evaluate((element) => getComputedStyle(element).color);
}

function frameColours(page: Page): Promise<string[]> {
  return Promise.all(
    ['wc-frame', 'wc-enclosed-frame'].map((name) =>
      page
        .getByTestId(name)
        .contentFrame()
        .getByRole('button', { name: 'Tea' })
        .evaluate((button) => getComputedStyle(button).color),
    ),
  );
}
