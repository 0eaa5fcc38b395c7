import { test as base } from '@playwright/test';
import { expect, test } from '../fixtures';
import { watchForeign } from '../foreign';
import { provokedErrors, states } from '../states';

test.use({ expectedErrors: provokedErrors });

for (const { name, address, reach } of states) {
  test(`${name}: asks no other host for anything`, async ({ open, page, context, baseURL }) => {
    const foreign = watchForeign(context, baseURL);
    await open(address);
    await reach?.(page);
    await page.waitForLoadState('networkidle');
    // A hint is no request yet, and would be one to a name server.
    const hints = await page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]').count();
    expect({ foreign, hints }).toEqual({ foreign: [], hints: 0 });
  });
}

// The fixture would end this one for the very thing that it looks for.
base('a request to another host is noticed, whoever makes it', async ({ page, context, baseURL }) => {
  const foreign = watchForeign(context, baseURL);
  await context.route(/foreign\.example/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>from elsewhere</p>' }));
  await page.goto('/');
  await page.evaluate(async () => {
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
    .toEqual(['beacon', 'fetch', 'frame', 'nested', 'popup', 'style']);
});
