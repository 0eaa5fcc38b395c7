import type { Page } from '@playwright/test';
import { startPracticeSite } from '../../../dist/cli/index.js';
import { overflowOf } from '../../../tests/e2e/overflow';
import { expect, test } from '../../../tests/fixtures';
import { emptyFrames, sections, toggle } from './spec-helpers';

/** The paths of all documents that are requested from now on. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    // A redirect is not counted again: static hosts redirect to an address with a slash at its end.
    if (request.resourceType() === 'document' && !request.redirectedFrom()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.beforeEach(({ open }) => open('/iframes'));

test('the buttons of the sections are in headings', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')).toHaveText(sections);
});

test('a section’s frames are requested when it is first opened, and stay loaded', async ({ page }) => {
  const documents = watchDocuments(page);
  await toggle(page, 'Iframe Examples');
  const frame = page.getByTestId('iframe-iframe1').contentFrame();
  await frame.getByRole('button', { name: 'Click Me' }).click();
  await expect(
    page.getByTestId('iframe-iframe2').contentFrame().getByRole('button', { name: 'Nested Button' }),
  ).toBeVisible();
  expect(documents.sort()).toEqual(['/frames/nested-elements.html', '/frames/simple-content.html']);

  await toggle(page, 'Iframe Examples');
  await expect(page.getByTestId('iframe-container')).toBeHidden();
  await expect(page.getByTestId('iframe-iframe1')).toBeAttached();
  await toggle(page, 'Iframe Examples');
  await expect(page.getByTestId('iframe-container')).toBeVisible();
  // The frame still shows what it showed before, so it was not loaded again.
  await expect(frame.getByText('Button 1 clicked')).toBeVisible();
  expect(documents).toHaveLength(2);
});

test('the page requests no frame while every section is closed', async ({ page }) => {
  const documents = watchDocuments(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/iframes']);
});

test('every frame has its address, title and sandbox', async ({ page }) => {
  await emptyFrames(page);
  for (const section of sections) await toggle(page, section);
  const sameDomain = 'allow-same-origin allow-scripts allow-popups allow-forms allow-modals';
  const frames = await page.locator('iframe').evaluateAll((elements) =>
    elements.map((frame) => {
      const wrapper = frame.parentElement;
      return ['data-test', 'title', 'src', 'sandbox']
        .map((name) => frame.getAttribute(name))
        .concat(wrapper?.getAttribute('data-test') ?? null);
    }),
  );
  expect(frames.slice(0, -1)).toEqual([
    ['iframe-iframe1', 'Iframe Content 1', 'frames/simple-content.html', 'allow-scripts', 'iframe-wrapper-iframe1'],
    ['iframe-iframe2', 'Nested Elements', 'frames/nested-elements.html', 'allow-scripts', 'iframe-wrapper-iframe2'],
    [
      'iframe-simple-form',
      'Simple Form',
      'frames/simple-form.html',
      'allow-scripts allow-forms',
      'iframe-wrapper-simple-form',
    ],
    [
      'iframe-complex-form',
      'Complex Form',
      'frames/complex-form.html',
      'allow-scripts allow-forms',
      'iframe-wrapper-complex-form',
    ],
    [
      'iframe-complex-page',
      'Complex Page with Native Elements',
      'frames/complex-page.html',
      'allow-scripts allow-forms',
      'iframe-wrapper-complex-page',
    ],
    ['iframe-same-domain', 'Home page', '/', sameDomain, 'iframe-wrapper-same-domain'],
    ['iframe-same-domain-forms', 'Forms page', '/forms', sameDomain, 'iframe-wrapper-same-domain-forms'],
    ['iframe-same-domain-tables', 'Tables page', '/tables', sameDomain, 'iframe-wrapper-same-domain-tables'],
    ['iframe-nested-level', 'Page with a frame of its own', '/iframes-1', sameDomain, 'iframe-wrapper-nested-level'],
  ]);
  const map = page.getByTestId('iframe-wrapper-map').getByTestId('iframe-map');
  await expect(map).toHaveAttribute('loading', 'lazy');
});

test.describe('messages', () => {
  test('what a frame of a closed section sends is kept', async ({ page }) => {
    await toggle(page, 'Iframe Examples');
    await expect(page.getByTestId('iframe-iframe1').contentFrame().getByRole('button')).toBeVisible();
    await toggle(page, 'Iframe Examples');
    await page
      .frame({ url: /simple-content/ })
      ?.evaluate(() => window.top?.postMessage('sent from a closed section', '*'));
    await expect(page.getByTestId('iframe-message-0')).toHaveText('sent from a closed section');
    await toggle(page, 'Iframe Examples');
    await expect(page.getByTestId('iframe-message-0')).toHaveText('sent from a closed section');
  });

  test('a table’s actions are accepted, and listed nowhere', async ({ page }) => {
    await toggle(page, 'Iframe Complex');
    const frame = page.getByTestId('iframe-complex-page').contentFrame();
    await frame.getByRole('button', { name: 'Delete' }).first().click();
    await frame.getByRole('button', { name: 'Save Changes' }).click();
    await page.evaluate(() => window.postMessage('after', '*'));
    await expect(page.getByTestId('iframe-message-0')).toHaveText('after');
    await expect(page.getByTestId(/^iframe-message-/)).toHaveCount(1);
    await expect(page.getByTestId('form-submissions')).not.toBeAttached();
  });

  test('markup stays text', async ({ page }) => {
    const markup = '<img src="x" onerror="document.title = \'run\'"><script>document.title = "run"</script>';
    await page.evaluate((text) => window.postMessage(text, '*'), markup);
    await page.evaluate(
      (text) => window.postMessage({ type: 'FORM_SUBMIT', formId: text, data: { [text]: text } }, '*'),
      markup,
    );
    await expect(page.getByTestId('iframe-message-0')).toHaveText(markup);
    await expect(page.getByTestId('form-submission-0')).toContainText(`Form ID: ${markup}`);
    await expect(page.getByTestId('form-submission-0').locator('pre')).toBeVisible();
    await expect(page.getByTestId(/^(iframe-message|form-submission)-0$/).locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Iframes/);
  });

  test('three thousand messages at once are all listed', async ({ page }) => {
    await page.evaluate(() => {
      for (let count = 0; count < 3000; count++) window.postMessage('Button 1 clicked', '*');
      window.postMessage('the last one', '*');
    });
    await expect(page.getByTestId('iframe-message-3000')).toHaveText('the last one');
    await expect(page.getByTestId(/^iframe-message-/)).toHaveCount(3001);
    await expect(page.getByTestId('iframe-messages').getByRole('heading')).toHaveText('Messages from iframes:');
  });

  test('a text without an end stays within its list', async ({ page }) => {
    await page.evaluate(() => window.postMessage('x'.repeat(100_000), '*'));
    await expect(page.getByTestId('iframe-message-0')).toHaveText('x'.repeat(100_000));
    expect(await overflowOf(page)).toBe(0);
    expect((await page.getByTestId('iframe-messages').boundingBox())?.height).toBeLessThan(700);
  });
});

test.describe('same domain', () => {
  test('the frames show the real pages, and they work', async ({ page }) => {
    await toggle(page, 'Iframe same domain');
    await expect(page.getByTestId('iframe-same-domain').contentFrame().locator('h1')).toHaveText(
      'Test Automation Practice (Web and Mobile Web)',
    );
    await toggle(page, 'Iframe same domain forms');
    const form = page.getByTestId('iframe-same-domain-forms').contentFrame();
    await form.getByTestId('submit-button').click();
    await expect(form.getByTestId('username-error')).toHaveText('Username is required');
  });

  test('a frame in a frame is two levels deep, and reachable all the way', async ({ page }) => {
    await toggle(page, 'Iframe same domain nested level');
    const inner = page.getByTestId('iframe-nested-level').contentFrame().getByTestId('iframe-nested').contentFrame();
    await expect(inner.locator('h1')).toHaveText('Dynamic Tables Have Input');
    await inner.getByTestId('editable-name-1').fill('Johnny Doe');
    await expect(inner.getByTestId('editable-name-1')).toHaveValue('Johnny Doe');
    const path = await page.getByTestId('iframe-nested-level').evaluate((frame: HTMLIFrameElement) => {
      const nested = frame.contentDocument?.querySelector('iframe');
      return nested?.contentDocument?.location.pathname;
    });
    expect(path).toBe('/iframes-2');
  });

  test('a text from a frame of a frame arrives at the top', async ({ page }) => {
    await toggle(page, 'Iframe same domain');
    const frame = page.getByTestId('iframe-same-domain').contentFrame();
    await frame.getByTestId('feature-card-iframes').click();
    await frame.getByRole('button', { name: 'Iframe Examples' }).click();
    await frame.getByTestId('iframe-iframe1').contentFrame().getByRole('button', { name: 'Click Me' }).click();
    await expect(page.getByTestId('iframe-message-0')).toHaveText('Button 1 clicked');
  });
});

test.describe('different domain', () => {
  test('the map comes from the other loopback host, out of the page’s reach', async ({ page, baseURL }) => {
    await toggle(page, 'Iframe different domain');
    const { port } = new URL(baseURL ?? '');
    await expect(page.getByTestId('iframe-map')).toHaveAttribute('src', `http://127.0.0.1:${port}/frames/map.html`);
    await expect(page.getByTestId('iframe-map').contentFrame().locator('h1')).toBeVisible();
    expect(
      await page.getByTestId('iframe-map').evaluate((frame: HTMLIFrameElement) => frame.contentDocument),
    ).toBeNull();
  });

  test('from 127.0.0.1 the map comes from localhost', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://127.0.0.1:${port}/iframes`);
    await toggle(page, 'Iframe different domain');
    await expect(page.getByTestId('iframe-map')).toHaveAttribute('src', `http://localhost:${port}/frames/map.html`);
    await expect(page.getByTestId('iframe-map').contentFrame().locator('h1')).toBeVisible();
  });

  test('the map’s box scrolls by the keyboard where the map is wider', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page, 'Iframe different domain');
    const box = page.getByTestId('iframe-wrapper-map');
    await expect(box.getByTestId('iframe-map').contentFrame().locator('h1')).toBeVisible();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('below a base path, and with another origin named, every frame is there', async ({ page }) => {
    const other = await startPracticeSite({ port: 0, base: '/other/' });
    const site = await startPracticeSite({ port: 0, base: '/x/', otherOrigin: `http://localhost:${other.port}/other` });
    await page.goto(`${site.url}/iframes`);
    for (const section of sections.filter((name) => !name.endsWith('tables'))) await toggle(page, section);
    await expect(page.getByTestId('iframe-map')).toHaveAttribute(
      'src',
      `http://localhost:${other.port}/other/frames/map.html`,
    );
    for (const name of ['iframe1', 'simple-form', 'same-domain', 'same-domain-forms', 'map']) {
      await expect(page.getByTestId(`iframe-${name}`).contentFrame().locator('h1')).toBeVisible();
    }
    const nested = page.getByTestId('iframe-nested-level').contentFrame().getByTestId('iframe-nested');
    await expect(nested).toHaveAttribute('src', '/x/iframes-2');
    await expect(nested.contentFrame().locator('h1')).toBeVisible();
    await page.getByTestId('iframe-iframe1').contentFrame().getByRole('button', { name: 'Click Me' }).click();
    await expect(page.getByTestId('iframe-message-0')).toHaveText('Button 1 clicked');
    await Promise.all([site.close(), other.close()]);
  });

  test('behind another host name it says that the map is of the same origin', async ({ browser, baseURL }) => {
    // Not the fixture's page, because the host of this one does not exist: the route fulfils all of its requests.
    const page = await browser.newPage();
    await page.route('http://practice.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, baseURL).href, headers: {} }) });
    });
    await page.goto('http://practice.example/iframes');
    await toggle(page, 'Iframe different domain');
    await expect(page.getByText('served from the same origin as the page, http://practice.example')).toBeVisible();
    await expect(page.getByTestId('iframe-map')).toHaveAttribute('src', 'frames/map.html');
    await expect(page.getByTestId('iframe-map').contentFrame().locator('h1')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
});

test('frames follow the page’s theme, when they load and when it changes', { tag: '@design' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await toggle(page, 'Iframe Examples');
  await toggle(page, 'Iframe different domain');
  const sandboxed = page.getByTestId('iframe-iframe1').contentFrame().locator('body');
  const foreign = page.getByTestId('iframe-map').contentFrame().locator('body');
  await expect(sandboxed).toHaveCSS('background-color', 'rgb(26, 36, 51)');
  await expect(foreign).toHaveCSS('background-color', 'rgb(26, 36, 51)');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(sandboxed).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(foreign).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('nothing overflows sideways at 390 px with every section open', async ({ page }) => {
  await emptyFrames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of sections) await toggle(page, section);
  await page.evaluate(() => window.postMessage('Button 1 clicked', '*'));
  await expect(page.getByTestId('iframe-message-0')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
