// Walks through the shop at random, as somebody does who tries everything. Each has a seed, and is the same in each run.
// With SHOP_WALKS=1000 and SHOP_FIRST_WALK=1000 there are more, and others, than in every run of the suite.
import type { Page } from '@playwright/test';
import alea from 'seedrandom/lib/alea.js';
import { isInDepth } from '../../../tests/depth';
import { expect, test } from '../../../tests/fixtures';

const walks = Number(process.env.SHOP_WALKS ?? (isInDepth('shop') ? 20 : 5));
const firstWalk = Number(process.env.SHOP_FIRST_WALK ?? 1);
const steps = 25;
const walksOfTest = 5;

/** Where walks begin, so that each view is walked through from its own address too. */
const beginnings = [
  '?',
  '/products/backpack?as=grace&',
  '/cart?as=ada&',
  '/sign-in?',
  '/checkout?as=ada&',
  '/orders?as=ada&',
  '/orders/PS-100002?as=ada&',
  '/admin?as=admin&',
];
const carts = ['', 'mug:2', 'kettle:5,socks-m:3', 'stove:2,backpack-green:1', 'lamp:1,notebook:40,mug-set:1'];
const addresses = [
  '',
  '?category=outdoor&sort=price-down',
  '?page=3',
  '?search=zzz',
  '/products/socks',
  '/products/umbrella',
  '/products/nothing',
  '/cart',
  '/sign-in?from=/checkout',
  '/checkout?step=review',
  '/checkout?step=payment',
  '/orders',
  '/orders/PS-100001',
  '/orders/PS-999999',
  '/admin',
  '/nowhere',
];

const odd = ['', ' ', '-1', 'x'.repeat(300), '<b>x</b>', '😀', "O'Hara", '0', '1e3', '../..', '%', 'ÄÖÜ'];
const oddNumbers = ['', '0', '-1', '1.5', '1000000', '99999'];
/** What goes into a field, by its test id. */
const plausible: readonly [RegExp, readonly string[]][] = [
  [/^shop-search$/, ['mug', 'e', 'lamp', 'zzz']],
  [/quantity/, ['1', '2', '7', '41']],
  [/^cart-code$/, ['SAVE10', 'freeship', 'OLD20', 'nothing']],
  [/^sign-in-user$/, ['ada', 'grace', 'admin', 'locked', 'mary@shop.test']],
  [/^sign-in-password$/, ['practice', 'admin', 'somerville']],
  [/^register-email$/, ['mary@shop.test', 'bo@shop.test', 'mary']],
  [/^register-password$/, ['somerville', 'short']],
  [/^checkout-card$/, ['4242 4242 4242 4242', '4000 0000 0000 3220', '4000000000000002', '4242 4242 4242 4241']],
  [/^checkout-expiry$/, ['12/49', '01/20', '13/49']],
  [/^checkout-cvc$/, ['123', '12']],
  [/^admin-stock-/, ['0', '1', '9999', '10000']],
  [/^admin-price-/, ['0.01', '9999.99', '12.5', '0', '10000']],
  [/./, ['Mary', '12345']],
];

/** A control that is shown and not disabled. `index` is its place among all controls of main. */
type Control = { index: number; kind: 'press' | 'text' | 'number' | 'select'; name: string };
type Seen = { controls: Control[]; hasBank: boolean; wrong: string[] };

/** Waits until nothing is on its way, then looks at what can be done, and at what is wrong with what is shown. */
async function look(page: Page): Promise<Seen> {
  const isAtRest = () => {
    const main = document.querySelector('main');
    const place = main?.querySelector('[data-testid=checkout-place]');
    const bank = main?.querySelector('iframe');
    return (
      main?.querySelector('h1') &&
      // Without its 5 seconds it is there for a moment alone.
      !main.querySelector('[data-testid=cart-undo]') &&
      place?.getAttribute('aria-disabled') !== 'true' &&
      (!bank || bank.contentDocument?.querySelector('button'))
    );
  };
  await page.waitForFunction(isAtRest, undefined, { timeout: 30_000 });
  return page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const all = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select')];
    const controls = all.flatMap((element, index): Control[] => {
      if (element.matches(':disabled, [download]') || !element.checkVisibility()) return [];
      const name = element.dataset.testid ?? element.textContent ?? '';
      const type = element.matches('input') ? element.getAttribute('type') : undefined;
      if (element.matches('select')) return [{ index, kind: 'select', name }];
      if (type === undefined || type === 'radio' || type === 'checkbox') return [{ index, kind: 'press', name }];
      return [{ index, kind: type === 'number' ? 'number' : 'text', name }];
    });

    const wrong: string[] = [];
    const headings = main.querySelectorAll('h1').length;
    if (headings !== 1) wrong.push(`${headings} headings`);
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not wrong.
    const text = main.innerText.replace(/Discount \w+\s+−€/g, 'Discount €');
    const strange = /.*([−-]\s*€|€\s*[−-]|NaN|undefined|\[object).*/.exec(text);
    if (strange) wrong.push(`the text “${strange[0]}”`);
    for (const sums of main.querySelectorAll('.shop-sums')) {
      const rows = [...sums.children].map(({ textContent }) => textContent ?? '');
      const cents = rows.map((row) => Number(/€([\d,.]+)$/.exec(row)?.[1]?.replace(/\D/g, '')));
      const signs = rows.map((row) => (row.startsWith('Discount') ? -1 : /^(Goods|Delivery)/.test(row) ? 1 : 0));
      const total = cents[rows.findIndex((row) => row.startsWith('Total'))];
      if (total !== cents.reduce((sum, amount, place) => sum + amount * (signs[place] ?? 0), 0))
        wrong.push(`the sums ${rows.join(', ')}`);
    }

    const kept = JSON.parse(localStorage.getItem('practice-site-shop') ?? 'null');
    if (kept) {
      const isCount = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least;
      for (const [line, count] of Object.entries(kept.stock)) if (!isCount(count, 0)) wrong.push(`${line}: ${count}`);
      for (const [id, price] of Object.entries(kept.prices)) if (!isCount(price, 1)) wrong.push(`${id}: €${price}`);
      for (const { lines } of [kept.cart, ...Object.values<{ lines: [] }>(kept.putAway)])
        for (const { line, quantity } of lines) if (!isCount(quantity, 1)) wrong.push(`${quantity} of ${line}`);
      const numbers = kept.orders.map(({ number }: { number: string }) => number);
      if (new Set(numbers).size < numbers.length) wrong.push(`the orders ${numbers}`);
    }
    return { controls, hasBank: !!main.querySelector('iframe'), wrong };
  });
}

