import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { solutionText } from '../../build/solution-files';
import { startPracticeSite } from '../../dist/cli/index.js';
import { expect, test } from '../fixtures';
import { violations } from './axe';
import { overflowOf } from './overflow';

async function openPanel(page: Page) {
  await page.getByTestId('practice-toggle').click();
  await expect(page.getByTestId('practice-panel')).toBeVisible();
}

/** What the panel copies, where the browser has no clipboard for pages: it selects the text and copies that. */
function noteCopies() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  const copied: string[] = [];
  document.addEventListener('copy', () => copied.push((document.activeElement as HTMLTextAreaElement).value));
  Object.assign(window, { copied: () => copied });
}

const copied = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'copied')());

/** Keeps the shadow roots of the outlines, which are closed, so that a test can read them. */
function keepRoots() {
  const roots: ShadowRoot[] = [];
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (this.matches('.practice-outlines')) roots.push(root);
    return root;
  };
  Object.assign(window, {
    outlined: () =>
      roots
        .filter((root) => root.host.isConnected)
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('.outline')].map(({ dataset }) => dataset.name)),
    labels: () =>
      roots
        .filter((root) => root.host.isConnected)
        .flatMap((root) => [...root.querySelectorAll('span')])
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect().toJSON() })),
  });
}

const outlined = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'outlined')());

type Box = { left: number; top: number; right: number; bottom: number };

/** The names that the inspector shows, with their places. */
const labels = (page: Page): Promise<{ text: string; box: Box }[]> =>
  page.evaluate(() => Reflect.get(window, 'labels')());

const shownNames = async (page: Page) => (await labels(page)).map(({ text }) => text);

