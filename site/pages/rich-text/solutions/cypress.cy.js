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

/** Pastes by the event that browsers send: where no script of the page takes it, the browser pastes the text itself. */
function paste(name, contents) {
  byTestId(name).then(($box) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    const unheard = $box[0]?.dispatchEvent(event);
    if (unheard) cy.document().then((document) => document.execCommand('insertText', false, contents['text/plain']));
  });
}

it('plain: what the box holds is below it, however it came there', () => {
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
  cy.contains('button', 'Clear').click();
  shows('plain-html', 'empty');
  shows('plain-text', 'empty');
  shows('plain-box', '');
  byTestId('plain-box').should('have.focus');
});

it('typed: the text of the editor is below it, with each line in an element of its own', () => {
  shows('editor-html', first);
  shows('editor-text', 'The ferry leaves at nine.');
  typeAtEnd(' Be there.');
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
  shows('editor-text', 'The ferry leaves at nine. Be there.');
  byTestId('editor-box').type('{enter}Bring tea.');
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p><p>Bring tea.</p>');
  shows('editor-text', 'The ferry leaves at nine. Be there.\n\nBring tea.');
});

it('format: bold and italic by button and by key, for what is selected and what comes next', () => {
  for (const [name, key, tag] of [
    ['editor-bold', 'b', 'b'],
    ['editor-italic', 'i', 'i'],
  ]) {
    isPressed(name, false);
    selectAll();
    byTestId(name).click();
    shows('editor-html', `<p><${tag}>The ferry leaves at nine.</${tag}></p>`);
    isPressed(name, true);
    byTestId('editor-box').type(`{selectAll}{ctrl}${key}`);
    shows('editor-html', first);
    isPressed(name, false);

    typeAtEnd(`{ctrl}${key}`);
    isPressed(name, true);
    byTestId('editor-box').type('Go');
    byTestId(name).click();
    isPressed(name, false);
    byTestId('editor-box').type(' on');
    shows('editor-html', `<p>The ferry leaves at nine.<${tag}>Go</${tag}> on</p>`);
    // Whoever comes back into the word is told so.
    byTestId('editor-box').type('{leftArrow}{leftArrow}{leftArrow}{leftArrow}');
    isPressed(name, true);
    cy.reload();
  }
});

it('list: a line becomes an item and a line again', () => {
  isPressed('editor-list', false);
  typeAtEnd('');
  byTestId('editor-list').click();
  shows('editor-html', '<ul><li>The ferry leaves at nine.</li></ul>');
  isPressed('editor-list', true);
  typeAtEnd('{enter}Bring tea.');
  shows('editor-html', '<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>');
  byTestId('editor-list').click();
  isPressed('editor-list', false);
  shows('editor-html', `${first}<p>Bring tea.</p>`);
});

it('link: what is selected leads to an address, until the link is removed', () => {
  selectAll();
  byTestId('editor-link').click();
  for (const wrong of ['example.com', 'javascript:alert(1)', '']) {
    enter('editor-address', wrong);
    byTestId('editor-link-set').click();
    byTestId('editor-link-error').should('not.be.empty');
    shows('editor-html', first);
  }
  for (const right of ['https://example.com/ferry', 'http://example.com/', 'mailto:ada@example.com']) {
    enter('editor-address', right);
    byTestId('editor-link-set').click();
    shows('editor-html', `<p><a href="${right}">The ferry leaves at nine.</a></p>`);
    selectAll();
    byTestId('editor-link').click();
    byTestId('editor-link-remove').click();
    shows('editor-html', first);
    selectAll();
    byTestId('editor-link').click();
  }
});

it('history: undo and redo what was typed or formatted', () => {
  byTestId('editor-undo').should('be.disabled');
  byTestId('editor-redo').should('be.disabled');
  typeAtEnd('Go');
  shows('editor-html', '<p>The ferry leaves at nine.Go</p>');
  byTestId('editor-undo').click();
  shows('editor-html', first);
  byTestId('editor-undo').should('be.disabled');
  byTestId('editor-redo').click();
  shows('editor-html', '<p>The ferry leaves at nine.Go</p>');
  byTestId('editor-redo').should('be.disabled');

  selectAll();
  byTestId('editor-bold').click();
  shows('editor-html', '<p><b>The ferry leaves at nine.Go</b></p>');
  byTestId('editor-undo').click();
  shows('editor-html', '<p>The ferry leaves at nine.Go</p>');
  byTestId('editor-redo').click();
  shows('editor-html', '<p><b>The ferry leaves at nine.Go</b></p>');
  byTestId('editor-undo').click();
  byTestId('editor-redo').should('be.enabled');
  typeAtEnd('!');
  shows('editor-html', '<p>The ferry leaves at nine.Go!</p>');
  byTestId('editor-redo').should('be.disabled');
});

it('paste: as plain text, or with what is bold', () => {
  const clipboard = { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' };
  byTestId('editor-plain').should('be.checked');
  typeAtEnd('');
  paste('editor-box', clipboard);
  shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
  byTestId('editor-plain').uncheck();
  typeAtEnd('');
  paste('editor-box', clipboard);
  shows('editor-html', '<p>The ferry leaves at nine. Be there.Be <b>there.</b></p>');
});

it('position: the lines below follow the cursor and the text of the code', () => {
  shows('code-position', 'Line 1, column 1');
  shows('code-current', "ferry(1, 'Brill', 'Eyre', 17);");
  shows('code-lines', 'Lines: 500');
  byTestId('code-box').focus().type('{moveToStart}{downArrow}{downArrow}{rightArrow}');
  shows('code-position', 'Line 3, column 2');
  shows('code-current', "ferry(3, 'Dunmore', 'Dunmore', 27);");
  byTestId('code-box').type('{end}{enter}// new');
  shows('code-position', 'Line 4, column 7');
  shows('code-current', '// new');
  shows('code-lines', 'Lines: 501');
  byTestId('code-box').type('{ctrl}{end}');
  byTestId('code-position')
    .invoke('text')
    .should('match', /^Line 501, column \d+$/);
});

it('jump: to a line that there is, and to none', () => {
  const goTo = (line) => {
    enter('code-line', line);
    cy.contains('button', 'Go to line').click();
  };
  for (const line of ['400', '500', '1']) {
    goTo(line);
    shows('code-position', `Line ${line}, column 1`);
    byTestId('code-box').should('have.focus');
    byTestId('code-box').contains(`ferry(${line},`).should('be.visible');
  }
  goTo('250');
  for (const line of ['501', '0', '2.5']) {
    goTo(line);
    shows('code-error', `No line ${line}`);
    shows('code-position', 'Line 250, column 1');
    goTo('250');
    shows('code-error', '');
  }
});

it('value: all lines are shown, not only those in view', () => {
  cy.contains('button', 'Show value').click();
  byTestId('code-value').should(($value) => {
    const lines = String($value.val()).split('\n');
    expect(lines).to.have.length(500);
    expect(lines[249]).to.match(/^ferry\(250, /);
    expect(lines[499]).to.equal("ferry(500, 'Dunmore', 'Dunmore', 28);");
  });
  byTestId('code-box').focus().type('{moveToStart}// first');
  byTestId('code-current')
    .invoke('text')
    .should('match', /^\/\/ first/);
  byTestId('code-value')
    .invoke('val')
    .should('match', /^ferry\(1, /);
  cy.contains('button', 'Show value').click();
  byTestId('code-value')
    .invoke('val')
    .should('match', /^\/\/ firstferry\(1, /);
});
