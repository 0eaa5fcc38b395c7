import { test as base } from '@playwright/test';
import { expect, test } from '../fixtures';
import { watchForeign } from '../foreign';

// The fixture fails every test that sends a request to another host, and other specs walk all states of all pages. The
// tests here check that the fixture would notice such a request.

test('the fixture ends a test that requests something from another host', async ({ open, page }) => {
  test.fail();
  await page.route(/foreign\.example/, (route) => route.fulfill({ body: '' }));
  await open('/about');
  await page.evaluate(() => fetch('http://foreign.example/', { mode: 'no-cors' }).catch(() => {}));
});

// Without the fixture, which would fail a test that sends such requests.
base('a request to another host is noticed, no matter who makes it', async ({ page, context, baseURL }) => {
  const foreign = watchForeign(context, baseURL);
  await context.route(/foreign\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>from elsewhere</p>' }),
  );
  await page.goto('/');
  await page.evaluate(async () => {
    document.body.append(Object.assign(new Image(), { src: 'http://image.foreign.example/' }));
    const script = document.createElement('script');
    script.src = 'http://script.foreign.example/';
    document.body.append(script);
    const frame = document.createElement('iframe');
    frame.srcdoc = '<img src="http://frame.foreign.example/">';
    document.body.append(frame);
    const frameInFrame = document.createElement('iframe');
    frameInFrame.srcdoc = '<iframe srcdoc="<script>fetch(`http://nested.foreign.example/`)</script>"></iframe>';
    document.body.append(frameInFrame);
    navigator.sendBeacon('http://beacon.foreign.example/');
    const style = document.createElement('style');
    style.textContent = 'body { background: url(http://style.foreign.example/) }';
    document.head.append(style);
    await fetch('http://fetch.foreign.example/', { mode: 'no-cors' }).catch(() => {});
    window.open('http://popup.foreign.example/');
  });
  await expect
    .poll(() => [...new Set(foreign.map((url) => new URL(url).hostname.split('.')[0]))].sort())
    .toEqual(['beacon', 'fetch', 'frame', 'image', 'nested', 'popup', 'script', 'style']);
  // A response that the end of the test meets half-way would fail it.
  await context.unrouteAll({ behavior: 'wait' });
});
