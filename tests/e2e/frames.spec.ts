import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { titles } from './frames';
import { overflowOf } from './overflow';

/** A document that is opened outside of a frame is its own top window, and so receives its own messages. */
async function listen(page: Page) {
  await page.evaluate(() => {
    window.name = '[]';
    window.addEventListener('message', ({ data }) => {
      window.name = JSON.stringify([...JSON.parse(window.name), data]);
    });
  });
}

const received = (page: Page) => page.evaluate(() => JSON.parse(window.name));

for (const [name, title] of Object.entries(titles)) {
  test(`${name} is there on its own, titled, and no wider than a phone`, async ({ open, page }) => {
    await open(`/frames/${name}.html`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await overflowOf(page)).toBe(0);
  });

  test(`${name} has no spaces around what its buttons say, so that text()='…' finds them`, async ({ open, page }) => {
    await open(`/frames/${name}.html`);
    const texts = await page.locator('button, option, legend, th, h1, h2, h3, h4').allTextContents();
    expect(texts.filter((text) => text.trim() !== text && text.trim() !== '')).toEqual([]);
  });
}

test('a document alone has the theme of the cookie, light without one, with any theme of the system', {
  tag: '@design',
}, async ({ open, page, context, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/frames/complex-page.html');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });
  await context.addCookies([{ name: 'theme', value: 'dark', url: `${baseURL}` }]);
  await open('/frames/complex-page.html');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 36, 51)');
});

for (const address of ['/frames/counter.html', '/frames/simple-form.html', '/http/status/200', '/http/redirect/1']) {
  test(`${address} has the typeface of the site and, outside of a frame, its mark`, {
    tag: ['@design', '@server'],
  }, async ({ open, page }) => {
    await open(address);
    const loaded = () => document.fonts.ready.then((fonts) => [...fonts].map(({ family, status }) => [family, status]));
    const [[family = '', status] = []] = await page.evaluate(loaded);
    expect([family.replaceAll('"', ''), status]).toEqual(['Atkinson Hyperlegible Next', 'loaded']);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next"/);
    const mark = () => getComputedStyle(document.querySelector('main') as Element, '::before').backgroundImage;
    expect(await page.evaluate(mark)).toContain('/favicon.svg');
  });
}

test('a document in a sandbox has the typeface too, and no mark', { tag: '@design' }, async ({ open, page }) => {
  await open('/iframes');
  await page.getByRole('button', { name: 'Iframe Examples' }).click();
  const heading = page.getByTestId('iframe-iframe1').contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const [loaded, mark] = await heading.evaluate(async () => [
    [...(await document.fonts.ready)].some(({ status }) => status === 'loaded'),
    getComputedStyle(document.querySelector('main') as Element, '::before').content,
  ]);
  expect([loaded, mark]).toEqual([true, 'none']);
});

test('a document takes a theme from the page around it alone', { tag: '@design' }, async ({ open, page }) => {
  await open('/iframes');
  await page.getByRole('button', { name: 'Iframe Examples' }).click();
  const heading = page.getByTestId('iframe-iframe1').contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const schemeAfter = (theme: string) =>
    heading.evaluate(
      (_heading, theme) =>
        new Promise((resolve) => {
          const { style } = document.documentElement;
          window.addEventListener('message', ({ source }) => source === window && resolve(style.colorScheme));
          window.postMessage({ theme }, '*');
        }),
      theme,
    );
  expect(await schemeAfter('dark')).not.toBe('dark');
});

test('selected options look the same with and without the focus', { tag: '@design' }, async ({ open, page }) => {
  await open('/frames/complex-page.html');
  const list = page.locator('#multiSelect');
  await list.selectOption(['multi1', 'multi3']);
  for (const act of [() => list.focus(), () => list.blur()]) {
    await act();
    await expect(list.locator('option:checked')).toHaveCount(2);
    for (const option of await list.locator('option:checked').all()) {
      await expect(option).toHaveCSS('background-image', 'linear-gradient(rgb(31, 95, 208), rgb(31, 95, 208))');
    }
  }
});

test('a button works from the moment that it is there, however late its script', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/messages.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const asked = page.waitForRequest('**/messages.js');
  await page.goto('/frames/simple-content.html', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('button')).toHaveCount(0);
  arrive();
  await page.getByRole('button', { name: 'Click Me' }).click();
  await expect(page.getByRole('status')).toHaveText('Sent to the page: Button 1 clicked');
});

