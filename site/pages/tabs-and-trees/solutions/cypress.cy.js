// With a stopped clock, waits are exact and take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/tabs-and-trees?delayScale=1');
});

const tab = (name) => cy.contains('[role=tab]', name);
const panel = (name) => cy.get(`[data-test=tabs-panel-${name}]`);
const item = (path) => cy.get(`[data-test=tree-item-${path}]`);
const openBranch = (path) => item(path).find('.ant-tree-switcher').click();
const check = (path) => item(path).find('[role=checkbox]').click();
/** Real keys need a plugin in Cypress, so this sends the events that a key makes. */
const press = (key) => cy.focused().trigger('keydown', { key });

it('visited: a panel is there after the first visit', () => {
  for (const [name, label] of [
    ['notes', 'Notes'],
    ['guests', 'Guests'],
  ]) {
    panel(name).should('not.exist');
    tab(label).click();
    panel(name).should('be.visible');
    tab('Overview').click();
    panel(name).should('exist').and('not.be.visible');
  }
});

it('kept: the typed text is still there', () => {
  tab('Notes').click();
  cy.get('[data-test=tabs-note]').type('Invite Ada');
  tab('Report').click();
  cy.tick(900);
  cy.get('[data-test=tabs-report]').should('contain.text', 'Report');
  tab('Notes').click();
  cy.get('[data-test=tabs-note]').should('have.value', 'Invite Ada');
});

it('arrows: keys move the focus along the tabs', () => {
  tab('Overview').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Notes'],
    ['ArrowRight', 'Report'],
    ['ArrowLeft', 'Notes'],
    ['End', 'Feedback'],
    ['Home', 'Overview'],
  ]) {
    press(key);
    cy.focused().should('have.text', name);
  }
});

it('report: the report loads for 300 to 900 milliseconds', () => {
  tab('Report').click();
  cy.tick(299);
  cy.get('[data-test=tabs-report]').should('have.text', 'Loading');
  cy.tick(601);
  cy.get('[data-test=tabs-report]').should('contain.text', 'Report');
});

it('closed: Delete and the button remove a tab', () => {
  tab('Guests').click();
  tab('Guests').focus();
  press('Delete');
  tab('Guests').should('not.exist');
  panel('guests').should('not.exist');
  tab('Travel').click();
  cy.get('[data-test=tabs-close-travel]').click();
  tab('Travel').should('not.exist');
  // The tab has the focus, but is not open.
  tab('Programme').focus();
  press('Delete');
  tab('Programme').should('not.exist');
});

it('next: another tab opens after one is closed', () => {
  for (const [closed, next] of [
    ['Budget', 'Travel'],
    ['Feedback', 'Programme'],
  ]) {
    tab(closed).click();
    cy.get(`[data-test=tabs-close-${closed.toLowerCase()}]`).click();
    tab(next).should('have.attr', 'aria-selected', 'true');
  }
});

it('added: the new tab is open, at the end', () => {
  cy.contains('button', 'Add tab').click();
  cy.get('[role=tab]').last().should('have.text', 'Extra').and('have.attr', 'aria-selected', 'true');
  panel('extra').should('be.visible');
});

it('scrolled: a tab that opens is in view', () => {
  cy.contains('button', 'Add tab').click();
  for (const name of ['Extra', 'Overview', 'Feedback']) {
    const opened = `[role=tab]:contains(${name})`;
    // Not by click(), which would scroll to the tab itself.
    cy.get(opened).then(($tab) => $tab[0].click());
    cy.get(`.MuiTabs-scroller:has(${opened})`).should(($list) => {
      const list = $list[0].getBoundingClientRect();
      const { left, right } = $list.find(opened)[0].getBoundingClientRect();
      expect(left).to.be.above(list.left - 2);
      expect(right).to.be.below(list.right + 2);
    });
  }
});

