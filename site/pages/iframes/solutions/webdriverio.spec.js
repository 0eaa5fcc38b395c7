import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const sections = [
  'Iframe Examples',
  'Iframe Complex',
  'Iframe same domain',
  'Iframe same domain forms',
  'Iframe same domain tables',
  'Iframe same domain nested level',
  'Iframe different domain',
];

describe('iframes', () => {
  beforeEach(() => browser.url('/iframes'));

  it('sections: seven buttons, all closed', async () => {
    await expect($$('main button')).toHaveText(sections);
    await expect($$('main button')).toHaveAttribute('aria-expanded', 'false');
  });

  it('lazy: a section’s frames are loaded when it is first opened, and stay loaded', async () => {
    await expect($$('iframe')).toBeElementsArrayOfSize(0);
    await toggle('Iframe Examples');
    await inFrame('iframe-iframe1', async () => {
      await $('button=Click Me').click();
      await expect($('body')).toHaveText(expect.stringContaining('Button 1 clicked'));
    });
    await expect($$('iframe')).toBeElementsArrayOfSize(2);
    await toggle('Iframe Examples');
    await expect(byTestId('iframe-iframe1')).not.toBeDisplayed();
    await toggle('Iframe Examples');
    // What the frame showed would be gone if it was loaded again.
    await inFrame('iframe-iframe1', () => expect($('body')).toHaveText(expect.stringContaining('Button 1 clicked')));
  });

  it('sizes: the frames are as tall as they should be', async () => {
    const window = await browser.execute(() => innerHeight);
    for (const section of sections.slice(1)) await toggle(section);
    for (const [name, height] of [
      ['iframe-simple-form', 600],
      ['iframe-complex-form', 600],
      ['iframe-complex-page', 800],
      ['iframe-same-domain', window],
      ['iframe-same-domain-forms', window],
      ['iframe-same-domain-tables', window],
      ['iframe-nested-level', window],
      ['iframe-map', 450],
    ]) {
      await expect(byTestId(name)).toHaveHeight(height);
    }
    await expect(byTestId('iframe-map')).toHaveWidth(1000);
  });

  it('origins: the page reads the same-domain documents, and no others', async () => {
    for (const section of sections) await toggle(section);
    for (const [name, path] of [
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
    ]) {
      await inFrame(name, () => expect($('h1, h2')).toExist());
      // A script of the page, and not the driver, which may enter them all.
      expect(await byTestId(name).execute((frame) => frame.contentDocument?.location.pathname ?? null)).toBe(path);
    }
    const map = new URL(await byTestId('iframe-map').getProperty('src'));
    expect(map.hostname).not.toBe(new URL(browser.options.baseUrl).hostname);
  });

  it('messages: texts that frames post are listed in order of arrival, markup as plain text', async () => {
    await toggle('Iframe Examples');
    await inFrame('iframe-iframe2', () => $('button=Nested Button').click());
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['Nested button clicked']);
    await inFrame('iframe-iframe1', async () => {
      await $('button=Click Me').click();
      await browser.execute(() => top.postMessage('<b>bold</b>', '*'));
    });
    await expect(byTestIdPrefix('iframe-message-')).toHaveText([
      'Nested button clicked',
      'Button 1 clicked',
      '<b>bold</b>',
    ]);
    await expect(byTestId('iframe-messages')).toHaveText(expect.stringContaining('Messages from iframes:'));
  });

  it('submissions: a form that was submitted in a frame is listed with its data', async () => {
    await toggle('Iframe Complex');
    await inFrame('iframe-simple-form', async () => {
      await put('name', 'Nancy');
      await put('email', 'nancy@example.com');
      await $('button=Submit Form').click();
    });
    await expect(byTestId('form-submissions')).toHaveText(/^Form Submissions$/m);
    const submission = byTestId('form-submission-0');
    await expect(submission).toHaveText(expect.stringContaining('Form ID: simpleForm'));
    // The text as it stands in the document, with every space of it.
    expect(await submission.getProperty('textContent')).toContain(
      '{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}',
    );
  });

  it('ignored: no list before its first entry, and messages of any other shape add none', async () => {
    await expect(byTestId('iframe-messages')).not.toExist();
    await browser.execute(() => {
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
        postMessage(message, '*');
      // Messages keep their order: once this one is listed, the page has seen all others.
      postMessage('the last one', '*');
    });
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['the last one']);
    await expect(byTestId('form-submissions')).not.toExist();
  });

  it('required: each form is sent only with what it requires', async () => {
    await toggle('Iframe Complex');
    const email = 'nancy@example.com';
    // Before each step the form lacks something. Whatever it sent too early would be listed before what it sends
    // last, which has a value of its own.
    await inFrame('iframe-simple-form', () =>
      submitWith('Submit Form', [
        ['name', 'Ned'],
        ['email', 'nancy'],
        ['name', ''],
        ['email', 'nancy@example.com'],
        ['name', 'Nancy'],
      ]),
    );
    await expect(byTestIdPrefix('form-submission-')).toHaveText([/simpleForm.*Nancy/s]);

    await inFrame('iframe-complex-form', () =>
      submitWith('Submit Complex Form', [
        ['zip', '10001'],
        ['lastName', 'Drew'],
        ['email', email],
        ['street', '1 Main Street'],
        ['city', 'River Heights'],
        ['state', 'CA'],
        ['zip', '9410'],
        ['firstName', 'Nancy'],
        ['zip', '941033'],
        ['zip', '9410a'],
        ['zip', '94103'],
      ]),
    );
    await expect(byTestIdPrefix('form-submission-')).toHaveText([/simpleForm/, /complexForm.*"94103"/s]);

    const values = [
      ['text', 'text'],
      ['email', email],
      ['select', 'option1'],
      ['date', '2030-01-31'],
      ['time', '10:30'],
    ];
    await inFrame('iframe-complex-page', async () => {
      await submitWith('Submit Form', values);
      await $('#radio2').click();
      for (const [name, value] of values) {
        await put(name, '');
        await $('button=Submit Form').click();
        await put(name, value);
      }
      await put('text', 'the last text');
      await $('button=Submit Form').click();
    });
    await expect(byTestIdPrefix('form-submission-')).toHaveText([
      /simpleForm/,
      /complexForm/,
      /complexPageForm.*the last text/s,
    ]);
  });

  it('values: the complex page sends every control’s value', async () => {
    await toggle('Iframe Complex');
    await inFrame('iframe-complex-page', async () => {
      for (const [name, value] of [
        ['text', 'some text'],
        ['email', 'nancy@example.com'],
        ['textarea', 'two\nlines'],
        ['select', 'option2'],
        ['multiSelect', 'multi1'],
        ['multiSelect', 'multi4'],
        ['range', '80'],
        ['color', '#ff0000'],
        ['date', '2030-01-31'],
        ['time', '10:30'],
      ]) {
        await put(name, value);
      }
      for (const id of ['checkbox1', 'checkbox3', 'radio2']) await $(`#${id}`).click();
      await $('button=Submit Form').click();
    });
    const submission = byTestId('form-submission-0');
    await expect(submission).toHaveText(expect.stringContaining('Form ID: complexPageForm'));
    const text = await submission.getProperty('textContent');
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
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

  it('rows: rows are added, deleted with new numbers, and posted as they are', async () => {
    await browser.execute(() => {
      window.seen = [];
      addEventListener('message', ({ data }) => window.seen.push(data));
    });
    await toggle('Iframe Complex');
    let third;
    await inFrame('iframe-complex-page', async () => {
      await expect($$('#interactiveTable tbody tr')).toBeElementsArrayOfSize(3);
      await $('button=Add Row').click();
      await expect($('[name=row4_name]')).toHaveValue('');
      await expect($('[name=row4_active]')).not.toBeSelected();
      await put('row4_name', 'Fourth');
      await put('row4_status', 'pending');
      await put('row4_category', 'cat2');
      await put('row4_tags', 'tag3');
      await $('[name=row4_active]').click();

      third = await $('[name=row3_name]').getValue();
      await $$('button=Delete')[1].click();
      await expect($$('#interactiveTable tbody tr')).toBeElementsArrayOfSize(3);
      // The rows after it have moved up, and so have their names.
      await expect($('[name=row2_name]')).toHaveValue(third);
      await expect($('[name=row3_name]')).toHaveValue('Fourth');
      await $('button=Save Changes').click();
    });
    const saved = await browser.waitUntil(() =>
      browser.execute(() => window.seen.find((message) => message.action === 'save')),
    );
    expect(saved).toMatchObject({
      type: 'TABLE_ACTION',
      data: [
        { rowId: 1 },
        { rowId: 2, name: third },
        { rowId: 3, name: 'Fourth', status: 'pending', category: 'cat2', tags: ['tag3'], active: true },
      ],
    });
  });
});