test.describe('forms', () => {
  test('the complex form needs every field but the comments, and a zip without a space', async ({ open, page }) => {
    await open('/frames/complex-form.html');
    await listen(page);
    const form = page.locator('form#complexForm');
    const texts = {
      firstName: 'Nancy',
      lastName: 'Drew',
      email: 'nancy@example.com',
      street: '1 Elm St',
      city: 'Austin',
      zip: '73301',
    };
    for (const [name, value] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(value);
    await form.getByLabel('State').selectOption({ label: 'Texas' });
    const send = page.getByRole('button', { name: 'Submit Complex Form' });
    for (const [name, value] of Object.entries(texts)) {
      await form.locator(`[name=${name}]`).fill('');
      await send.click();
      await form.locator(`[name=${name}]`).fill(value);
    }
    await form.getByLabel('State').selectOption('');
    await send.click();
    await form.getByLabel('State').selectOption('TX');
    await form.locator('[name=zip]').fill(' 7330');
    await send.click();
    await form.locator('[name=zip]').fill('73301');
    await send.click();
    await expect
      .poll(() => received(page))
      .toEqual([{ type: 'FORM_SUBMIT', formId: 'complexForm', data: { ...texts, state: 'TX', comments: '' } }]);
  });

  test('the complex page sends an empty list of what is ticked where nothing is', async ({ open, page }) => {
    await open('/frames/complex-page.html');
    await listen(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
    await expect.poll(() => received(page)).toMatchObject([{ data: { checkboxes: [] } }]);
  });

  test('the complex page shows its range and its color, at first and after a change, and a plain table', async ({
    open,
    page,
  }) => {
    await open('/frames/complex-page.html');
    await expect(page.locator('#range')).toHaveValue('50');
    await expect(page.locator('#rangeValue')).toHaveText('50');
    await expect(page.locator('#color')).toHaveValue('#1890ff');
    await expect(page.locator('#colorPreview')).toHaveCSS('background-color', 'rgb(24, 144, 255)');
    await page.locator('#range').fill('73');
    await expect(page.locator('#rangeValue')).toHaveText('73');
    await page.locator('#color').fill('#00ff88');
    await expect(page.locator('#colorPreview')).toHaveCSS('background-color', 'rgb(0, 255, 136)');
    await expect(page.getByRole('table', { name: 'Plain Table' }).locator('tbody tr')).toHaveCount(3);
  });

  test('the native dialog opens, closes, and gives the focus back', async ({ open, page }) => {
    await open('/frames/complex-page.html');
    const opener = page.getByRole('button', { name: 'Open Dialog' });
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close Dialog' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

for (const document of ['complex-page', 'table-form']) {
  test.describe(`interactive table of ${document}`, () => {
    const start = [
      { name: 'Sign-in page', status: 'active', category: 'cat1', tags: ['tag1'], active: true },
      { name: 'Search results', status: 'inactive', category: 'cat2', tags: ['tag2', 'tag3'], active: false },
      { name: 'Checkout', status: 'pending', category: 'cat3', tags: ['tag4'], active: true },
    ];
    const added = { name: '', status: 'active', category: 'cat1', tags: [] as string[], active: false };

    test.beforeEach(async ({ open, page }) => {
      await open(`/frames/${document}.html`);
      await listen(page);
    });

    test('its buttons are below it, apart', async ({ page }) => {
      const table = await page.locator('#interactiveTable').boundingBox();
      const button = await page.getByRole('button', { name: 'Add Row' }).boundingBox();
      if (!table || !button) throw new Error('The table and its button are not both shown.');
      expect(button.y - table.y - table.height).toBeGreaterThanOrEqual(16);
    });

    test('saving posts exactly what is on the screen', async ({ page }) => {
      await page.getByRole('button', { name: 'Add Row' }).click();
      await page.locator('[name=row4_name]').fill('Profile');
      await page.locator('[name=row4_status]').selectOption('pending');
      await page.locator('[name=row4_category]').selectOption('cat2');
      await page.locator('[name=row4_tags]').selectOption(['tag1', 'tag4']);
      await page.locator('[name=row4_active]').check();
      await page.locator('[name=row2_tags]').selectOption([]);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const [first, second, third] = start;
      const rows = [
        first,
        { ...second, tags: [] },
        third,
        { name: 'Profile', status: 'pending', category: 'cat2', tags: ['tag1', 'tag4'], active: true },
      ].map((row, index) => ({ rowId: index + 1, ...row }));
      await expect.poll(() => received(page)).toEqual([{ type: 'TABLE_ACTION', action: 'save', data: rows }]);
    });

    test('edit and delete post their row, and deleting renumbers the rows that follow', async ({ page }) => {
      await page.getByRole('button', { name: 'Edit' }).nth(2).click();
      await expect(page.locator('[name=row3_name]')).toBeFocused();
      await page.getByRole('button', { name: 'Delete' }).nth(1).click();
      await expect(page.locator('[name=row2_name]')).toHaveValue('Checkout');
      await expect(page.locator('[name^=row3_]')).toHaveCount(0);
      // The button that was pressed is gone.
      await expect(page.getByRole('button', { name: 'Delete' }).nth(1)).toBeFocused();
      await page.getByRole('button', { name: 'Edit' }).nth(1).click();
      await expect
        .poll(() => received(page))
        .toEqual([
          { type: 'TABLE_ACTION', action: 'edit', rowId: 3 },
          { type: 'TABLE_ACTION', action: 'delete', rowId: 2 },
          { type: 'TABLE_ACTION', action: 'edit', rowId: 2 },
        ]);
    });

    test('after any sequence of adds and deletes the names count without a gap', async ({ page }) => {
      // A sequence that empties the table twice. A number deletes the row of that number.
      const steps = ['add', 2, 'add', 1, 1, 'add', 3, 2, 1, 'add', 'add', 'add', 2, 2, 1, 'add', 'add', 1] as const;
      const rows = [...start];
      for (const step of steps) {
        if (step === 'add') {
          await page.getByRole('button', { name: 'Add Row' }).click();
          rows.push(added);
        } else {
          await page
            .locator(`#interactiveTable tbody tr:nth-child(${step})`)
            .getByRole('button', { name: 'Delete' })
            .click();
          rows.splice(step - 1, 1);
        }
        const names = await page
          .locator('#interactiveTable tbody [name]')
          .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
        expect(names).toEqual(
          rows.flatMap((_, index) =>
            ['name', 'status', 'category', 'tags', 'active'].map((field) => `row${index + 1}_${field}`),
          ),
        );
      }
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect
        .poll(async () => (await received(page)).at(-1))
        .toEqual({
          type: 'TABLE_ACTION',
          action: 'save',
          data: rows.map((row, index) => ({ rowId: index + 1, ...row })),
        });
    });

    test.describe('with a part missing', () => {
      test.use({ expectedErrors: [/Table body not found|Required form elements not found for row 2/] });

      test('a missing control is reported with its row', async ({ page }) => {
        const error = page.waitForEvent('console', (message) => message.type() === 'error');
        await page.locator('[name=row2_tags]').evaluate((select) => select.remove());
        await page.getByRole('button', { name: 'Save Changes' }).click();
        expect((await error).text()).toBe('Required form elements not found for row 2');
        await expect
          .poll(async () => (await received(page)).at(-1)?.data.map(({ rowId }: { rowId: number }) => rowId))
          .toEqual([1, 3]);
      });

      for (const button of ['Save Changes', 'Add Row']) {
        test(`a missing table body is reported by ${button}`, async ({ page }) => {
          const error = page.waitForEvent('console', (message) => message.type() === 'error');
          await page.locator('#interactiveTable tbody').evaluate((body) => body.remove());
          await page.getByRole('button', { name: button }).click();
          expect((await error).text()).toBe('Table body not found');
          expect(await received(page)).toEqual([]);
        });
      }
    });
  });
}

test.describe('map', () => {
  test.beforeEach(({ open }) => open('/frames/map.html'));

  test('zooms in and out, by buttons and keys', async ({ page }) => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.locator('#zoomLevel')).toHaveText('150%');
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page.locator('#zoomLevel')).toHaveText('100%');
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await expect(page.locator('#zoomLevel')).toHaveText('150%');
  });

  test('finds a place, and says when there is none', async ({ page }) => {
    const search = page.getByLabel('Search for a place');
    await search.fill('station');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText('Centred on Central Station.');
    await expect(page.getByRole('button', { name: 'Marker: Central Station' })).toBeVisible();
    await search.fill('Atlantis');
    await search.press('Enter');
    await expect(page.getByRole('status')).toHaveText('No place found for “Atlantis”.');
  });

  test('the marker opens a card, and its button closes it', async ({ page }) => {
    const marker = page.getByRole('button', { name: 'Marker: Town Hall' });
    await marker.click();
    const card = page.getByRole('dialog', { name: 'Town Hall' });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await expect(marker).toBeFocused();
  });

  test('moves with the pointer that drags it', async ({ page }) => {
    const marker = page.getByRole('button', { name: 'Marker: Town Hall' });
    const before = await marker.boundingBox();
    const map = await page.getByRole('application').boundingBox();
    if (!before || !map) throw new Error('nothing to drag');
    const from = { x: map.x + map.width - 80, y: map.y + map.height - 80 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 60, from.y - 40);
    await page.mouse.up();
    await expect.poll(async () => (await marker.boundingBox())?.x).toBeCloseTo(before.x - 60, 0);
    expect((await marker.boundingBox())?.y).toBeCloseTo(before.y - 40, 0);
  });
});
