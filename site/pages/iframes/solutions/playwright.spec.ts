import { expect, type FrameLocator, type Page, test } from '@playwright/test';

/** The titles of the sections by their names. */
const sections = {
  'iframe-examples': 'Iframe Examples',
  'iframe-complex': 'Iframe Complex',
  'iframe-same-domain': 'Iframe same domain',
  'iframe-same-domain-forms': 'Iframe same domain forms',
  'iframe-same-domain-tables': 'Iframe same domain tables',
  'iframe-same-domain-nested-level': 'Iframe same domain nested level',
  'iframe-different-domain': 'Iframe different domain',
};

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes');
});

test('sections: the seven sections are in their order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('button')).toHaveText(Object.values(sections));
});

test('lazy: all sections are closed, without a frame', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { expanded: false })).toHaveCount(Object.keys(sections).length);
  expect(page.frames()).toHaveLength(1);
  await open(page, 'iframe-examples');
  // Locators wait for the document in the frame.
  for (const name of ['iframe-iframe1', 'iframe-iframe2'])
    await expect(page.getByTestId(name).contentFrame().getByRole('button')).toBeVisible();
  expect(page.frames()).toHaveLength(3);
});

test('kept: the frames stay loaded', async ({ page }) => {
  const section = sectionButton(page, 'iframe-complex');
  const name = page.getByTestId('iframe-simple-form').contentFrame().getByLabel('Name');
  await section.click();
  // The typed text would be gone if the frame had been loaded again.
  await name.fill('Nancy');
  await section.click();
  await expect(page.getByTestId('iframe-simple-form')).toBeHidden();
  await section.click();
  await expect(name).toHaveValue('Nancy');
});

test('sizes: the frames are as tall as they should be', async ({ page }) => {
  await expectHeights(page, [
    ['iframe-complex', 'iframe-simple-form', 600],
    ['iframe-complex', 'iframe-complex-form', 600],
    ['iframe-complex', 'iframe-complex-page', 800],
    ['iframe-different-domain', 'iframe-map', 450],
  ]);
});

test('window: frames of the same domain are as tall as the window', async ({ page }) => {
  // Not the usual size of test browsers, which a fixed height could match by chance.
  const height = 900;
  await page.setViewportSize({ width: 1280, height });
  await expectHeights(page, [
    ['iframe-same-domain', 'iframe-same-domain', height],
    ['iframe-same-domain-forms', 'iframe-same-domain-forms', height],
    ['iframe-same-domain-tables', 'iframe-same-domain-tables', height],
    ['iframe-same-domain-nested-level', 'iframe-nested-level', height],
  ]);
});

test('origins: the page reads only documents of the same domain', async ({ page }) => {
  for (const section of Object.keys(sections)) await open(page, section);
  for (const [testId, path] of [
    ['iframe-same-domain', '/'],
    ['iframe-same-domain-forms', '/forms'],
    ['iframe-same-domain-tables', '/tables'],
    ['iframe-nested-level', '/iframes-1'],
    ['iframe-iframe1', null],
    ['iframe-iframe2', null],
    ['iframe-simple-form', null],
    ['iframe-complex-form', null],
    ['iframe-complex-page', null],
    ['iframe-map', null],
  ] as const) {
    await expect(page.getByTestId(testId).contentFrame().getByRole('heading').first()).toBeVisible();
    // By a script of the page, because Playwright can read all frames.
    const read = await page
      .getByTestId(testId)
      .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.location.pathname ?? null);
    expect(read, testId).toBe(path);
  }
  const map = new URL((await page.getByTestId('iframe-map').getAttribute('src')) ?? '', page.url());
  expect(map.hostname).not.toBe(new URL(page.url()).hostname);
});

test('messages: texts are listed in the order of their arrival', async ({ page }) => {
  await open(page, 'iframe-examples');
  await page.getByTestId('iframe-iframe2').contentFrame().getByRole('button', { name: 'Nested Button' }).click();
  await expect(page.getByTestId('iframe-message-0')).toHaveText('Nested button clicked');
  const clickMe = page.getByTestId('iframe-iframe1').contentFrame().getByRole('button', { name: 'Click Me' });
  await clickMe.click();
  await clickMe.click();
  await expect(page.getByTestId(/^iframe-message-/)).toHaveText([
    'Nested button clicked',
    'Button 1 clicked',
    'Button 1 clicked',
  ]);
  await expect(page.getByTestId('iframe-messages')).toContainText('Messages from iframes:');
});

test('markup: markup is plain text', async ({ page }) => {
  await expect(sectionButton(page, 'iframe-examples')).toBeVisible();
  await page.evaluate(() => window.postMessage('<b>bold</b>', '*'));
  await expect(page.getByTestId('iframe-message-0')).toHaveText('<b>bold</b>');
});

test('submissions: submitted forms are listed', async ({ page }) => {
  const form = await submitNancy(page);
  await expect(page.getByTestId('form-submissions').getByRole('heading')).toHaveText('Form Submissions');
  await expect(page.getByTestId('form-submission-0')).toContainText('Form ID: simpleForm');
  await form.getByLabel('Name').fill('Bess');
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByTestId(/^form-submission-/)).toHaveText([/Nancy/, /Bess/]);
});

