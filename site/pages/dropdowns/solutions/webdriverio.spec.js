import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('dropdowns', () => {
  const open = (options = 'delayScale=0') => browser.url(`/dropdowns?${options}`);

  beforeEach(() => open());

  /** With a stopped clock, waits are exact and take no time. */
  async function openWithClockStopped() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open('delayScale=1');
    return clock;
  }

  const kinds = ['react-select', 'antd', 'mui', 'listbox', 'cascader', 'loading'];
  const tokyo = ['Asia', 'Japan', 'Tokyo'];

  const field = (kind) => byTestId(`dropdown-${kind}`).$('[role=combobox]');
  const value = (kind) => byTestId(`dropdown-value-${kind}`);
  const select = (kind) => byTestId(`dropdown-${kind}`).$('select');
  /** The options that a reader sees in a list of antd. Its elements with a role have no size. */
  const antdOptions = () => $$('.ant-select-item-option');
  const level = (name) => withText('.ant-cascader-menu-item', name);
  const retry = () => byTestId('dropdown-retry');
  const contents = (css) =>
    browser.execute((css) => [...document.querySelectorAll(css)].map(({ textContent }) => textContent), css);

  /** The options of an open list. Those of MUI are at the end of the document. */
  const optionsOf = (kind) =>
    kind === 'mui' ? '.MuiMenu-list [role=option]' : `[data-testid=dropdown-${kind}] [role=option]`;

  /** Waits for an element with exactly this text, the first one or a later one. */
  async function withText(css, text, index = 0) {
    let found;
    await browser.waitUntil(async () => {
      const places = (await contents(css)).flatMap((one, place) => (one === text ? [place] : []));
      found = places[index];
      return found !== undefined;
    });
    return $$(css)[found];
  }

  const amsterdamIsThere = async () => (await contents(optionsOf('loading'))).includes('Amsterdam');
  const isRetry = () => retry().isExisting();
  const arrived = () => browser.waitUntil(async () => (await amsterdamIsThere()) || (await isRetry()));

  async function openList(kind) {
    await field(kind).click();
    if (kind !== 'loading') return;
    // One of the first two loads fails.
    await arrived();
    if (await isRetry()) await field(kind).click();
    await browser.waitUntil(amsterdamIsThere);
  }

  /** Chooses the first or the second city of a name. The cascader needs the whole way to it. */
  async function choose(kind, way, index = 0) {
    const name = way[2];
    await openList(kind);
    if (kind === 'antd') {
      await field(kind).addValue(name);
      await browser.waitUntil(async () => (await antdOptions().length) < 5);
      await (await withText('.ant-select-item-option', name, index)).click();
    } else if (kind === 'cascader') {
      for (const place of way.slice(0, 2)) await (await level(place)).click();
      await (await withText('.ant-cascader-menu-item', name, index)).click();
    } else await (await withText(optionsOf(kind), name, index)).click();
  }

  it('values: the value of the chosen city is shown', async () => {
    for (const kind of ['native', 'multiple']) {
      await select(kind).selectByVisibleText('القاهرة');
      await expect(value(kind)).toHaveText('cairo');
    }
    for (const kind of kinds) {
      await choose(kind, ['Africa', 'Egypt', 'القاهرة']);
      await expect(value(kind)).toHaveText(/\bcairo$/);
    }
  });

  it('twins: both cities of one name can be chosen', async () => {
    for (const kind of ['native', 'multiple']) {
      await select(kind).selectByAttribute('value', 'springfield-2');
      await expect(value(kind)).toHaveText('springfield-2');
    }
    for (const kind of kinds) {
      await choose(kind, ['America', 'United States', 'Springfield'], 1);
      await expect(value(kind)).toHaveText(/\bspringfield-2$/);
    }
  });

  it('disabled: Athens cannot be chosen', async () => {
    await expect(select('native').$('option[value=athens]')).toBeDisabled();
  });

  it('several: the values of all chosen cities are shown', async () => {
    for (const city of ['lima', 'tokyo', 'wellington']) await select('multiple').selectByAttribute('value', city);
    await expect(value('multiple')).toHaveText('lima, tokyo, wellington');
  });

  const shows = (css, texts) =>
    browser.waitUntil(async () => JSON.stringify(await contents(css)) === JSON.stringify(texts), {
      timeoutMsg: `not ${texts}`,
    });

  it('search: only cities that contain the text are listed', async () => {
    await field('react-select').setValue('FIELD');
    await shows(optionsOf('react-select'), ['Springfield', 'Springfield', 'Create "FIELD"']);
  });

  async function create(name) {
    await field('react-select').setValue(name);
    await shows(optionsOf('react-select'), [`Create "${name}"`]);
    await browser.keys('Enter');
  }

  it('created: a new city is chosen', async () => {
    await create('New Town');
    await expect(value('react-select')).toHaveText('New Town');
  });

  it('kept: a new city stays in the list', async () => {
    await create('New Town');
    await choose('react-select', tokyo);
    await field('react-select').setValue('New T');
    await withText(optionsOf('react-select'), 'New Town');
  });

  it('filter: only cities that contain the text are listed', async () => {
    await field('antd').setValue('قاهرة');
    await shows('.ant-select-item-option', ['القاهرة']);
    await field('antd').setValue('ringf');
    await shows('.ant-select-item-option', ['Springfield', 'Springfield']);
  });

  it('all: the list ends with its last city', async () => {
    await field('antd').click();
    await withText('.ant-select-item-option', 'Alderbury');
    // The key ↑ on the first option leads to the last one, which was not in the document before.
    await browser.keys('ArrowUp');
    await browser.waitUntil(async () => (await contents('.ant-select-item-option')).at(-1) === 'Zu\u0308rich');
    await browser.keys('Enter');
    await expect(value('antd')).toHaveText('zuerich-decomposed');
  });

  it('covered: a click elsewhere closes the list', async () => {
    // Clicks beside the list, because it covers the fields below its own.
    await field('listbox').execute((element) => element.scrollIntoView({ block: 'center' }));
    await field('mui').execute((element) => element.focus({ preventScroll: true }));
    await browser.keys('Enter');
    await withText(optionsOf('mui'), 'Tokyo');
    const { x, y } = await field('listbox').execute((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: Math.round(left + 20), y: Math.round(top + 10) };
    });
    await browser.action('pointer', { id: 'mouse' }).move({ origin: 'viewport', x, y }).down().up().perform();
    await expect($(optionsOf('mui'))).not.toExist();
    await expect(field('listbox')).toHaveAttribute('aria-expanded', 'false');
    await expect(value('mui')).toHaveText('nothing');
  });

  /** Waits until an option of the listbox is the active one. */
  const isActive = (name) =>
    browser.waitUntil(
      async () =>
        (await field('listbox').execute(
          (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
        )) === name,
      { timeoutMsg: `${name} is not active` },
    );

  it('opened: the chosen city is active', async () => {
    await field('listbox').click();
    await isActive('Amsterdam');
    await (await withText(optionsOf('listbox'), 'Tokyo')).click();
    await field('listbox').click();
    await isActive('Tokyo');
  });

  it('ends: Home and End lead to the first and the last option', async () => {
    await field('listbox').click();
    await browser.keys('End');
    await isActive('Zu\u0308rich');
    await browser.keys('Home');
    await isActive('Amsterdam');
  });

  it('typeahead: letters in a row lead to a city', async () => {
    await choose('listbox', ['Oceania', 'New Zealand', 'Wellington']);
    await field('listbox').click();
    await browser.keys(['s', 't']);
    await isActive('Stockholm');
  });

  it('upwards: a list without room below opens upwards', async () => {
    const bottom = (kind, role) =>
      byTestId(`dropdown-${kind}`)
        .$(`[role=${role}]`)
        .execute((element) => element.getBoundingClientRect().bottom);
    for (const kind of ['listbox', 'loading']) {
      await field(kind).execute((element) => {
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - window.innerHeight + 16, behavior: 'instant' });
        element.focus({ preventScroll: true });
      });
      await browser.keys('Enter');
      if (kind === 'loading') {
        await arrived();
        if (await isRetry()) await browser.keys('Enter');
      }
      await withText(optionsOf(kind), 'Amsterdam');
      await browser.waitUntil(async () => (await bottom(kind, 'listbox')) < (await bottom(kind, 'combobox')) - 20);
      await browser.keys('Escape');
    }
  });

  it('levels: all levels are shown', async () => {
    await choose('cascader', tokyo);
    await expect(value('cascader')).toHaveText('asia / japan / tokyo');
  });

  it('whole: nothing is chosen until a city is', async () => {
    await field('cascader').click();
    for (const place of tokyo.slice(0, 2)) await (await level(place)).click();
    await level('Tokyo');
    await expect(value('cascader')).toHaveText('nothing');
  });

  it('arrival: the cities arrive after 300 to 1200 milliseconds', async () => {
    const clock = await openWithClockStopped();
    for (let times = 0; times < 3; times++) {
      await field('loading').click();
      await clock.tick(299);
      await expect(byTestId('dropdown-loading').$('p=Loading cities')).toBeDisplayed();
      await clock.tick(901);
      await arrived();
      if (await amsterdamIsThere()) await browser.keys('Escape');
    }
  });

  /** Which of the first two loads fails. */
  async function failedOf(seed) {
    await open(`delayScale=0&seed=${seed}`);
    const failed = [];
    for (const load of [1, 2]) {
      await field('loading').click();
      await arrived();
      if (await isRetry()) {
        failed.push(load);
        await expect(byTestId('dropdown-error')).toHaveText('Could not load cities');
      } else await browser.keys('Escape');
    }
    expect(failed).toHaveLength(1);
    return failed[0];
  }

  it('failed: the seed decides which load fails', async () => {
    const failed = [];
    for (const seed of [1, 2, 3]) failed.push(await failedOf(seed));
    expect(new Set(failed)).toEqual(new Set([1, 2]));
    expect(await failedOf(1)).toBe(failed[0]);
  });

  it('retry: “Try again” opens the list with its cities', async () => {
    await field('loading').click();
    await arrived();
    if (!(await isRetry())) {
      await browser.keys('Escape');
      await field('loading').click();
    }
    await retry().click();
    await withText(optionsOf('loading'), 'Amsterdam');
    await expect(byTestId('dropdown-error')).toHaveText('');
  });

  it('late: a closed list stays closed when its cities arrive', async () => {
    const clock = await openWithClockStopped();
    for (const city of ['tokyo', 'lima']) {
      await field('loading').click();
      await clock.tick(200);
      await browser.keys('Escape');
      await clock.tick(1200);
      // Another choice gives the page time to react to the first.
      await select('native').selectByAttribute('value', city);
      await expect(value('native')).toHaveText(city);
      await expect(field('loading')).toHaveAttribute('aria-expanded', 'false');
    }
  });

  /** Chooses a city, opens the list again, moves to another city and presses Escape. */
  async function giveUp(kind) {
    await choose(kind, tokyo);
    await expect(value(kind)).toHaveText(/\btokyo$/);
    if (kind === 'mui') await expect($(optionsOf('mui'))).not.toExist();
    await openList(kind);
    await expect(field(kind)).toHaveAttribute('aria-expanded', 'true');
    await browser.keys('ArrowDown');
    await browser.keys('Escape');
  }

  it('escape: Escape keeps the old value', async () => {
    for (const kind of kinds) {
      await giveUp(kind);
      await expect(field(kind)).toHaveAttribute('aria-expanded', 'false');
      await expect(value(kind)).toHaveText(/\btokyo$/);
    }
  });

  it('focus: after Escape the dropdown has the focus', async () => {
    for (const kind of kinds) {
      await giveUp(kind);
      await expect(field(kind)).toBeFocused();
    }
  });
});
