import { expect, test } from 'vitest';
import { addressWith } from './address-with';

test.each([
  ['/forms', { seed: '7' }, '/forms?seed=7'],
  ['/forms?seed=7&variant=A', { seed: '', variant: 'B' }, '/forms?variant=B'],
  ['/forms?seed=7', { seed: '' }, '/forms'],
  ['/forms?mine=1#main', { seed: 'a b' }, '/forms?mine=1&seed=a+b#main'],
  ['/#/forms', { seed: '7' }, '/#/forms?seed=7'],
  ['/#/forms?seed=7', { seed: '', delayScale: '0' }, '/#/forms?delayScale=0'],
  ['/?seed=7#/forms?variant=A', { variant: 'B' }, '/#/forms?seed=7&variant=B'],
  ['/#/', { seed: '7' }, '/#/?seed=7'],
])('%s with %o is %s', (address, parameters, expected) => {
  const next = addressWith(new URL(address, 'http://localhost'), '/', parameters);
  expect(next.href.slice(next.origin.length)).toBe(expected);
});

test('below a base path too', () => {
  const next = addressWith(new URL('http://localhost/practice/#/forms'), '/practice/', { seed: '7' });
  expect(next.href).toBe('http://localhost/practice/#/forms?seed=7');
});