test('json: the data is indented', async ({ page }) => {
  await submitNancy(page);
  // The text as it is in the document. `toHaveText` treats any white space as one space.
  await expect
    .poll(() => page.getByTestId('form-submission-0').textContent())
    .toContain('{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}');
});

test('ignored: messages of any other shape are not listed', async ({ page }) => {
  await expect(sectionButton(page, 'iframe-examples')).toBeVisible();
  await page.evaluate(() => {
    for (const message of [
      null,
      7,
      ['Button 1 clicked'],
      {},
      { text: 'Button 1 clicked' },
      { type: 'FORM_SUBMIT' },
      { type: 'TABLE_ACTION', action: 'delete', rowId: 1 },
      { type: 'SOMETHING_ELSE', formId: 'simpleForm', data: {} },
    ])
      window.postMessage(message, '*');
    // Messages keep their order. Once this one is listed, the page has seen all others.
    window.postMessage('the last one', '*');
  });
  await expect(page.getByTestId(/^iframe-message-/)).toHaveText(['the last one']);
  await expect(page.getByTestId('form-submissions')).toHaveCount(0);
});

test('none: there is no list before its first entry', async ({ page }) => {
  await expect(sectionButton(page, 'iframe-examples')).toBeVisible();
  await page.evaluate(() => window.postMessage({ type: 'FORM_SUBMIT', formId: 'simpleForm', data: {} }, '*'));
  await expect(page.getByTestId('form-submission-0')).toBeVisible();
  await expect(page.getByTestId('iframe-messages')).toHaveCount(0);
  await page.reload();
  await expect(sectionButton(page, 'iframe-examples')).toBeVisible();
  await page.evaluate(() => window.postMessage('Button 1 clicked', '*'));
  await expect(page.getByTestId('iframe-message-0')).toBeVisible();
  await expect(page.getByTestId('form-submissions')).toHaveCount(0);
});

test('required: the simple form needs name and email', async ({ page }) => {
  await open(page, 'iframe-complex');
  // Before each step the form lacks something. If it was sent too early, another entry would come before the last one,
  // which has a value of its own.
  await fillIn(page.getByTestId('iframe-simple-form').contentFrame(), 'Submit Form', [
    ['#name', 'Ned'],
    ['#email', 'nancy'],
    ['#name', ''],
    ['#email', 'nancy@example.com'],
    ['#name', 'Nancy'],
  ]);
  await expect(page.getByTestId(/^form-submission-/)).toHaveText([/simpleForm.*Nancy/s]);
});

test('zip: the complex form needs five digits and all other fields', async ({ page }) => {
  // Many submits are slow on a busy machine.
  test.slow();
  await open(page, 'iframe-complex');
  await fillIn(page.getByTestId('iframe-complex-form').contentFrame(), 'Submit Complex Form', [
    ['#zip', '10001'],
    ['#lastName', 'Drew'],
    ['#email', 'nancy@example.com'],
    ['#street', '1 Main Street'],
    ['#city', 'River Heights'],
    ['#state', 'CA'],
    ['#zip', '9410'],
    ['#firstName', 'Nancy'],
    ['#zip', '941033'],
    ['#zip', '9410a'],
    ['#zip', '94103'],
  ]);
  await expect(page.getByTestId(/^form-submission-/)).toHaveText([/complexForm.*"94103"/s]);
});

test('whole: the complex page needs six controls', async ({ page }) => {
  test.slow();
  await open(page, 'iframe-complex');
  const whole = page.getByTestId('iframe-complex-page').contentFrame();
  await fillIn(whole, 'Submit Form', [
    ['#time', '10:30'],
    ['#email', 'nancy@example.com'],
    ['#select', 'option1'],
    ['#date', '2030-01-31'],
    ['#text', 'text'],
  ]);
  await whole.getByLabel('Radio 2').check();
  for (const [field, value] of [
    ['#text', 'text'],
    ['#email', 'nancy@example.com'],
    ['#select', 'option1'],
    ['#date', '2030-01-31'],
    ['#time', '10:30'],
  ] as const) {
    await set(whole, field, '');
    await whole.getByRole('button', { name: 'Submit Form' }).click();
    await set(whole, field, value);
  }
  await whole.locator('#text').fill('the last text');
  await whole.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByTestId(/^form-submission-/)).toHaveText([/complexPageForm.*the last text/s]);
});

