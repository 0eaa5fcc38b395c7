import { expect, test } from '../../../tests/fixtures';

// Not in Firefox, which may lack what it takes to play where the tests run.

test('a file that is broken cannot be played, and the other one can', async ({ open, page }) => {
  await page.route('**/samples/dial.webm', (route) => route.fulfill({ contentType: 'video/webm', body: 'broken' }));
  await open('/canvas');
  await expect(page.getByTestId('media-state-video')).toHaveText('Cannot be played here');
  await expect(page.getByTestId('media-play-video')).toBeDisabled();
  await page.getByTestId('media-play-audio').click();
  await expect(page.getByTestId('media-state-audio')).toHaveText('Ended');
  await expect(page.getByTestId('media-play-audio')).toHaveText('Play');
});

test('a player that has ended begins again, and its position follows', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('media-position-video').fill('1.9');
  await page.getByTestId('media-play-video').click();
  await expect(page.getByTestId('media-state-video')).toHaveText('Ended');
  await expect(page.getByTestId('media-position-video')).toHaveJSProperty('value', '2');
  // Slower, because two seconds may be over before the test has looked.
  await page.getByTestId('media-video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
  });
  await page.getByTestId('media-play-video').click();
  await expect(page.getByTestId('media-state-video')).toHaveText('Playing');
  await expect(page.getByTestId('media-time-video')).toHaveText(/^0\.\d s of 2\.0 s$/);
});

test('players are there before their files have come', async ({ open, page }) => {
  await page.route('**/samples/*', () => {});
  await page.goto('/canvas', { waitUntil: 'domcontentloaded' });
  await expect(page.getByTestId('media-state-video')).toHaveText('Paused at 0.0 s');
  await expect(page.getByTestId('media-time-audio')).toHaveText('0.0 s of 2.0 s');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/canvas');
});

test('the legend has the colours of the bars in the colours of the system, too', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/canvas');
  const colours = await page
    .locator('.chart-swatch')
    .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});

test('the marker of the map has an edge in the colours of the system', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/canvas');
  await expect(page.getByTestId('map-marker')).toHaveCSS('border', /^1px solid rgb\(/);
});
