import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

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

describe('iframes', () => {
  beforeEach(() => browser.url('/iframes'));

  it('sections: the seven sections are in their order', async () => {
    await expect($$('main button')).toHaveText(Object.values(sections));
  });

  it('lazy: all sections are closed, without a frame', async () => {
    await expect($$('main button')).toHaveAttribute('aria-expanded', 'false');
    await expect($$('iframe')).toBeElementsArrayOfSize(0);
    await open('iframe-examples');
    await expect($$('iframe')).toBeElementsArrayOfSize(2);
  });

  it('kept: the frames stay loaded', async () => {
    await open('iframe-examples');
    await inFrame('iframe-iframe1', async () => {
      await $('button=Click Me').click();
      await expect($('body')).toHaveText(expect.stringContaining('Button 1 clicked'));
    });
    await toggle('iframe-examples');
    await expect(byTestId('iframe-iframe1')).not.toBeDisplayed();
    await toggle('iframe-examples');
    // The frame would show its first state if it had been loaded again.
    await inFrame('iframe-iframe1', () => expect($('body')).toHaveText(expect.stringContaining('Button 1 clicked')));
  });

  it('sizes: the frames are as tall as they should be', async () => {
    await open('iframe-complex');
    await open('iframe-different-domain');
    await expect(byTestId('iframe-simple-form')).toHaveHeight(600);
    await expect(byTestId('iframe-complex-form')).toHaveHeight(600);
    await expect(byTestId('iframe-complex-page')).toHaveHeight(800);
    await expect(byTestId('iframe-map')).toHaveHeight(450);
  });

  it('window: frames of the same domain are as tall as the window', async () => {
    const height = await browser.execute(() => innerHeight);
    for (const [section, name] of [
      ['iframe-same-domain', 'same-domain'],
      ['iframe-same-domain-forms', 'same-domain-forms'],
      ['iframe-same-domain-tables', 'same-domain-tables'],
      ['iframe-same-domain-nested-level', 'nested-level'],
    ]) {
      await open(section);
      await expect(byTestId(`iframe-${name}`)).toHaveHeight(height);
    }
  });

  it('origins: the page reads only documents of the same domain', async () => {
    for (const section of Object.keys(sections)) await open(section);
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
      // By a script of the page, because the driver can enter all frames.
      expect(await byTestId(name).execute((frame) => frame.contentDocument?.location.pathname ?? null)).toBe(path);
    }
    const map = new URL(await byTestId('iframe-map').getProperty('src'));
    expect(map.hostname).not.toBe(new URL(browser.options.baseUrl).hostname);
  });

  it('messages: texts are listed in the order of their arrival', async () => {
    await open('iframe-examples');
    await inFrame('iframe-iframe2', () => $('button=Nested Button').click());
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['Nested button clicked']);
    await inFrame('iframe-iframe1', () => $('button=Click Me').click());
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['Nested button clicked', 'Button 1 clicked']);
    await expect(byTestId('iframe-messages')).toHaveText(expect.stringContaining('Messages from iframes:'));
  });

  it('markup: markup is plain text', async () => {
    await browser.execute(() => postMessage('<b>bold</b>', '*'));
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['<b>bold</b>']);
  });

  it('submissions: submitted forms are listed', async () => {
    await submitNancy();
    await expect(byTestId('form-submissions')).toHaveText(/^Form Submissions$/m);
    await expect(byTestId('form-submission-0')).toHaveText(expect.stringContaining('Form ID: simpleForm'));
    await expect(byTestId('form-submission-0')).toHaveText(expect.stringContaining('Nancy'));
  });

  it('json: the data is indented', async () => {
    await submitNancy();
    await expect(byTestId('form-submission-0')).toExist();
    // The text as it is in the document, with every space.
    expect(await byTestId('form-submission-0').getProperty('textContent')).toContain(
      '{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}',
    );
  });

  it('ignored: messages of any other shape are not listed', async () => {
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
      // Messages keep their order. Once this one is listed, the page has seen all others.
      postMessage('the last one', '*');
    });
    await expect(byTestIdPrefix('iframe-message-')).toHaveText(['the last one']);
    await expect(byTestId('form-submissions')).not.toExist();
  });

  it('none: there is no list before its first entry', async () => {
    await browser.execute(() => postMessage('Button 1 clicked', '*'));
    await expect(byTestId('iframe-message-0')).toBeDisplayed();
    await expect(byTestId('form-submissions')).not.toExist();
    await browser.refresh();
    await browser.execute(() => postMessage({ type: 'FORM_SUBMIT', formId: 'simpleForm', data: {} }, '*'));
    await expect(byTestId('form-submission-0')).toBeDisplayed();
    await expect(byTestId('iframe-messages')).not.toExist();
  });

  it('required: the simple form needs name and email', async () => {
    await open('iframe-complex');
    // Before each step the form lacks something. If it was sent too early, another entry would come before the last
    // one, which has a value of its own.
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
  });

  it('zip: the complex form needs five digits and all other fields', async () => {
    await open('iframe-complex');
    await inFrame('iframe-complex-form', () =>
      submitWith('Submit Complex Form', [
        ['zip', '10001'],
        ['lastName', 'Drew'],
        ['email', 'nancy@example.com'],
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
    await expect(byTestIdPrefix('form-submission-')).toHaveText([/complexForm.*"94103"/s]);
  });

  it('whole: the complex page needs six controls', async () => {
    await open('iframe-complex');
    const values = [
      ['text', 'text'],
      ['email', 'nancy@example.com'],
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
    await expect(byTestIdPrefix('form-submission-')).toHaveText([/complexPageForm.*the last text/s]);
  });

  it('values: the complex page sends every control’s value', async () => {
    await open('iframe-complex');
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

  it('rows: an empty row is added', async () => {
    await open('iframe-complex');
    await inFrame('iframe-complex-page', async () => {
      await $('button=Add Row').click();
      await expect($$('#interactiveTable tbody tr')).toBeElementsArrayOfSize(4);
      await expect($('[name=row4_name]')).toHaveValue('');
      await expect($('[name=row4_active]')).not.toBeSelected();
    });
  });

  it('deleted: a row is deleted', async () => {
    await open('iframe-complex');
    await inFrame('iframe-complex-page', async () => {
      const third = await $('[name=row3_name]').getValue();
      await $$('button=Delete')[1].click();
      await expect($$('#interactiveTable tbody tr')).toBeElementsArrayOfSize(2);
      await expect($('#interactiveTable tbody tr:last-child [name$=_name]')).toHaveValue(third);
    });
  });

  it('numbers: the rows after a deleted one have new numbers', async () => {
    await open('iframe-complex');
    await inFrame('iframe-complex-page', async () => {
      await $$('button=Delete')[0].click();
      for (const number of [1, 2]) await expect($(`[name=row${number}_name]`)).toBeDisplayed();
      await expect($('[name=row3_name]')).not.toExist();
    });
  });

  it('saved: the rows are posted as they are', async () => {
    await browser.execute(() => {
      window.seen = [];
      addEventListener('message', ({ data }) => window.seen.push(data));
    });
    await open('iframe-complex');
    await inFrame('iframe-complex-page', async () => {
      await put('row3_name', 'Third');
      await put('row3_status', 'pending');
      await put('row3_category', 'cat2');
      await $('button=Save Changes').click();
    });
    const saved = await browser.waitUntil(() =>
      browser.execute(() => window.seen.find((message) => message.action === 'save')),
    );
    expect(saved).toMatchObject({
      type: 'TABLE_ACTION',
      data: [{ rowId: 1 }, { rowId: 2 }, { rowId: 3, name: 'Third', status: 'pending', category: 'cat2' }],
    });
  });
});

/** Opens a section, if it is closed. */
async function open(section) {
  if ((await byTestId(`section-${section}`).getAttribute('aria-expanded')) === 'false') await toggle(section);
}

async function toggle(section) {
  const button = byTestId(`section-${section}`);
  // Sections unfold slowly and move what is below. In the middle of the window the button stays in its place.
  await button.scrollIntoView({ block: 'center' });
  await button.click();
}

/** Switches into a frame for some steps, and back to the page after them. */
async function inFrame(name, steps) {
  // The frame is there before its document. A switch that comes too early stays in the empty document, so this switches
  // again.
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

async function submitNancy() {
  await open('iframe-complex');
  await inFrame('iframe-simple-form', async () => {
    await put('name', 'Nancy');
    await put('email', 'nancy@example.com');
    await $('button=Submit Form').click();
  });
}
/** Submits before each step and after the last. */
async function submitWith(button, steps) {
  for (const [name, value] of steps) {
    await $(`button=${button}`).click();
    await put(name, value);
  }
  await $(`button=${button}`).click();
}
