beforeEach(() => {
  cy.visit('/rich-text');
});

const first = '<p>The ferry leaves at nine.</p>';

const byTestId = (name) => cy.get(`[data-test=${name}]`);

const shows = (name, text) => byTestId(name).should('have.text', text);

const isPressed = (name, pressed) => byTestId(name).should('have.attr', 'aria-pressed', String(pressed));

const typeAtEnd = (keys) => byTestId('editor-box').type(`{moveToEnd}${keys}`);

const selectAll = () => byTestId('editor-box').type('{selectAll}');

/** Puts another text into a field, which may be empty. */
function enter(name, text) {
  byTestId(name).clear();
  if (text) byTestId(name).type(text);
}

function setLink(address) {
  selectAll();
  byTestId('editor-link').click();
  enter('editor-address', address);
  byTestId('editor-link-set').click();
}

function goTo(line) {
  enter('code-line', line);
  cy.contains('button', 'Go to line').click();
}
/** Sends the event of a paste. If no script of the page handles it, this inserts the text as the browser would. */
function paste(name, contents) {
  byTestId(name).then(($box) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    const unheard = $box[0]?.dispatchEvent(event);
    if (unheard) cy.document().then((document) => document.execCommand('insertText', false, contents['text/plain']));
  });
}

it('plain: the content of the box is shown below it at once', () => {
  shows('plain-html', 'empty');
  byTestId('plain-box').type('Milk & tea');
  shows('plain-html', 'Milk &amp; tea');
  shows('plain-text', 'Milk & tea');
  byTestId('plain-box').type('{enter}Bread');
  byTestId('plain-html').should('contain.text', '<div>Bread</div>');
  shows('plain-text', 'Milk & tea\nBread');
  paste('plain-box', { 'text/plain': ' and jam' });
  shows('plain-text', 'Milk & tea\nBread and jam');
  byTestId('plain-box').invoke('html', 'By <b>script</b>');
  byTestId('plain-box').trigger('input');
  shows('plain-html', 'By <b>script</b>');
  shows('plain-text', 'By script');
});

it('clear: “Clear” empties the box', () => {
  byTestId('plain-box').type('Milk');
  cy.contains('button', 'Clear').click();
  shows('plain-html', 'empty');
  shows('plain-text', 'empty');
  shows('plain-box', '');
});

it('refocus: the focus is in the box after “Clear”', () => {
  byTestId('plain-box').type('Milk');
  cy.contains('button', 'Clear').click();
  byTestId('plain-box').should('have.focus');
});

it('typed: the text of the editor is below it', () => {
  shows('editor-html', first);
  shows('editor-text', 'The ferry leaves at nine.');
  typeAtEnd(' Be there.');
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
  shows('editor-text', 'The ferry leaves at nine. Be there.');
  byTestId('editor-box').type('{enter}Bring tea.');
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p><p>Bring tea.</p>');
  shows('editor-text', 'The ferry leaves at nine. Be there.\n\nBring tea.');
});

it('format: buttons and keys format the selected text', () => {
  for (const [name, key] of [
    ['editor-bold', 'b'],
    ['editor-italic', 'i'],
  ])
    for (const format of [() => byTestId(name).click(), () => byTestId('editor-box').type(`{selectAll}{ctrl}${key}`)]) {
      cy.reload();
      selectAll();
      format();
      shows('editor-html', `<p><${key}>The ferry leaves at nine.</${key}></p>`);
    }
});

it('pressed: a button is pressed in text of its format', () => {
  for (const [name, key] of [
    ['editor-bold', 'b'],
    ['editor-italic', 'i'],
  ]) {
    isPressed(name, false);
    byTestId('editor-box').type(`{selectAll}{ctrl}${key}`);
    isPressed(name, true);
  }
});

it('list: “List” turns a line into an item', () => {
  typeAtEnd('');
  byTestId('editor-list').click();
  shows('editor-html', '<ul><li>The ferry leaves at nine.</li></ul>');
  typeAtEnd('{enter}Bring tea.');
  shows('editor-html', '<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>');
});

it('unlist: “List” turns an item back into a line', () => {
  typeAtEnd('');
  byTestId('editor-list').click();
  byTestId('editor-html').should('contain.text', '<li>');
  byTestId('editor-list').click();
  shows('editor-html', first);
});

it('listed: the button is pressed in a list', () => {
  isPressed('editor-list', false);
  typeAtEnd('');
  byTestId('editor-list').click();
  isPressed('editor-list', true);
});

it('link: “Set link” links the selected text', () => {
  for (const address of ['https://example.com/ferry', 'http://example.com/', 'mailto:ada@example.com']) {
    setLink(address);
    shows('editor-html', `<p><a href="${address}">The ferry leaves at nine.</a></p>`);
    cy.reload();
  }
});