/** Where the page has text. */
const textBoxes = (page: Page): Promise<Box[]> =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: Box[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      boxes.push(...[...range.getClientRects()].map((box) => box.toJSON()));
    }
    return boxes;
  });

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A file as `grade --json` writes it, with what the panel reads of it. */
function gradeFile(results: { [requirement: string]: 'caught' | 'missed' }) {
  const bugs = Object.entries(results).map(([requirement, result]) => ({ page: 'auth', requirement, result }));
  const text = JSON.stringify({ command: 'npx playwright test', trusted: true, bugs: { percent: 50, results: bugs } });
  return { name: 'grade.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

const keptNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test.describe('the panel', () => {
  test('is a script of its own, which is fetched when it is first opened', async ({ open, page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open('/forms');
    await page.waitForLoadState('load');
    const before = requested.length;
    expect(requested.filter((url) => /practice/i.test(new URL(url).pathname))).toEqual([]);
    await expect(page.getByTestId('practice-panel')).toHaveCount(0);
    await openPanel(page);
    const fetched = requested.slice(before).map((url) => new URL(url).pathname);
    expect(fetched).toContainEqual(expect.stringMatching(/PracticePanel-.*\.js$/));
  });

  test('is outside main, opens by its button, and is open again after a reload', async ({ open, page }) => {
    await open('/forms');
    const toggle = page.getByRole('button', { name: 'Practice', exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(page.getByTestId('practice-panel')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAttribute('aria-controls', 'practice');
    await expect(page.locator('aside#practice')).toHaveCount(1);
    await expect(page.getByRole('main').getByTestId('practice-panel')).toHaveCount(0);
    await page.getByRole('main').focus();
    await page.reload();
    await expect(page.getByTestId('practice-panel')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByTestId('practice-panel').locator(':focus')).toHaveCount(0);
  });

  test('is open on the same tab after a reload, and on the first one when it is opened', async ({ open, page }) => {
    await open('/forms');
    await openPanel(page);
    for (const [id, name] of [
      ['options', 'Options'],
      ['test-ids', 'Test ids'],
    ] as const) {
      await page.getByTestId(`practice-tab-${id}`).click();
      await page.reload();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.getByTestId('practice-close').click();
    await openPanel(page);
    await expect(page.getByRole('tabpanel', { name: 'Goal' })).toBeVisible();
    await page.getByTestId('practice-tab-options').click();
    // An address that names a requirement leads to it.
    await page.goto('/auth#refused');
    await expect(page.getByRole('tabpanel', { name: 'Goal' })).toBeVisible();
  });

  test('is closed in another tab, and in a window that a page opens', async ({ open, page, context }) => {
    await open('/forms');
    await openPanel(page);
    const another = await context.newPage();
    await another.goto('/forms');
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => window.open('/forms'));
    const popup = await opening;
    for (const other of [another, popup]) {
      await other.waitForLoadState('networkidle');
      await expect(other.getByTestId('username-input')).toBeVisible();
      await expect(other.getByTestId('practice-panel')).toHaveCount(0);
      await other.close();
    }
  });

  test('stores nothing in a fresh profile until it is opened, and nothing is left of it', async ({ open, page }) => {
    await open('/auth');
    await page.goto('/');
    expect(await keptNames(page)).toEqual([]);
    await openPanel(page);
    expect(await keptNames(page)).toEqual(['practice-open']);
    await page.getByTestId('practice-close').click();
    expect(await keptNames(page)).toEqual([]);
  });

  test('closes by Escape, its cross and its button, and gives the focus back', async ({ open, page }) => {
    await open('/forms');
    await page.evaluate(() =>
      window.addEventListener('keydown', ({ key }) => document.body.setAttribute('heard', key)),
    );
    const toggle = page.getByTestId('practice-toggle');
    const panel = page.getByTestId('practice-panel');
    await openPanel(page);
    await expect(page.getByTestId('practice-tab-goal')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await openPanel(page);
    await page.getByTestId('practice-close').click();
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await openPanel(page);
    await toggle.click();
    await expect(panel).toHaveCount(0);
    // Pages listen there, and this key was not for them.
    await expect(page.locator('body')).not.toHaveAttribute('heard');
  });

  test('has tabs that arrow keys walk, with one stop for Tab', async ({ open, page }) => {
    await open('/forms');
    await openPanel(page);
    const tab = (name: string) => page.getByRole('tab', { name });
    for (const [key, name] of [
      ['ArrowRight', 'Test ids'],
      ['ArrowRight', 'Solution'],
      ['ArrowLeft', 'Test ids'],
      ['End', 'Options'],
      ['ArrowRight', 'Goal'],
      ['ArrowLeft', 'Options'],
      ['Home', 'Goal'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([name]);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('shows the page that one walks to', async ({ open, page, isMobile }) => {
    await open('/forms');
    await openPanel(page);
    const panel = page.getByTestId('practice-panel');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Forms');
    if (isMobile) await page.getByTestId('mobile-menu-button').click();
    await page.getByTestId('nav-slider').click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Slider');
    await page.getByTestId('practice-tab-test-ids').click();
    await expect(panel.getByRole('button', { name: 'slider-value' })).toBeVisible();
  });

  test('is not offered to a page in a frame', async ({ open, page }) => {
    await open('/iframes-1');
    await expect(page.getByTestId('practice-toggle')).toBeVisible();
    const framed = page.getByTestId('iframe-nested').contentFrame();
    await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(framed.getByTestId('practice-toggle')).toHaveCount(0);
  });
});

test.describe('its place', () => {
  for (const [width, mainShrinks] of [
    [1100, true],
    [768, true],
    [767, false],
    [390, false],
  ] as const) {
    test(`at ${width} px it is ${mainShrinks ? 'beside' : 'over'} the page`, async ({ open, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open('/forms');
      const before = await page.getByRole('main').boundingBox();
      await openPanel(page);
      const [main, panel] = [
        await page.getByRole('main').boundingBox(),
        await page.getByTestId('practice-panel').boundingBox(),
      ];
      // Scroll bars take some of the window in Firefox.
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect((before?.width ?? 0) - (main?.width ?? 0) > 50).toBe(mainShrinks);
      if (mainShrinks) expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(room);
      if (width === 390) expect(panel).toMatchObject({ x: 0, width: room });
      const overflow = await overflowOf(page);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('at 390 px it is dimmed below the open menu, and a press on it closes the menu', async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/forms');
    await openPanel(page);
    const menu = page.getByTestId('mobile-menu-button');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(370, 700);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByTestId('practice-panel')).toBeVisible();
  });

  for (const [width, height] of [
    [320, 200],
    [1280, 200],
    [320, 480],
  ] as const) {
    test(`at ${width}x${height} at least 100 px of the content can be seen`, async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      await open('/auth');
      await openPanel(page);
      const panel = page.getByTestId('practice-panel');
      await page.getByRole('tabpanel').evaluate((content) => content.scrollIntoView({ behavior: 'instant' }));
      const seen = await panel.evaluate((panel) => {
        const outer = panel.getBoundingClientRect();
        const content = panel.querySelector('[role=tabpanel]')?.getBoundingClientRect() ?? outer;
        return Math.min(innerHeight, outer.bottom, content.bottom) - Math.max(outer.top, content.top);
      });
      expect(seen).toBeGreaterThanOrEqual(100);
      await page.getByTestId('practice-forget').click();
      await expect(page.getByText('All of it is forgotten.')).toBeVisible();
    });
  }

  for (const size of [768, 390]) {
    test(`at ${size} px no control of a page is covered`, async ({ open, page }) => {
      await page.setViewportSize({ width: size, height: 800 });
      await open('/storage');
      await openPanel(page);
      await page.getByTestId('consent-accept').click();
      await page.getByTestId('nav-tables').evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Dynamic Tables');
      await page.getByTestId('editable-action-3').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('keeps the focus when a solution is shown or hidden, so that Escape closes it', async ({ open, page }) => {
    await open('/key-press');
    await openPanel(page);
    await page.getByTestId('practice-tab-solution').click();
    await page.getByRole('button', { name: 'Show the complete solution' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Hide' })).toBeFocused();
    await page.getByRole('button', { name: 'Hide' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show the first solution' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('practice-panel')).toHaveCount(0);
  });

  test('no line of a solution is cut', async ({ open, page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open('/auth');
    await openPanel(page);
    await page.getByTestId('practice-tab-solution').click();
    await page.getByRole('button', { name: 'Show the complete solution' }).click();
    const code = page.getByTestId('practice-panel').locator('.practice-code');
    await expect(code).toBeVisible();
    expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('without it a wide window has the page in the middle of the room beside the menu', { tag: '@design' }, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open('/forms');
    const box = await page.getByRole('main').boundingBox();
    expect(box).toMatchObject({ x: 256 + (1920 - 256 - 1120) / 2, width: 1120 });
  });
});

test.describe('the goal', () => {
  test('lists the requirements, one mistake, and where the chosen tool documents the subject', async ({
    open,
    page,
  }) => {
    await open('/auth');
    await openPanel(page);
    const panel = page.getByTestId('practice-panel');
    await expect(
      panel.getByRole('checkbox', { name: 'The page shows the demo account: “username admin, password admin”.' }),
    ).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'A typical mistake' })).toBeVisible();
    const documentation = panel.getByRole('link', { name: /documentation on this$/ });
    await expect(documentation).toHaveAttribute('href', /^https:\/\/playwright\.dev\//);
    await page.getByTestId('practice-tool').selectOption('Cypress');
    await expect(documentation).toHaveAttribute('href', /^https:\/\/docs\.cypress\.io\//);
    await page.reload();
    await expect(page.getByTestId('practice-tool')).toHaveValue('cypress');
  });

  test('says how many bugs the page can have, and how to grade a test with the chosen tool', async ({ open, page }) => {
    await page.addInitScript(noteCopies);
    await open('/auth?seed=7&late=100');
    await openPanel(page);
    await page.getByTestId('practice-tool').selectOption('Selenium');
    const panel = page.getByTestId('practice-panel');
    await expect(panel).toContainText(/Bugs: \d+\. Grade your own test:/);
    await panel.getByRole('button', { name: 'the command that starts a project' }).click();
    await panel.getByRole('button', { name: 'the command that grades a test' }).click();
    expect(await copied(page)).toEqual([
      'npx practice-site start auth --tool selenium',
      'npx practice-site grade --page auth --seed 7 --late 100 --json grade.json -- pytest --junitxml={junit}',
    ]);
  });

  test('says how hard the page is, and leads to the next one of its track', async ({ open, page }) => {
    await open('/forms');
    await openPanel(page);
    const panel = page.getByTestId('practice-panel');
    await expect(panel.getByText(/^Level [123]$/)).toBeVisible();
    await expect(panel.getByText(/^First week, \d+ of \d+$/)).toBeVisible();
    const next = panel.getByRole('link', { name: /^Next: / });
    const title = (await next.textContent())?.replace('Next: ', '') ?? '';
    await next.click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(title);
  });

  test('shows the test of a requirement in the chosen tool', async ({ open, page }) => {
    await page.addInitScript(noteCopies);
    await open('/auth');
    await openPanel(page);
    const panel = page.getByTestId('practice-panel');
    await page.getByTestId('practice-hint-gone').click();
    await expect(panel.getByText(/^\d+ bugs? breaks? it\.$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Show a test in Playwright' }).click();
    const solution = readFileSync('site/pages/auth/solutions/playwright.spec.ts', 'utf8');
    const [test] = /^test\('gone: [\s\S]*?^\}\);/m.exec(solution) ?? [];
    expect(test).toBeTruthy();
    await expect.poll(() => panel.locator('pre').textContent()).toBe(test);
    await panel.getByRole('button', { name: 'the test' }).filter({ hasText: 'Copy' }).click();
    await expect.poll(() => copied(page)).toEqual([test]);
    // It is in a group there, and shown without its indentation.
    await page.getByTestId('practice-tool').selectOption('WebdriverIO');
    await panel.getByRole('button', { name: 'Show a test in WebdriverIO' }).click();
    await expect.poll(() => panel.locator('pre').textContent()).toMatch(/^it\('gone: [\s\S]*\n {2}\S[\s\S]*\n\}\);$/);
  });

  test('names each requirement as a grade does, with an address that opens it', async ({ open, page }) => {
    for (const [path, address] of [
      ['/auth?seed=7', '/auth?seed=7#refused'],
      ['/#/auth?seed=7', '/#/auth?seed=7&requirement=refused'],
    ] as const) {
      await open(path);
      await openPanel(page);
      await page.getByTestId('practice-panel').getByRole('link', { name: 'auth/refused' }).click();
      await expect(page).toHaveURL(address);
      const hint = page.getByTestId('practice-hint-refused');
      await expect(hint).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.practice-marked')).toHaveCount(1);
      await page.getByTestId('practice-close').click();
      await page.reload();
      await expect(hint).toHaveAttribute('aria-expanded', 'true');
      await expect(hint).toBeInViewport();
      await page.getByTestId('practice-close').click();
    }
  });

  for (const address of ['/auth#main', '/auth#no-such', '/forms#refused', '/#/auth?requirement=no-such']) {
    test(`${address} names no requirement, and opens nothing`, async ({ open, page }) => {
      await open(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('practice-panel')).toHaveCount(0);
      expect(await keptNames(page)).toEqual([]);
    });
  }

  test('keeps what is ticked, for its page and in all tabs, until it is forgotten', async ({ open, page, context }) => {
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-tick-required').check();
    await expect(page.getByText(/^1 of \d+ ticked$/)).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('practice-tick-required')).toBeChecked();
    await expect(page.getByTestId('practice-tick-fields')).not.toBeChecked();
    await open('/');
    await expect(page.getByTestId('feature-card-forms')).toContainText(/1 of \d+ ticked/);
    await expect(page.getByTestId('feature-card-auth')).not.toContainText('ticked');

    const another = await context.newPage();
    await another.goto('/forms');
    await openPanel(another);
    await expect(another.getByTestId('practice-tick-required')).toBeChecked();
    await another.getByTestId('practice-tool').selectOption('Cypress');
    await another.getByTestId('practice-forget').click();
    await expect(another.getByTestId('practice-tick-required')).not.toBeChecked();
    await expect(another.getByTestId('practice-tool')).toHaveValue('playwright');
    expect(await keptNames(another)).toEqual([]);
    await expect(page.getByTestId('feature-card-forms')).not.toContainText('ticked');
    await another.close();
  });

  test('forgets it where another tab empties the storage', async ({ open, page, context }) => {
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-tick-required').check();
    const another = await context.newPage();
    await another.goto('/');
    await another.evaluate(() => localStorage.clear());
    await expect(page.getByTestId('practice-tick-required')).not.toBeChecked();
    await another.close();
  });

  test('leaves out what is stored and damaged', async ({ open, page }) => {
    await open('/');
    await page.evaluate(() => {
      localStorage.setItem('practice-ticked', '{"forms":7,"auth":["busy"]}');
      localStorage.setItem('practice-graded', '{"tables":null,"forms":{"email":{"caught":-1,"missed":3}}}');
    });
    await page.reload();
    await expect(page.getByTestId('feature-card-auth')).toContainText(/1 of \d+ ticked/);
    await expect(page.getByTestId('feature-card-forms')).not.toContainText(/ticked|%/);
  });

  test('leaves nothing of a tick that is taken back', async ({ open, page }) => {
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-tick-required').check();
    await page.getByTestId('practice-tick-required').uncheck();
    expect(await keptNames(page)).toEqual(['practice-open']);
  });
});

test.describe('the result of a grade', () => {
  test('says for each requirement whether its bugs were caught, and gives the card a figure', async ({
    open,
    page,
  }) => {
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() !== 'GET' && request.method() !== 'HEAD' && sent.push(request.url()),
    );
    await open('/auth');
    await openPanel(page);
    const row = (id: string) =>
      page.locator('.practice-requirement').filter({ has: page.getByTestId(`practice-tick-${id}`) });
    await page.getByTestId('practice-result').setInputFiles(gradeFile({ busy: 'caught', refused: 'missed' }));
    await expect(page.getByText('1 of 2 bugs caught.')).toBeVisible();
    // Empty, because the same file chosen again, after another grade, would be no change.
    await expect(page.getByTestId('practice-result')).toHaveValue('');
    await expect(row('busy')).toContainText('caught');
    await expect(row('refused')).toContainText('missed');
    await expect(row('account')).not.toContainText(/caught|missed/);
    await page.reload();
    await expect(row('refused')).toContainText('missed');
    await page.getByTestId('home-link').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByTestId('feature-card-auth')).toContainText('50 % of bugs caught');
    await page.getByTestId('practice-forget').click();
    await expect(page.getByTestId('feature-card-auth')).not.toContainText('caught');
    expect(sent).toEqual([]);
  });

  test('can be dropped', async ({ open, page }) => {
    await open('/auth');
    await openPanel(page);
    const text = gradeFile({ busy: 'missed' }).buffer.toString();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'grade.json'));
      return transfer;
    }, text);
    // Beside the box, too: the browser would open the file there.
    const heading = page.getByTestId('practice-panel').getByRole('heading', { name: 'Requirements' });
    for (const type of ['dragover', 'drop']) await heading.dispatchEvent(type, { dataTransfer: dropped });
    await expect(page.getByText('0 of 1 bugs caught.')).toBeVisible();
  });

  test('that is invalid is refused with the reason', async ({ open, page }) => {
    await open('/auth');
    await openPanel(page);
    const file = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    for (const [text, message] of [
      [
        '{"name": "practice"}',
        'This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.',
      ],
      ['{"command": "x', 'This file is not JSON, or it was not written to its end.'],
    ] as const) {
      await page.getByTestId('practice-result').setInputFiles(file(text));
      await expect(page.getByRole('alert')).toHaveText(message);
    }
    expect(await keptNames(page)).toEqual(['practice-open']);
  });
});

test.describe('the test ids', () => {
  for (const [tool, locator] of [
    ['Playwright', "page.getByTestId('submit-button')"],
    ['Selenium', `driver.find_element(By.CSS_SELECTOR, '[data-test="submit-button"]')`],
    ['WebdriverIO', `$('[data-test="submit-button"]')`],
    ['Cypress', `cy.get('[data-test="submit-button"]')`],
  ] as const) {
    test(`are copied as ${tool} finds them`, async ({ openWithClockStopped, page }) => {
      await page.addInitScript(noteCopies);
      await openWithClockStopped('/forms');
      await openPanel(page);
      await page.getByTestId('practice-tool').selectOption(tool);
      await page.getByTestId('practice-tab-test-ids').click();
      const button = page.getByTestId('practice-panel').getByRole('button', { name: 'submit-button' });
      await button.click();
      await expect(page.getByRole('status').filter({ hasText: locator })).toHaveText(`Copied ${locator}`);
      await expect(button).toContainText('Copied');
      await expect(button).toBeFocused();
      expect(await copied(page)).toEqual([locator]);
    });
  }

  test('are copied by the clipboard of the browser where it has one', async ({ open, page }) => {
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => texts.push(text) } });
      Object.assign(window, { copied: () => texts });
    });
    await open('/tables');
    await openPanel(page);
    await page.getByTestId('practice-tab-test-ids').click();
    // A pattern is copied with values that an element on the page has.
    await page
      .getByTestId('practice-panel')
      .getByRole('button', { name: /^table-row-<id>/ })
      .click();
    await expect.poll(() => copied(page)).toEqual([expect.stringMatching(/^page\.getByTestId\('table-row-[123]'\)$/)]);
  });

  test('are outlined on the page and scrolled to while one rests on them', async ({ open, page, isMobile }) => {
    await page.addInitScript(keepRoots);
    await page.setViewportSize({ width: isMobile ? 412 : 1280, height: 600 });
    await open('/auth');
    await openPanel(page);
    await page.getByTestId('practice-tab-test-ids').click();
    const row = page.getByTestId('practice-panel').getByRole('button', { name: 'login-button' });
    await row.focus();
    await expect.poll(() => outlined(page)).toEqual(['login-button']);
    const top = async () => (await page.getByTestId('login-button').boundingBox())?.y ?? 0;
    const end = isMobile ? ((await page.getByTestId('practice-panel').boundingBox())?.y ?? 0) : 600;
    await expect.poll(async () => (await top()) > 56 && (await top()) + 40 <= end).toBe(true);
    await row.blur();
    await expect.poll(() => outlined(page)).toEqual([]);
  });
});

test.describe('the solution', () => {
  for (const [tool, file] of [
    ['Playwright', 'playwright.spec.ts'],
    ['Selenium', 'selenium_test.py'],
    ['WebdriverIO', 'webdriverio.spec.js'],
    ['Cypress', 'cypress.cy.js'],
  ] as const) {
    test(`in ${tool} is shown as a started project needs it after a click, or said to be missing`, {
      tag: '@design',
    }, async ({ openWithClockStopped, page }) => {
      await page.addInitScript(noteCopies);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await openWithClockStopped('/forms');
      await openPanel(page);
      await page.getByTestId('practice-tool').selectOption(tool);
      await page.getByTestId('practice-tab-solution').click();
      const panel = page.getByTestId('practice-panel');
      const path = `site/pages/forms/solutions/${file}`;
      if (!existsSync(path)) {
        await expect(panel.getByText(`There is no solution in ${tool} for this page yet.`)).toBeVisible();
        return;
      }
      await expect(panel.locator('pre')).toHaveCount(0);
      const before = scripts.length;
      await panel.getByRole('button', { name: 'Show the first solution' }).click();
      const first = solutionText(`site/pages/forms/solutions/first/${file}`);
      await expect.poll(() => panel.locator('pre').textContent()).toBe(first);
      await expect(panel.getByRole('button', { name: 'First' })).toHaveAttribute('aria-pressed', 'true');
      await panel.getByRole('button', { name: 'Complete' }).click();
      const text = solutionText(path);
      await expect.poll(() => panel.locator('pre').textContent()).toBe(text);
      expect(scripts.slice(before).filter((url) => url.includes('/solutions/'))).toHaveLength(1);
      expect(await panel.locator('pre span').count()).toBeGreaterThan(20);
      await panel.getByRole('button', { name: 'Copy' }).click();
      await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await copied(page)).toEqual([text]);
      await panel.getByRole('button', { name: 'Hide' }).click();
      await expect(panel.locator('pre')).toHaveCount(0);
    });
  }

  test('stays shown, at the same depth, when another tool is chosen', async ({ open, page }) => {
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-tab-solution').click();
    const panel = page.getByTestId('practice-panel');
    await panel.getByRole('button', { name: 'Show the first solution' }).click();
    await expect(panel.locator('pre')).toContainText('@playwright/test');
    await page.getByTestId('practice-tool').focus();
    await page.getByTestId('practice-tool').selectOption('Cypress');
    const text = solutionText('site/pages/forms/solutions/first/cypress.cy.js');
    await expect.poll(() => panel.locator('pre').textContent()).toBe(text);
    await expect(page.getByTestId('practice-tool')).toBeFocused();
    await panel.getByRole('button', { name: 'Hide' }).click();
    await page.getByTestId('practice-tool').selectOption('Playwright');
    await expect(panel.locator('pre')).toHaveCount(0);
  });

  test('has its page objects beside it, where it is a folder', async ({ open, page }) => {
    await open('/shop');
    await openPanel(page);
    await page.getByTestId('practice-tab-solution').click();
    const panel = page.getByTestId('practice-panel');
    await panel.getByRole('button', { name: 'Show the first solution' }).click();
    const files = panel.getByRole('group', { name: 'Files of the solution' });
    const folder = 'site/pages/shop/solutions/playwright';
    for (const [name, path] of [
      ['playwright.spec.ts', `${folder}/first/playwright.spec.ts`],
      ['cart.ts', `${folder}/cart.ts`],
    ] as const) {
      await files.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => panel.locator('pre').textContent()).toBe(solutionText(path));
    }
    await panel.getByRole('button', { name: 'Complete' }).click();
    const complete = solutionText(`${folder}/playwright.spec.ts`);
    await expect.poll(() => panel.locator('pre').textContent()).toBe(complete);
  });
});

test.describe('the options', () => {
  test('are shown, with the command that gives the same', async ({ openWithClockStopped, page }) => {
    await page.addInitScript(noteCopies);
    await openWithClockStopped(
      '/ab-testing?seed=7&variant=B&delayScale=0.5&late=1&now=2026-03-05T09:30&downloadFailure=http',
    );
    await openPanel(page);
    await page.getByTestId('practice-tab-options').click();
    const panel = page.getByTestId('practice-panel');
    await expect(panel.getByRole('definition')).toHaveText(['7', 'B', '0.5', '1 ms', '2026-03-05T09:30', 'http']);
    await panel.getByRole('button', { name: 'Copy' }).click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    const { port } = new URL(page.url());
    expect(await copied(page)).toEqual([
      `npx practice-site serve --port ${port} --seed 7 --variant B --delay-scale 0.5 --late 1 --now 2026-03-05T09:30 --download-failure http --open ab-testing`,
    ]);
  });

  test('name what no address can set: bugs, redesigns, and how slow the server is', async ({ page }) => {
    const site = await startPracticeSite({ port: 0, bugs: ['auth/any-password'], redesigns: ['ids'], slow: 20 });
    await page.goto(`${site.url}/auth`);
    await openPanel(page);
    await page.getByTestId('practice-tab-options').click();
    const shown = page.getByTestId('practice-panel').locator('.practice-options');
    await expect(shown).toContainText(/Slow\s*20 ms\s*Bugs\s*auth\/any-password\s*Redesigns\s*ids/);
    await expect(page.getByTestId('practice-panel').locator('.practice-command')).toHaveText(
      `npx practice-site serve --bug auth/any-password --redesign ids --port ${site.port} --slow 20 --open auth`,
    );
    await site.close();
  });

  for (const [address, expected] of [
    ['/ab-testing?variant=A', '/ab-testing?variant=B&seed=8'],
    ['/#/ab-testing?variant=A', '/#/ab-testing?variant=B&seed=8'],
  ] as const) {
    test(`open ${address} with others`, async ({ open, page }) => {
      await open(address);
      await expect(page.getByTestId('variant-title')).toHaveText('Welcome to Version A');
      await openPanel(page);
      await page.getByTestId('practice-tab-options').click();
      await page.getByLabel('Variant').selectOption('B');
      await page.getByLabel('Seed').fill('8');
      await page.getByRole('button', { name: 'Reload with these options' }).click();
      await expect(page).toHaveURL(expected);
      await expect(page.getByTestId('variant-title')).toHaveText('Experience Version B');
      await expect(page.getByTestId('practice-panel')).toBeVisible();
    });
  }

  test('that are invalid are refused with the reason', async ({ open, page }) => {
    await open('/ab-testing');
    await openPanel(page);
    await page.getByTestId('practice-tab-options').click();
    await page.getByLabel('Delay scale').fill('-1');
    await page.getByRole('button', { name: 'Reload with these options' }).click();
    const reason = 'Delay scale must be a number from 0 to 1000.';
    await expect(page.getByRole('alert')).toHaveText(reason);
    await expect(page.getByLabel('Delay scale')).toHaveAccessibleDescription(reason);
    await expect(page).toHaveURL('/ab-testing');
  });
});

test.describe('the inspector', () => {
  test('outlines every test id of the page, follows its changes, and leaves it as it is', async ({ open, page }) => {
    await page.addInitScript(keepRoots);
    await open('/alerts');
    const html = () => page.getByRole('main').evaluate((main) => main.outerHTML);
    const names = () => page.locator('main [data-test]').evaluateAll((all) => all.map((one) => one.dataset.test ?? ''));
    const before = await html();
    await openPanel(page);
    await page.getByTestId('practice-inspector').click();
    await expect.poll(async () => (await outlined(page)).sort()).toEqual((await names()).sort());
    expect(await html()).toBe(before);
    await expect(page.locator('body > .practice-outlines')).toHaveCount(1);
    await expect(page.locator('.practice-outlines *')).toHaveCount(0);
    await expect(page.locator('.practice-outlines')).toHaveCSS('pointer-events', 'none');
    expect(await page.locator('.practice-outlines').evaluate((host) => host.matches('#root *'))).toBe(false);

    await page.getByTestId('practice-inspector').click();
    await expect(page.locator('body > .practice-outlines')).toHaveCount(0);
  });

  test('outlines what appears later, and lets the mouse through', async ({ open, page, isMobile }) => {
    await page.addInitScript(keepRoots);
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-inspector').click();
    await expect.poll(() => outlined(page)).toContain('submit-button');
    expect(await outlined(page)).not.toContain('username-error');
    // A click at its middle, where its outline lies over it.
    await page.getByTestId('submit-button').click();
    await expect(page.getByTestId('username-error')).toBeVisible();
    if (!isMobile) await expect.poll(() => outlined(page)).toContain('username-error');
    await page.getByTestId('practice-close').click();
    await expect(page.locator('.practice-outlines')).toHaveCount(0);
  });

  test('names what the mouse or the focus rests on and what is around it, over no text', async ({
    open,
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A touch screen has no mouse.');
    await page.addInitScript(keepRoots);
    await open('/forms');
    await openPanel(page);
    for (const [path, name, names] of [
      ['/tables', 'table-cell-email-2', ['table-cell-email-2', 'table-row-2', 'dynamic-table']],
      ['/tables', 'editable-name-1', ['editable-name-1', 'editable-cell-name-1', 'editable-row-1', 'editable-table']],
      ['/forms', 'email-input', ['email-input', 'login-form']],
    ] as const) {
      // It opens by itself in the tab in which it was open.
      await open(path);
      await page.getByTestId('practice-inspector').check();
      await page.getByTestId(name).scrollIntoViewIfNeeded();
      await expect.poll(() => outlined(page)).toContain(name);
      expect(await labels(page)).toEqual([]);
      await page.getByTestId(name).hover();
      await expect.poll(() => shownNames(page)).toEqual(names);
      const boxes = (await labels(page)).map(({ box }) => box);
      const texts = await textBoxes(page);
      for (const [index, box] of boxes.entries()) {
        expect(texts.filter((text) => overlap(text, box))).toEqual([]);
        expect(boxes.slice(index + 1).filter((other) => overlap(other, box))).toEqual([]);
      }
    }
    await page.getByTestId('username-input').focus();
    await expect.poll(() => shownNames(page)).toEqual(['username-input', 'login-form']);
  });

  test('copies the locator of what is clicked, and lights its row up', async ({ open, page, isMobile }) => {
    test.skip(isMobile, 'A touch screen has no mouse.');
    await page.addInitScript(noteCopies);
    await open('/forms');
    await openPanel(page);
    await page.getByTestId('practice-tab-test-ids').click();
    await page.getByTestId('practice-inspector').check();
    await page.getByTestId('email-input').click();
    await expect(page.locator('.practice-lit')).toContainText('email-input');
    await expect.poll(() => copied(page)).toEqual(["page.getByTestId('email-input')"]);
    await expect(page.getByTestId('email-input')).toBeFocused();
    // What a script clicks, as a test does, is not copied.
    await page.getByTestId('username-input').evaluate((field: HTMLElement) => field.click());
    expect(await copied(page)).toHaveLength(1);
    await page.getByTestId('practice-tool').hover();
    await expect(page.locator('.practice-lit')).toHaveCount(0);
  });

  test('outlines what is in a shadow root, after a walk too, and a dialog over the page', async ({ open, page }) => {
    await page.addInitScript(keepRoots);
    await open('/alerts');
    await openPanel(page);
    await page.getByTestId('practice-inspector').click();
    await expect.poll(() => outlined(page)).toContain('alert-button');
    for (const [id, event, shown] of [
      ['shadow-dom', 'scroll', 'shadow-button'],
      ['exit-intent', 'mouseleave', 'exit-modal'],
    ] as const) {
      await page.getByTestId(`nav-${id}`).evaluate((link: HTMLElement) => link.click());
      await expect(page.getByTestId(`nav-${id}`)).toHaveAttribute('aria-current', 'page');
      await page.evaluate((type) => document.dispatchEvent(new MouseEvent(type, { clientY: -1 })), event);
      await expect.poll(() => outlined(page)).toContain(shown);
    }
  });

  test('shows nothing of what is scrolled out of a box', { tag: '@design' }, async ({ open, page }) => {
    await page.addInitScript(keepRoots);
    await page.setViewportSize({ width: 1100, height: 1200 });
    await open('/tables');
    await openPanel(page);
    await page.getByTestId('practice-inspector').click();
    await expect.poll(() => outlined(page)).toContain('editable-name-1');
    expect(await outlined(page)).not.toContain('editable-action-1');
    const box = page.locator('.scroll-x').nth(1);
    await box.evaluate((element) => element.scrollBy({ left: 1000, behavior: 'instant' }));
    await expect.poll(() => outlined(page)).toContain('editable-action-1');
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`no tab of the panel has a violation in the ${theme} theme`, async ({ open, page, context, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'theme', value: theme, url: `${baseURL}` }]);
    await open('/forms');
    await openPanel(page);
    for (const tab of ['goal', 'test-ids', 'solution', 'options']) {
      await page.getByTestId(`practice-tab-${tab}`).click();
      const show = page.getByRole('button', { name: 'Show the complete solution' });
      if (await show.count()) await show.click();
      expect(await violations(page), tab).toEqual([]);
    }
  });
}

test('what one presses in the panel is at least 44 px high on a touch screen', async ({ open, page, isMobile }) => {
  test.skip(!isMobile, 'There is no touch screen.');
  await open('/forms');
  await openPanel(page);
  for (const tab of ['goal', 'test-ids', 'solution', 'options']) {
    await page.getByTestId(`practice-tab-${tab}`).click();
    const low = await page
      .getByTestId('practice-panel')
      .locator('button, select, input:not([type=checkbox]), label:has(input), a')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
    expect(low, tab).toEqual([]);
  }
});