it('one: at most one section is open', () => {
  const names = ['delivery', 'payment', 'returns'];
  for (const name of [...names, 'delivery']) {
    cy.get(`[data-test=accordion-${name}]`).click();
    for (const other of names)
      cy.get(`[data-test=accordion-panel-${other}]`).should(other === name ? 'be.visible' : 'not.be.visible');
  }
});

it('any: open sections stay open', () => {
  const names = ['size', 'colour', 'care', 'warranty', 'repairs'];
  for (const name of [...names, 'payment']) cy.get(`[data-test=accordion-${name}]`).click();
  for (const name of names) cy.get(`[data-test=accordion-panel-${name}]`).should('be.visible');
});

it('split: arrow keys move the splitter', () => {
  cy.get('[data-test=split-handle]').focus();
  press('ArrowRight');
  cy.get('[data-test=split-size]').should('have.text', '55 %');
  for (const [key, end] of [
    ['ArrowRight', '80 %'],
    ['ArrowLeft', '20 %'],
  ]) {
    for (let times = 0; times < 15; times++) press(key);
    cy.get('[data-test=split-size]').should('have.text', end);
  }
  press('ArrowRight');
  cy.get('[data-test=split-size]').should('have.text', '25 %');
});

it('dragged: the splitter follows the pointer', () => {
  cy.get('[data-test=split-left]').then(($left) => {
    const { left, width } = $left[0].getBoundingClientRect();
    const at = (part) => ({ clientX: left + width * 2 * part, button: 0, pointerId: 1, force: true });
    cy.get('[data-test=split-handle]').trigger('pointerdown', at(0.5));
    for (const [part, size] of [
      [0.6, /^(59|60|61) %$/],
      [0.3, /^(29|30|31) %$/],
      [0.95, /^80 %$/],
      [-0.1, /^20 %$/],
    ]) {
      cy.get('[data-test=split-handle]').trigger('pointermove', at(part));
      cy.contains('[data-test=split-size]', size);
    }
    cy.get('[data-test=split-handle]').trigger('pointerup', at(-0.1));
    cy.get('[data-test=split-handle]').trigger('pointermove', at(0.5));
    cy.get('[data-test=split-size]').should('have.text', '20 %');
  });
});

it('pages: four buttons turn the pages', () => {
  cy.get('[data-test=pager-range]').should('have.text', '1 to 10 of 47');
  for (const [where, text, first] of [
    ['next', '11 to 20 of 47', 'Ticket 11'],
    ['next', '21 to 30 of 47', 'Ticket 21'],
    ['last', '41 to 47 of 47', 'Ticket 41'],
    ['previous', '31 to 40 of 47', 'Ticket 31'],
    ['first', '1 to 10 of 47', 'Ticket 1'],
  ]) {
    cy.get(`[data-test=pager-${where}]`).click();
    cy.get('[data-test=pager-range]').should('have.text', text);
    cy.get('[data-test=pager-list] li').first().should('have.text', first);
  }
});

it('size: the first row stays in view', () => {
  cy.get('[data-test=pager-last]').click();
  cy.get('[data-test=rows-per-page]').select('5');
  cy.get('[data-test=pager-row-41]').should('be.visible');
  cy.get('[data-test=pager-list] li').should('have.length', 5);
  cy.get('[data-test=pager-previous]').click();
  cy.get('[data-test=rows-per-page]').select('20');
  cy.get('[data-test=pager-row-36]').should('be.visible');
  cy.get('[data-test=pager-list] li').should('have.length', 20);
});

it('breadcrumb: each level leads back to its tickets', () => {
  cy.contains('button', 'Only open').click();
  cy.contains('button', 'Only urgent').click();
  cy.get('[data-test=pager-range]').should('have.text', '1 to 10 of 24');
  cy.get('[data-test=breadcrumb-open]').click();
  cy.get('[data-test=pager-range]').should('have.text', '1 to 10 of 32');
  cy.contains('button', 'Only urgent').click();
  cy.get('[data-test=breadcrumb-all]').click();
  cy.get('[data-test=pager-range]').should('have.text', '1 to 10 of 47');
});