it('unlink: “Remove link” removes the link', () => {
  setLink('https://example.com/ferry');
  byTestId('editor-html').should('contain.text', '<a');
  selectAll();
  byTestId('editor-link').click();
  byTestId('editor-link-remove').click();
  shows('editor-html', first);
});

it('refused: other addresses are refused', () => {
  for (const address of ['example.com', 'javascript:alert(1)', '']) {
    setLink(address);
    byTestId('editor-link-error').should('not.be.empty');
    shows('editor-html', first);
    cy.reload();
  }
});

it('history: “Undo” takes back typing and formatting', () => {
  typeAtEnd('Go');
  shows('editor-html', '<p>The ferry leaves at nine.Go</p>');
  byTestId('editor-undo').click();
  shows('editor-html', first);
  selectAll();
  byTestId('editor-bold').click();
  byTestId('editor-html').should('contain.text', '<b>');
  byTestId('editor-undo').click();
  shows('editor-html', first);
});

it('redo: “Redo” does it again', () => {
  selectAll();
  byTestId('editor-italic').click();
  byTestId('editor-undo').click();
  shows('editor-html', first);
  byTestId('editor-redo').click();
  shows('editor-html', '<p><i>The ferry leaves at nine.</i></p>');
});

it('idle: a button with nothing to do is disabled', () => {
  byTestId('editor-undo').should('be.disabled');
  byTestId('editor-redo').should('be.disabled');
  selectAll();
  byTestId('editor-italic').click();
  byTestId('editor-undo').should('be.enabled').click();
  byTestId('editor-undo').should('be.disabled');
  byTestId('editor-redo').should('be.enabled');
  // After any typing, “Redo” has nothing to do.
  typeAtEnd('!');
  byTestId('editor-redo').should('be.disabled');
});

it('paste: pasted text loses its formats', () => {
  byTestId('editor-plain').should('be.checked');
  typeAtEnd('');
  paste('editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
});

it('rich: pasted text stays bold', () => {
  byTestId('editor-plain').uncheck();
  typeAtEnd('');
  paste('editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
  shows('editor-html', '<p>The ferry leaves at nine.Be <b>there.</b></p>');
});

it('position: the position follows the cursor', () => {
  shows('code-position', 'Line 1, column 1');
  byTestId('code-box').focus().type('{moveToStart}{downArrow}{downArrow}{rightArrow}');
  shows('code-position', 'Line 3, column 2');
});

it('current: the line of the cursor is shown', () => {
  shows('code-current', "ferry(1, 'Brill', 'Eyre', 17);");
  byTestId('code-box').focus().type('{moveToStart}{downArrow}{downArrow}');
  shows('code-current', "ferry(3, 'Dunmore', 'Dunmore', 27);");
});

it('lines: the lines are counted', () => {
  shows('code-lines', 'Lines: 500');
  byTestId('code-box').focus().type('{moveToStart}{enter}');
  shows('code-lines', 'Lines: 501');
});

it('jump: “Go to line” scrolls the line into view', () => {
  for (const line of ['400', '500', '1']) {
    goTo(line);
    byTestId('code-box').contains(`ferry(${line},`).should('be.visible');
  }
});

it('arrived: “Go to line” moves the cursor to the line', () => {
  for (const line of ['400', '1']) {
    goTo(line);
    shows('code-position', `Line ${line}, column 1`);
    byTestId('code-box').should('have.focus');
  }
});

it('missing: a line that does not exist is refused', () => {
  for (const line of ['501', '0', '2.5']) {
    goTo(line);
    shows('code-error', `No line ${line}`);
    shows('code-position', 'Line 1, column 1');
    cy.reload();
  }
});

it('recovered: the error disappears with a line that exists', () => {
  goTo('501');
  byTestId('code-error').should('not.be.empty');
  goTo('250');
  shows('code-error', '');
});

it('value: all lines are shown, even those out of view', () => {
  cy.contains('button', 'Show value').click();
  byTestId('code-value').should(($value) => {
    const lines = String($value.val()).split('\n');
    expect(lines).to.have.length(500);
    expect(lines[249]).to.match(/^ferry\(250, /);
    expect(lines[499]).to.equal("ferry(500, 'Dunmore', 'Dunmore', 28);");
  });
  byTestId('code-box').focus().type('{moveToStart}// first');
  byTestId('code-box')
    .invoke('text')
    .should('match', /^\/\/ firstferry\(1, /);
  byTestId('code-value')
    .invoke('val')
    .should('match', /^ferry\(1, /);
  cy.contains('button', 'Show value').click();
  byTestId('code-value')
    .invoke('val')
    .should('match', /^\/\/ firstferry\(1, /);
});