/** Presses a control once or twice, and “Undo” after it, before anything else can happen. */
async function press(page: Page, { index }: Control, { times, undo }: { times: number; undo: boolean }) {
  await page.evaluate(
    async ([at, count, isUndone]) => {
      const element = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')[at];
      for (let time = 0; time < count; time++) if (element?.isConnected) element.click();
      await Promise.resolve();
      if (isUndone) document.querySelector<HTMLElement>('[data-testid=cart-undo]')?.click();
    },
    [index, times, undo] as const,
  );
}

for (let group = 0; group < Math.ceil(walks / walksOfTest); group++) {
  const seeds = Array.from({ length: walksOfTest }, (_, place) => firstWalk + group * walksOfTest + place);
  test(`walks ${seeds[0]} to ${seeds.at(-1)} meet no error and no sum or stock that is wrong`, {
    tag: '@design',
  }, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const seed of seeds) {
      const trail = [`walk ${seed}`];
      await walk(page, seed, trail, (wrong) => {
        expect({ trail: trail.join('\n'), wrong: [...wrong, ...errors] }).toEqual({
          trail: trail.join('\n'),
          wrong: [],
        });
      });
    }
  });
}

async function walk(page: Page, seed: number, trail: string[], check: (wrong: string[]) => void) {
  const random = alea(`walk ${seed}`);
  const chance = (part: number) => random() < part;
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const options = `seed=${seed}&delayScale=0`;

  async function open(address: string) {
    trail.push(`open ${address}`);
    const [path, query] = address.split('?');
    await page.goto(`/shop${path}?${query ? `${query}&` : ''}${options}`);
  }

  async function fill({ index, kind, name }: Control, { enter = false } = {}) {
    const field = page.locator('main :is(a[href], button, input, select)').nth(index);
    if (kind === 'select') {
      const choices = field.locator('option');
      const values = await choices.evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value));
      const value = one(values);
      trail.push(`select ${value} in ${name}`);
      return field.selectOption(value);
    }
    const [, known = []] = plausible.find(([pattern]) => pattern.test(name)) ?? [];
    const value = chance(0.75) ? one(known) : one(kind === 'number' ? oddNumbers : odd);
    trail.push(`fill “${value}” into ${name}`);
    await field.fill(value);
    if (enter) await field.press('Enter');
  }

  async function seen() {
    try {
      return await look(page);
    } catch (error) {
      throw new Error(`Nothing more is shown after:\n${trail.join('\n')}`, { cause: error });
    }
  }

  /** Fills in all of a form, as most people do. */
  async function fillAll(fields: readonly Control[]) {
    const last = fields.at(-1);
    for (const field of fields) await fill(field, { enter: field === last && chance(0.7) });
  }

  async function confirmAtBank() {
    const bank = page.locator('main iframe').contentFrame();
    const code = one(['123456', '123 456', '000000', '']);
    trail.push(`tell the bank “${code}”`);
    await bank.getByLabel('Code').fill(code);
    await bank.getByRole('button').click();
  }

  await open(`${beginnings[seed % beginnings.length]}with=${one(carts)}`);
  for (let step = 0; step < steps; step++) {
    const { controls, hasBank, wrong } = await seen();
    check(wrong);
    const fields = controls.filter(({ kind }) => kind !== 'press');
    const buttons = controls.filter(({ kind }) => kind === 'press');
    const way = random();
    if (hasBank && way < 0.6) await confirmAtBank();
    else if (way < 0.04) await go('back');
    else if (way < 0.07) await go('forward');
    else if (way < 0.1) await go('reload');
    else if (way < 0.17) await open(one(addresses));
    else if (way < 0.3 && fields.length > 0 && fields.length < 8) await fillAll(fields);
    else if (way < 0.42 && fields.length > 0) await fill(one(fields), { enter: chance(0.2) });
    else {
      // A way forward is found more often than by chance alone.
      const onwards = buttons.filter(({ name }) => /-(next|place|submit|checkout|add)$/.test(name));
      const button = onwards.length > 0 && chance(0.45) ? one(onwards) : one(buttons);
      const how = { times: chance(0.15) ? 2 : 1, undo: chance(0.5) };
      trail.push(`press ${button.name}${how.times > 1 ? ' twice' : ''}`);
      await press(page, button, how);
    }
  }
  check((await seen()).wrong);

  async function go(where: 'back' | 'forward' | 'reload') {
    trail.push(where);
    if (where === 'reload') await page.reload();
    else if (where === 'forward') await page.goForward();
    // Not out of the shop, to the empty page before it.
    else if (await page.evaluate(() => history.state?.idx > 0)) await page.goBack();
  }
}