async function toggle(section) {
  const button = $(`//main//button[normalize-space(.)="${section}"]`);
  // Sections unfold while a test goes on, so the button is brought to a place that stays.
  await button.scrollIntoView({ block: 'center' });
  await button.click();
}

/** Switches into a frame for some steps, and back to the page after them. */
async function inFrame(name, steps) {
  // The frame is there before its document is, and who enters too early stays with the empty one: so it enters again.
  await browser.waitUntil(async () => {
    await browser.switchFrame(null);
    await browser.switchFrame(byTestId(name));
    return $('h1, h2').isExisting();
  });
  await steps();
  await browser.switchFrame(null);
}

/** Sets a control by its name. WebDriver sends keys, and those of a date or a time depend on the language. */
async function put(name, value) {
  const control = $(`[name="${name}"]`);
  const [tag, type] = [await control.getTagName(), await control.getAttribute('type')];
  if (tag === 'select') await control.selectByAttribute('value', value);
  else if (!['date', 'time', 'range', 'color'].includes(type)) await control.setValue(value);
  else {
    await control.execute((element, value) => {
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  }
}

/** Submits before each step and after the last. */
async function submitWith(button, steps) {
  for (const [name, value] of steps) {
    await $(`button=${button}`).click();
    await put(name, value);
  }
  await $(`button=${button}`).click();
}
