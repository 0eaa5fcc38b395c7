import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Described, describeTestIds } from '../../site/redesign/describe';
import { elementsIn } from '../../site/shared/elements-in';
import { addressOf, type State, type StatePageId, type Visitor } from '../../site/state';
import { states } from '../../site/states';
import { patternOf } from '../../site/test-ids';
import { shellTestIds, testIds } from '../public-catalogue';
import { absent } from './absent';
import { playwrightVisitor } from './playwright-visitor';

/** An element as a page has it, and as the browser tells assistive technology of it. */
export type Element = Omit<Described, 'testId'> & { role: string; name: string };

/** An element with a test id, on the site as it is and redesigned. */
export type Pair = {
  /** Id of the page, or `shell` for what is around the pages. */
  page: string;
  testId: string;
  /** The state of the page in which the element is there, as the site's own tests name it. */
  state: string;
  viewport: { width: number; height: number };
  before: Element;
  after: Element;
};

const shellPatterns = shellTestIds.map(patternOf);

const wide = { width: 1280, height: 720 };
const narrow = { width: 390, height: 720 };

/** A state to visit. `shell`: it is there for the test ids around the pages, and not for those of its page. */
type Stop = State & { page: StatePageId; viewport?: typeof wide; shell?: true };

/** States that what is around the pages has. They are the same on every page, so they are not among a page's own. */
const shellStates: Stop[] = [
  {
    page: 'forms',
    shell: true,
    name: 'with the practice panel',
    reach: async (visitor) => {
      await visitor.click('practice-toggle');
      await visitor.see('practice-panel');
    },
  },
  {
    page: 'forms',
    shell: true,
    name: 'with a practice panel that cannot be loaded',
    reach: async (visitor) => {
      await visitor.run('window.fetch = async () => new Response(null, { status: 503 })');
      await visitor.click('practice-toggle');
      await visitor.see('practice-failure');
    },
  },
  {
    page: 'forms',
    shell: true,
    name: 'with the menu of a narrow window',
    viewport: narrow,
    reach: async (visitor) => {
      await visitor.click('mobile-menu-button');
      await visitor.see('menu-overlay');
    },
  },
  {
    page: 'forms',
    shell: true,
    name: 'with results of the search',
    reach: async (visitor) => {
      await visitor.fill('page-search', 'slider');
      await visitor.see('search-result-slider');
    },
  },
  {
    page: 'home',
    shell: true,
    name: 'on the page of hunts, where none can start',
    reach: async (visitor) => {
      await visitor.click('hunt-link');
      await visitor.run('window.fetch = async () => new Response(null, { status: 503 })');
      await visitor.click('hunt-start');
      await visitor.see('hunt-error');
    },
  },
  { page: 'home', shell: true, name: 'in a hunt', reach: startHunt },
  { page: 'home', shell: true, name: 'in a hunt, with a bug given up', reach: giveUp },
  {
    page: 'home',
    shell: true,
    name: 'after a hunt',
    reach: async (visitor) => {
      await giveUp(visitor);
      await visitor.click('hunt-next');
      await visitor.see('hunt-score');
    },
  },
];

/** Starts a hunt for one bug, with a seed, so that it is the same on both sites. */
async function startHunt(visitor: Visitor) {
  await visitor.click('hunt-link');
  await visitor.fill('hunt-count', '1');
  await visitor.fill('hunt-seed', '7');
  await visitor.click('hunt-start');
  await visitor.see('hunt-give-up');
}

async function giveUp(visitor: Visitor) {
  await startHunt(visitor);
  await visitor.click('hunt-give-up');
  await visitor.see('hunt-next');
}

/**
 * Brings about the states of every page on both sites, and describes each test id in the first state that has it.
 * States after which no test id is left to be described are not visited.
 */
export async function collectPairs(browser: Browser, before: string, after: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const pairsOf = (place: string) => pairs.filter(({ page }) => page === place);
  const isComplete = (place: StatePageId | 'shell') => {
    const found = pairsOf(place).map(({ testId, before }) => ({ name: testId, element: before.tag }));
    return absent(place === 'shell' ? shellTestIds : testIds[place], found).length === 0;
  };
  const sides = await Promise.all([before, after].map((url) => sideOf(browser, url)));
  const stops: Stop[] = [...states, ...shellStates];
  for (const { page: id, shell, name: state, parameters, reach, viewport = wide } of stops) {
    if (isComplete(shell ? 'shell' : id)) continue;
    const placeOf = (testId: string) => (shellPatterns.some((pattern) => pattern.test(testId)) ? 'shell' : id);
    const isDone = (testId: string) => pairsOf(placeOf(testId)).some((pair) => pair.testId === testId);
    const [was, is] = await Promise.all(
      sides.map(async ({ page, url, session }) => {
        await page.setViewportSize(viewport);
        await page.goto(url + addressOf(id, parameters));
        await page.locator('main h1').first().waitFor();
        await reach?.(playwrightVisitor(page));
        const elements = await elementsOf(page, session, isDone);
        // What a browser keeps, such as an open panel or a hunt's guesses, would change the next state.
        await page.evaluate(() => {
          sessionStorage.clear();
          localStorage.clear();
        });
        return elements;
      }),
    );
    for (const [testId, element] of was ?? []) {
      const counterpart = is?.get(testId);
      // A hunt's state is on another page than the one where it began.
      if (!counterpart || (shell && placeOf(testId) !== 'shell')) continue;
      pairs.push({ page: placeOf(testId), testId, state, viewport, before: element, after: counterpart });
    }
  }
  return pairs;
}

async function sideOf(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { url, page, session: await context.newCDPSession(page) };
}

/** The first element of each test id that is not done yet. */
async function elementsOf(page: Page, session: CDPSession, isDone: (testId: string) => boolean) {
  const described = (await page.evaluate<Described[]>(`(${describeTestIds})(${elementsIn})`)).filter(
    ({ testId }) => !isDone(testId),
  );
  // Only for these, because each one needs a call to the browser.
  const accessible = await accessibleOnes(session, new Set(described.map(({ testId }) => testId)));
  const elements = new Map<string, Element>();
  for (const { testId, ...rest } of described) {
    const { role = '', name = '' } = accessible.get(testId) ?? {};
    if (!elements.has(testId)) elements.set(testId, { ...rest, role, name });
  }
  return elements;
}

type Node = { backendNodeId: number; attributes?: string[]; children?: Node[]; shadowRoots?: Node[] };

/** Role and name of the first element with each of these test ids, by the test id. */
async function accessibleOnes(session: CDPSession, testIds: ReadonlySet<string>) {
  const found = new Map<string, { role: string; name: string }>();
  if (testIds.size === 0) return found;
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const nodes: Node[] = [root];
  for (const { backendNodeId, attributes = [], children = [], shadowRoots = [] } of nodes) {
    nodes.push(...shadowRoots, ...children);
    const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'data-test');
    const testId = at < 0 ? undefined : attributes[at + 1];
    if (testId === undefined || !testIds.has(testId) || found.has(testId)) continue;
    const { nodes: described } = await session.send('Accessibility.getPartialAXTree', {
      backendNodeId,
      fetchRelatives: false,
    });
    found.set(testId, { role: `${described[0]?.role?.value ?? ''}`, name: `${described[0]?.name?.value ?? ''}` });
  }
  return found;
}
