import type { Page } from '@playwright/test';
import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

// What only Chromium says of a page, in one visit of each.

// Of pictures that are broken on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

for (const id of ['', ...pages.map(({ id }) => id)]) {
  const own = librariesOf(id);
  const ownAlone = own ? ' runs no library but its own,' : '';
  test(`/${id} makes no error while it is opened,${ownAlone} and shows no character that its typefaces lack`, async ({
    open,
    page,
  }) => {
    await page.addInitScript(noteErrors);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await open(`/${id}`);
    // With the pages in its frames, which have libraries of their own.
    const shown = page.frames().map((frame) => new URL(frame.url()).pathname.slice(1));
    const used = await evaluated(page);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'errorsMade'))).toEqual([]);
    expect.soft(await foreignCharacters(page, id)).toEqual([]);
    if (own)
      expect.soft(used).toEqual(libraries.filter((library) => shown.some((id) => librariesOf(id)?.includes(library))));
  });
}

test('a click on a link runs the library of its page', async ({ page }) => {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto('/checkboxes');
  await page.getByTestId('nav-tables').click();
  await expect(page.getByRole('heading', { name: 'Dynamic Tables', exact: true })).toBeVisible();
  expect(await evaluated(page)).toEqual(['mui']);
});

/** Runs in the page. Each error costs time: while a test tool is attached, Chromium parses the scripts on its stack again. */
function noteErrors() {
  const made: string[] = [];
  const note = <Made>(error: Made) => {
    made.push(String(error));
    return error;
  };
  const noted = new Proxy(Error, {
    apply: (error, self, [message]) => note(Reflect.apply(error, self, [message])),
    construct: (error, args, target) => note(Reflect.construct(error, args, target)),
  });
  Object.assign(window, { Error: noted, errorsMade: made });
}

const libraries = ['mui', 'antd', 'dnd-kit'] as const;

/** Undefined for a page whose script has its library in it. */
function librariesOf(id: string): string[] | undefined {
  const page = pages.find((page) => page.id === id);
  if (page && 'ownScript' in page) return undefined;
  const own = page && 'library' in page ? page.library : undefined;
  // The page of antd's script has a menu of MUI too.
  if (own === 'antd') return ['mui', 'antd'];
  return own ? [own] : [];
}

/** The libraries of which a function has run in the page since its document was opened. */
async function evaluated(page: Page): Promise<string[]> {
  const scripts = await page.coverage.stopJSCoverage();
  return libraries.filter((library) => {
    const ofLibrary = scripts.filter(({ url }) => new URL(url).pathname.startsWith(`/assets/${library}-`));
    // The first function is the script itself.
    const functions = ofLibrary.flatMap((script) => script.functions).filter(({ functionName }) => functionName !== '');
    return functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
  });
}

/** What is in other scripts on purpose, by the page. */
const inOtherScripts: Readonly<Record<string, RegExp>> = {
  dropdowns: /القاهرة/,
  'text-and-locators': /طلب/,
};

/**
 * Elements with a character that the site's own typefaces lack, which looks as the machine has it, in a screenshot too.
 * Each with the typeface that the browser has taken.
 */
async function foreignCharacters(page: Page, id: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
        // Some pages change by themselves, and this element has gone since.
        if (error.message.includes('Could not find node')) return { fonts: [] };
        throw error;
      });
      const ofMachine = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (ofMachine.length === 0) return [];
      const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
      return inOtherScripts[id]?.test(outerHTML) ? [] : [`${ofMachine}: ${outerHTML.slice(0, 300)}`];
    }),
  );
  await client.detach();
  return found.flat();
}
