import type { APIRequestContext, Page } from '@playwright/test';
import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';
import { onDemand } from '../on-demand';

/** Collects the names of all files that the page requests. */
function watchFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname.replace(/.*\//, '')));
  return files;
}

/** The scripts and styles that the HTML of some pages loads. */
async function filesOf(request: APIRequestContext, ids: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(ids.map(async (id) => (await request.get(`/${id}`)).text()));
  return texts.flatMap((html) =>
    [...html.matchAll(/href="[^"]*\bassets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => `${file}`),
  );
}

/** Those that pages have which are loaded on demand, and no other page. */
async function filesOnDemand(request: APIRequestContext, ids: readonly string[]): Promise<string[]> {
  const others = await filesOf(request, ['', ...pages.map(({ id }) => id).filter((id) => !onDemand.includes(id))]);
  return (await filesOf(request, ids)).filter((file) => !others.includes(file));
}

for (const id of ['', 'forms', 'checkboxes'])
  test(`/${id} fetches nothing of a page that is loaded on demand`, async ({ openWithClockStopped, page, request }) => {
    const files = watchFiles(page);
    await openWithClockStopped(`/${id}`);
    // What waits for its turn, or for the browser to be idle, has it now.
    await page.clock.runFor(2000);
    await page.waitForLoadState('networkidle');
    expect(files.size).toBeGreaterThan(10);
    expect((await filesOnDemand(request, onDemand)).filter((file) => files.has(file))).toEqual([]);
  });

// Otherwise the tests above would look for the wrong files.
test('each page that is loaded on demand fetches what is its own', async ({ open, page, request }) => {
  for (const id of ['data-grid', 'dropdowns', 'navigation', 'tabs-and-trees']) {
    const files = watchFiles(page);
    await open(`/${id}`);
    const own = await filesOnDemand(request, [id]);
    expect(own.length, id).toBeGreaterThan(1);
    expect(
      own.filter((file) => !files.has(file)),
      id,
    ).toEqual([]);
  }
});
