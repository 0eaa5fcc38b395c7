import { describe, expect, test } from 'vitest';
import {
  addressOfRequirement,
  canonicalAddress,
  formOf,
  parametersOf,
  requirementIn,
  routeParameters,
} from './address';

const pages = ['auth', 'drag-drop', 'forms', 'multi-tiered-menu'];
const at = (address: string) => new URL(`http://localhost:7357${address}`);

/** The form and the corrected address of a document that was opened at an address. */
function opened(address: string, basePath: string, isExport = false) {
  const url = at(address);
  const form = formOf(url, basePath);
  const { origin, href } = canonicalAddress(url, basePath, form, (id) => pages.includes(id), isExport);
  expect(origin).toBe('http://localhost:7357');
  return `${form} ${href.slice(origin.length)}`;
}

describe('an address in path form', () => {
  test.each([
    ['/', '/', '/'],
    ['/drag-drop', '/', '/drag-drop'],
    ['/forms#/drag-drop', '/', '/drag-drop'],
    ['/forms?seed=7#/auth', '/', '/auth?seed=7'],
    ['/forms?seed=7#/auth?seed=8', '/', '/auth?seed=8'],
    ['/forms#/', '/', '/'],
    ['/forms/', '/', '/forms'],
    ['/forms/?seed=7', '/', '/forms?seed=7'],
    ['//multi-tiered-menu', '/', '/multi-tiered-menu'],
    ['//multi-tiered-menu?seed=7', '/', '/multi-tiered-menu?seed=7'],
    ['/forms#section', '/', '/forms#section'],
    ['//example.com//x', '/', '/'],
    ['/nowhere?seed=7', '/', '/'],
    ['/forms#/nowhere', '/', '/'],
    ['/FORMS', '/', '/'],
    ['/practice/', '/practice/', '/practice/'],
    ['/practice/forms/', '/practice/', '/practice/forms'],
    ['/practice/nowhere', '/practice/', '/practice/'],
  ])('%s below %s is %s', (address, basePath, canonical) => {
    expect(opened(address, basePath)).toBe(`path ${canonical}`);
  });
});

test.each([
  ['/forms.html?seed=7', '/', '/forms?seed=7'],
  ['/forms/index.html#section', '/', '/forms#section'],
  ['/index.html?seed=7', '/', '/?seed=7'],
  ['/practice/forms.html', '/practice/', '/practice/forms'],
  ['/nowhere.html', '/', '/'],
])('%s below %s is %s in an export, and unknown to a server', (address, basePath, canonical) => {
  expect(opened(address, basePath, true)).toBe(`path ${canonical}`);
  expect(opened(address, basePath)).toBe(`path ${basePath}${new URL(canonical, at('')).hash}`);
});

describe('an address in hash form', () => {
  test.each([
    ['/#/drag-drop', '/', '/#/drag-drop'],
    ['/?#/drag-drop', '/', '/?#/drag-drop'],
    ['/#/auth?delayScale=0', '/', '/#/auth?delayScale=0'],
    ['/?seed=7#/auth', '/', '/?seed=7#/auth'],
    ['/#/', '/', '/#/'],
    ['/#/forms/', '/', '/#/forms'],
    ['/#//multi-tiered-menu', '/', '/#/multi-tiered-menu'],
    ['/#//example.com/', '/', '/#/'],
    ['/#/nowhere?seed=7', '/', '/#/'],
    ['/practice/#/forms', '/practice/', '/practice/#/forms'],
    ['/practice#/forms', '/practice/', '/practice#/forms'],
  ])('%s below %s is %s', (address, basePath, canonical) => {
    expect(opened(address, basePath)).toBe(`hash ${canonical}`);
  });
});

test.each([
  ['/forms?seed=7', 'seed=7'],
  ['/?seed=7#/forms', 'seed=7'],
  ['/#/forms?seed=7', 'seed=7'],
  ['/?seed=7&variant=A#/forms?variant=B', 'seed=7&variant=B'],
  ['/?seed=7#section?seed=8', 'seed=7'],
])('%s has the parameters %s', (address, parameters) => {
  expect(parametersOf(at(address)).toString()).toBe(parameters);
});

test.each([
  ['/forms?seed=7', '/', 'seed=7'],
  ['/?seed=7#/shop', '/', ''],
  ['/?seed=7#/shop?variant=B', '/', 'variant=B'],
  ['/practice/?seed=7#/shop?seed=8', '/practice/', 'seed=8'],
  ['/shop?seed=7#section?seed=8', '/', 'seed=7'],
])('a link on %s below %s replaces %s', (address, basePath, parameters) => {
  expect(routeParameters(at(address), basePath).toString()).toBe(parameters);
});

describe('a requirement', () => {
  test.each([
    ['/auth#refused', 'refused'],
    ['/auth?seed=7#long-wait', 'long-wait'],
    ['/#/auth?requirement=refused', 'refused'],
    ['/#/auth?seed=7&requirement=refused', 'refused'],
    ['/auth', undefined],
    ['/auth#', undefined],
    ['/auth#main', undefined],
    ['/auth#Section 1', undefined],
    ['/auth#:~:text=x', undefined],
    ['/auth?requirement=refused', undefined],
    ['/#/auth', undefined],
    ['/#/auth?requirement=', undefined],
  ])('is named by %s: %s', (address, requirement) => {
    expect(requirementIn(at(address))).toBe(requirement);
  });

  test.each([
    ['/auth', '/', '/auth#refused'],
    ['/auth?seed=7#busy', '/', '/auth?seed=7#refused'],
    ['/#/auth', '/', '/#/auth?requirement=refused'],
    ['/?seed=7#/auth?late=1&requirement=busy', '/', '/?seed=7#/auth?late=1&requirement=refused'],
    ['/practice/auth', '/practice/', '/practice/auth#refused'],
    ['/practice/#/auth', '/practice/', '/practice/#/auth?requirement=refused'],
  ])('is named on %s below %s by %s', (address, basePath, expected) => {
    const { origin, href } = addressOfRequirement(at(address), basePath, 'refused');
    expect(href.slice(origin.length)).toBe(expected);
  });
});
