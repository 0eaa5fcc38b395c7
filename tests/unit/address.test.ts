import { expect, test } from 'vitest';
import { canonicalAddress } from '../../site/address';

test.each([
  ['/drag-drop', '/', '/drag-drop'],
  ['/#/drag-drop', '/', '/drag-drop'],
  ['/?#/drag-drop', '/', '/drag-drop'],
  ['/forms#/drag-drop', '/', '/drag-drop'],
  ['/#/auth?delayScale=0', '/', '/auth?delayScale=0'],
  ['/?seed=7#/auth', '/', '/auth?seed=7'],
  ['/#/', '/', '/'],
  ['/#//example.com/', '/', '/example.com'],
  ['/forms/', '/', '/forms'],
  ['/forms/?seed=7', '/', '/forms?seed=7'],
  ['//multi-tiered-menu', '/', '/multi-tiered-menu'],
  ['//multi-tiered-menu?seed=7', '/', '/multi-tiered-menu?seed=7'],
  ['//example.com//x', '/', '/example.com/x'],
  ['/forms#section', '/', '/forms#section'],
  ['/practice/', '/practice/', '/practice/'],
  ['/practice/forms/', '/practice/', '/practice/forms'],
  ['/practice/#/forms', '/practice/', '/practice/forms'],
  ['/practice/#//multi-tiered-menu', '/practice/', '/practice/multi-tiered-menu'],
])('%s below %s is %s', (address, basePath, canonical) => {
  const { origin, href } = canonicalAddress(new URL(`http://localhost:7357${address}`), basePath);
  expect(origin).toBe('http://localhost:7357');
  expect(href.slice(origin.length)).toBe(canonical);
});
