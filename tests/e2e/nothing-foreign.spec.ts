import { drives, provokedErrors } from '../drives';
import { expect, test } from '../fixtures';

test.use({ expectedErrors: provokedErrors });

// The fixture fails a test on a foreign request: here it meets every page in every state, frames included.
for (const [id, drive] of drives) {
  test(`${id} in its states asks no other host`, async ({ open, page, baseURL }) => {
    const hosts = new Set<string>();
    page.context().on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await open(`/${id === 'home' ? '' : id}?delayScale=0&downloadFailure=http`);
    await drive(page);
    const own = ['localhost', '127.0.0.1', new URL(baseURL ?? '').hostname, ''];
    expect([...hosts].filter((host) => !own.includes(host))).toEqual([]);
  });
}

test.describe('a request to another host', () => {
  test.fail();

  test('would be noticed', async ({ open, page }) => {
    await page.route('http://foreign.example/**', (route) => route.abort());
    await open('/about');
    await page.evaluate(() => fetch('http://foreign.example/pixel.gif').catch(() => {}));
  });
});
