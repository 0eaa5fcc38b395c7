import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

// A character that the site's own typefaces lack looks as the machine has it, in a screenshot too. Only Chromium says
// which typeface it has taken.

// Of pictures that are broken on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

/** What is in other scripts on purpose, by the page. */
const foreign: Readonly<Record<string, RegExp>> = {
  dropdowns: /القاهرة/,
  'text-and-locators': /طلب/,
};

for (const id of ['', ...pages.map(({ id }) => id)])
  test(`/${id} shows no character that its own typefaces lack`, async ({ open, page }) => {
    await open(`/${id}`);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
    const found: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      const ofMachine = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (ofMachine.length === 0) continue;
      const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
      if (!foreign[id]?.test(outerHTML)) found.push(`${ofMachine}: ${outerHTML.slice(0, 300)}`);
    }
    expect(found).toEqual([]);
  });
