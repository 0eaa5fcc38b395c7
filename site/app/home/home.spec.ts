import type { Page } from '@playwright/test';
import { overflowOf } from '../../../tests/e2e/overflow';
import { expect, test } from '../../../tests/fixtures';
import { groups, type MenuPage, pages } from '../../catalogue';

const groupTitles = ['Basic', 'Interaction', 'Content', 'Advanced', 'Platform', 'At Work', 'Journeys'];

test('shows seven groups of cards under its title, a card for each page of the menu', async ({ open, page }) => {
  await open('/');
  await expect(page).toHaveTitle('Test Automation Practice (Web and Mobile Web)');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(groupTitles);
  const listed = groups.flatMap((group): readonly MenuPage[] => group.pages);
  const links = page.getByTestId(/^feature-card-/);
  await expect(links.getByRole('heading')).toHaveText(listed.map(({ title }) => title));
  await expect(links).toContainText(listed.map(({ skill }) => skill));
});

test('a card leads to its page', async ({ open, page }) => {
  await open('/');
  await page.getByTestId('feature-card-key-press').click();
  await expect(page).toHaveURL('/key-press');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key Presses');
});

test.describe('the run', () => {
  test('shows the current options and the command that starts this server', async ({ open, page, baseURL }) => {
    await open('/?seed=7&variant=B&delayScale=0.5');
    const { port } = new URL(baseURL ?? '');
    await expect(page.getByTestId('run-bar')).toContainText('Start this site');
    await expect(page.getByTestId('run-command')).toHaveText(
      `npx practice-site serve --port ${port} --seed 7 --variant B --delay-scale 0.5`,
    );
    await expect(page.getByRole('definition')).toHaveText(['7', 'B', '0.5']);
    await open('/?late=1&downloadFailure=empty');
    await expect(page.getByTestId('run-command')).toHaveText(/ --late 1 --download-failure empty$/);
    await expect(page.getByRole('definition')).toHaveText(['none', 'by chance', '1', '1 ms', 'empty']);
  });

  test('a seed that shells read in different ways is no command to copy', async ({ open, page }) => {
    await open(`/?seed=${encodeURIComponent('a$(id)')}`);
    await expect(page.getByTestId('run-command')).toHaveText(/^No command to copy/);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await page.getByTestId('practice-toggle').click();
    await page.getByRole('tab', { name: 'Options' }).click();
    await expect(page.getByTestId('practice-panel')).toContainText('No command to copy');
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });

  for (const [name, seed] of [
    ['that is no command', 'a$(id)'],
    ['of a thousand letters', 'a'.repeat(1000)],
  ] as const) {
    test(`a seed ${name} makes home and the panel no wider than the window, and breaks no label`, async ({
      open,
      page,
    }) => {
      await open(`/?seed=${encodeURIComponent(seed)}`);
      await page.getByTestId('practice-toggle').click();
      await page.getByRole('tab', { name: 'Options' }).click();
      expect(await overflowOf(page)).toBe(0);
      const panel = page.getByRole('tabpanel');
      expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const lines = await page.getByRole('term').evaluateAll((labels) =>
        labels.map((label) => {
          const text = document.createRange();
          text.selectNodeContents(label);
          return text.getClientRects().length;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  }

  test('a seed with control characters is ignored with one warning', async ({ open, page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open('/?seed=a%03%0Atouch%20x%0A');
    expect(warnings).toEqual([
      'Ignored seed=a\\u{3}\\u{a}touch x\\u{a} in the address: must not have control characters.',
    ]);
    await expect(page.getByTestId('run-command')).not.toContainText('--seed');
    await expect(page.getByRole('button', { name: 'Copy the command' })).toBeVisible();
  });

  test('an option with a name of its flag, and one that is there twice, are ignored with a warning each', async ({
    open,
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const expected = [
      'Ignored delay-scale=0 in the address: it must be named delayScale.',
      'Ignored seed=8 in the address: the first seed counts.',
    ];
    for (const address of [
      '/?delay-scale=0&seed=7&seed=8&page=2',
      '/#/?delay-scale=0&seed=7&seed=8&=https://x.example/',
    ]) {
      warnings.length = 0;
      await page.goto('about:blank');
      await open(address);
      expect(warnings).toEqual(expected);
      await expect(page.getByTestId('run-command')).toHaveText(/ --seed 7$/);
    }
  });

  test('a very long number is refused at once', async ({ open, page }) => {
    await open(`/#/forms?delayScale=${'1'.repeat(60_000)}`);
    await expect(page.getByTestId('submit-button')).toBeVisible();
  });

  test('a button copies the command and says so', async ({ openWithClockStopped, page }) => {
    const copied = await keepCopied(page);
    await openWithClockStopped('/?seed=7');
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await expect(page.getByTestId('run-bar').getByRole('button')).toHaveText(/^Copied/);
    expect(await copied()).toEqual([await page.getByTestId('run-command').textContent()]);
    await page.clock.runFor(2000);
    await expect(page.getByRole('button', { name: 'Copy the command' })).toBeVisible();
  });
});

test.describe('what is unique', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`is in the first screen of ${width}x${height}, with a way to begin`, async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      await open('/');
      await expect(page.getByRole('link', { name: 'Start here' })).toBeInViewport({ ratio: 1 });
      const unique = page.getByTestId('promises').getByRole('listitem');
      await expect(unique.locator('strong')).toHaveText(['Requirements.', 'Practice panel.', 'Grade.', 'Hunt.']);
      for (const one of await unique.all()) await expect(one).toBeInViewport({ ratio: 1 });
      const cut = await page.locator('.promise-picture').evaluateAll(
        (pictures) =>
          pictures.filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
            return scrollHeight > clientHeight || scrollWidth > clientWidth;
          }).length,
      );
      expect(cut).toBe(0);
    });
  }

  test('shows a requirement as the page has it, and counts them all', async ({ open, page }) => {
    await open('/');
    const auth = pages.find(({ id }) => id === 'auth')?.requirements as { [id: string]: string };
    await expect(page.getByTestId('promises')).toContainText(`auth/retry ${auth.retry}`);
    await expect(page.getByTestId('promises')).toContainText(/\d{3} sentences .* \d{3} test ids.* \d+ bugs/);
  });
});

test.describe('search', () => {
  const allPages = (page: Page) => page.getByTestId(/^nav-/).count();
  const shown = (page: Page) => page.getByTestId(/^feature-card-/).getByRole('heading');

  test('leaves the cards of the pages that have it, while one types', async ({ open, page }) => {
    await open('/');
    const field = page.getByTestId('page-search');
    await expect(page.getByTestId('page-search-result')).toBeEmpty();
    await field.fill('invalid user');
    await expect(page.getByTestId('feature-card-auth')).toBeVisible();
    await field.pressSequentially('name or');
    await expect(shown(page)).toHaveText(['Authentication']);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Advanced']);
    await expect(page.getByTestId('page-search-result')).toHaveText(`1 of ${await allPages(page)} pages`);
    await field.fill('');
    await expect(shown(page)).toHaveCount(await allPages(page));
    await expect(page.getByTestId('page-search-result')).toBeEmpty();
  });

  test('finds a requirement by its words, and quotes it', async ({ open, page }) => {
    await open('/');
    await page.getByTestId('page-search').fill('invalid USERNAME');
    await expect(shown(page)).toHaveText(['Authentication']);
    await expect(page.getByTestId('feature-card-auth')).toContainText('“Invalid username or password”');
  });

  for (const [query, card, testId] of [
    ['login-form', 'Forms', 'login-form'],
    ['editable-row-2', 'Tables', 'editable-row-<id>'],
  ] as const) {
    test(`finds the test id ${query}`, async ({ open, page }) => {
      await open('/');
      await page.getByTestId('page-search').fill(query);
      await expect(shown(page)).toHaveText([card]);
      await expect(page.getByTestId(/^feature-card-/)).toContainText(`test id ${testId}`);
    });
  }

  test('says so when nothing is found', async ({ open, page }) => {
    await open('/');
    await page.getByTestId('page-search').fill('no such thing');
    await expect(page.getByRole('status')).toContainText('Nothing found for “no such thing”.');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await page.getByTestId('page-search').press('Escape');
    await expect(page.getByTestId('page-search')).toHaveValue('');
    await expect(shown(page)).toHaveCount(await allPages(page));
  });

  test('the key / leads to the field, and Enter to the first page that was found', async ({ open, page }) => {
    await open('/');
    const field = page.getByRole('searchbox', { name: 'Search pages, requirements and test ids' });
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(shown(page)).toContainText(['A/B Testing']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ab-testing');
    await expect(field).toHaveValue('');
    await page.keyboard.press('/');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Enter in an empty field leads nowhere', async ({ open, page }) => {
    await open('/');
    await page.getByTestId('page-search').press('Enter');
    await page.getByTestId('page-search').fill('shadow');
    await expect(shown(page)).toContainText(['Shadow DOM']);
    await expect(page).toHaveURL('/');
  });
});

/** The browser's clipboard may not be read in a test, so this keeps what the page puts there. */
async function keepCopied(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}