test('values: the complex page sends every control’s value', async ({ page }) => {
  await open(page, 'iframe-complex');
  const form = page.getByTestId('iframe-complex-page').contentFrame();
  await form.getByLabel('Text', { exact: true }).fill('some text');
  await form.getByLabel('Email').fill('nancy@example.com');
  await form.getByLabel('Textarea').fill('two\nlines');
  await form.getByLabel('Select', { exact: true }).selectOption('option2');
  await form.getByLabel('Multiple Select').selectOption(['multi1', 'multi4']);
  await form.getByLabel('Checkbox 1').check();
  await form.getByLabel('Checkbox 3').check();
  await form.getByLabel('Radio 2').check();
  await form.getByLabel('Range').fill('80');
  await form.getByLabel('Color').fill('#ff0000');
  await form.getByLabel('Date').fill('2030-01-31');
  await form.getByLabel('Time').fill('10:30');
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByTestId('form-submission-0')).toContainText('Form ID: complexPageForm');
  const text = await page.getByTestId('form-submission-0').textContent();
  expect(JSON.parse(text?.slice(text.indexOf('{')) ?? '')).toEqual({
    text: 'some text',
    email: 'nancy@example.com',
    textarea: 'two\nlines',
    select: 'option2',
    multiSelect: ['multi1', 'multi4'],
    checkboxes: ['checkbox1', 'checkbox3'],
    radioGroup: 'radio2',
    range: '80',
    color: '#ff0000',
    date: '2030-01-31',
    time: '10:30',
  });
});

test('rows: an empty row is added', async ({ page }) => {
  const frame = await openTable(page);
  await frame.getByRole('button', { name: 'Add Row' }).click();
  await expect(namesIn(frame)).toHaveCount(4);
  await expect(frame.locator('[name=row4_name]')).toHaveValue('');
  await expect(frame.locator('[name=row4_tags]')).toHaveValues([]);
  await expect(frame.locator('[name=row4_active]')).not.toBeChecked();
});

test('deleted: a row is deleted', async ({ page }) => {
  const frame = await openTable(page);
  const before = await namesIn(frame).evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  await frame.getByRole('button', { name: 'Delete' }).nth(1).click();
  await expect(namesIn(frame)).toHaveCount(2);
  for (const [index, value] of [before[0], before[2]].entries())
    await expect(namesIn(frame).nth(index)).toHaveValue(`${value}`);
});

test('numbers: the rows after a deleted one have new numbers', async ({ page }) => {
  const frame = await openTable(page);
  await frame.getByRole('button', { name: 'Delete' }).first().click();
  await expect(namesIn(frame)).toHaveCount(2);
  for (const number of [1, 2]) await expect(frame.locator(`[name=row${number}_name]`)).toBeVisible();
  await expect(frame.locator('[name=row3_name]')).toHaveCount(0);
});

test('saved: the rows are posted as they are', async ({ page }) => {
  await page.evaluate(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    addEventListener('message', ({ data }) => messages.push(data));
  });
  const frame = await openTable(page);
  await frame.locator('[name=row1_active]').uncheck();
  await frame.locator('[name=row3_name]').fill('Third');
  await frame.locator('[name=row3_status]').selectOption('pending');
  await frame.locator('[name=row3_category]').selectOption('cat2');
  await frame.locator('[name=row3_tags]').selectOption(['tag1', 'tag3']);
  await frame.locator('[name=row3_active]').check();
  await frame.getByRole('button', { name: 'Save Changes' }).click();
  const saved = () => page.evaluate(() => (window as unknown as { messages: { action?: string }[] }).messages.at(-1));
  await expect.poll(async () => (await saved())?.action).toBe('save');
  expect(await saved()).toMatchObject({
    type: 'TABLE_ACTION',
    data: [
      { rowId: 1, active: false },
      { rowId: 2 },
      { rowId: 3, name: 'Third', status: 'pending', category: 'cat2', tags: ['tag1', 'tag3'], active: true },
    ],
  });
});

const sectionButton = (page: Page, section: string) => page.getByTestId(`section-${section}`);

/** Opens a section, if it is closed. */
async function open(page: Page, section: string) {
  const button = sectionButton(page, section);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

async function expectHeights(page: Page, frames: [section: string, testId: string, height: number][]) {
  for (const [section, testId, height] of frames) {
    await open(page, section);
    // Polls, because the section unfolds slowly.
    await expect.poll(async () => (await page.getByTestId(testId).boundingBox())?.height, testId).toBe(height);
  }
}

async function submitNancy(page: Page) {
  await open(page, 'iframe-complex');
  const form = page.getByTestId('iframe-simple-form').contentFrame();
  await form.getByLabel('Name').fill('Nancy');
  await form.getByLabel('Email').fill('nancy@example.com');
  await form.getByRole('button', { name: 'Submit Form' }).click();
  return form;
}

const namesIn = (frame: FrameLocator) => frame.getByRole('textbox', { name: /^Row \d name$/ });

async function openTable(page: Page) {
  await open(page, 'iframe-complex');
  const frame = page.getByTestId('iframe-complex-page').contentFrame();
  await expect(namesIn(frame)).toHaveCount(3);
  return frame;
}
/** Submits before and after each step. */
async function fillIn(frame: FrameLocator, button: string, steps: [field: string, value: string][]) {
  for (const [field, value] of steps) {
    await frame.getByRole('button', { name: button }).click();
    await set(frame, field, value);
  }
  await frame.getByRole('button', { name: button }).click();
}

async function set(frame: FrameLocator, field: string, value: string) {
  if (field === '#state' || field === '#select') await frame.locator(field).selectOption(value);
  else await frame.locator(field).fill(value);
}
