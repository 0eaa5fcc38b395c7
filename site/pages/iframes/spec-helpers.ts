import type { Page } from '@playwright/test';

export const sections = [
  'Iframe Examples',
  'Iframe Complex',
  'Iframe same domain',
  'Iframe same domain forms',
  'Iframe same domain tables',
  'Iframe same domain nested level',
  'Iframe different domain',
];

export const toggle = (page: Page, section: string) => page.getByRole('button', { name: section, exact: true }).click();

/** Fills the frames with empty documents, for tests of the page around them. */
export const emptyFrames = (page: Page) =>
  page.route(/\/(frames\/[\w-]+\.html|forms|tables|iframes-1)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