it('branches: a branch follows its children', () => {
  openBranch('europe-italy');
  const states = (italy, europe) => {
    item('europe-italy').should('have.attr', 'aria-checked', italy);
    item('europe').should('have.attr', 'aria-checked', europe);
  };
  check('europe-italy-rome');
  states('mixed', 'mixed');
  check('europe-italy-milan');
  states('mixed', 'mixed');
  check('europe-italy-naples');
  states('true', 'mixed');
  check('europe-spain');
  states('true', 'true');
  check('europe-italy');
  states('false', 'mixed');
});

it('checked: the cities are in the order of the tree', () => {
  cy.get('[data-test=tree-checked]').should('have.text', '–');
  openBranch('asia');
  openBranch('asia-japan');
  openBranch('europe-italy');
  check('asia-japan-tokyo');
  check('europe-italy-rome');
  cy.get('[data-test=tree-checked]').should('have.text', 'Rome, Tokyo');
  check('asia-japan-tokyo');
  check('europe-italy-rome');
  cy.get('[data-test=tree-checked]').should('have.text', '–');
});

it('loading: branches load for 300 to 900 milliseconds', () => {
  openBranch('america');
  for (const path of ['africa', 'america-brazil', 'america-peru']) {
    openBranch(path);
    cy.tick(299);
    item(path).find('.ant-tree-switcher-loading-icon').should('be.visible');
    cy.tick(601);
    cy.get('.ant-tree-switcher-loading-icon').should('not.exist');
  }
});

/** Opens two branches. One of them fails to load. */
function openTwo(seed) {
  cy.visit(`/tabs-and-trees?delayScale=1&seed=${seed}`);
  openBranch('africa');
  cy.tick(900);
  openBranch('america');
  openBranch('america-brazil');
  cy.tick(900);
  return cy
    .get('[data-test=tree-error]')
    .should('not.be.empty')
    .invoke('text')
    .then((text) => {
      expect(text).to.match(/^Could not load (Africa|Brazil)$/);
      item(text.endsWith('Africa') ? 'america-brazil-recife' : 'africa-egypt').should('be.visible');
      return cy.wrap(text);
    });
}
it('failed: the seed decides which load fails', () => {
  const failed = [];
  for (const seed of [1, 2, 3, 4, 5, 1]) openTwo(seed).then((text) => failed.push(text));
  cy.wrap(failed).should((texts) => {
    expect(new Set(texts).size).to.equal(2);
    expect(texts[5]).to.equal(texts[0]);
  });
});

it('retry: “Try again” opens the branch that failed', () => {
  openTwo(1).then((text) => {
    cy.contains('button', 'Try again').click();
    cy.tick(900);
    item(text.endsWith('Africa') ? 'africa-egypt' : 'america-brazil-recife').should('be.visible');
    cy.get('[data-test=tree-error]').should('be.empty');
  });
});

it('inherited: children of a checked branch are checked', () => {
  check('africa');
  openBranch('africa');
  cy.tick(900);
  cy.get('.ant-tree-switcher-loading-icon').should('not.exist');
  cy.get('[data-test=tree-example]').then(($tree) => {
    const retry = $tree.find('[data-test=tree-retry]');
    if (retry.length > 0) cy.wrap(retry).click();
  });
  cy.tick(900);
  cy.get('[data-test=tree-checked]').should('have.text', 'Cairo, Luxor, Nairobi, Mombasa');
});

it('filter: branches with a match open', () => {
  cy.get('[data-test=tree-filter]').type('kyo');
  item('asia-japan-kyoto').should('be.visible');
  cy.get('[data-test=tree-filter]').clear();
  cy.get('[data-test=tree-filter]').type('mad');
  item('europe-spain-madrid').should('be.visible');
});
