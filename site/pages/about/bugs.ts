import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'short-heading': {
    requirement: 'heading',
    kind: 'text',
    level: 1,
    title: 'The page is headed “About Test Automation”',
    file: 'AboutPage.tsx',
    find: '<h1>About Test Automation Practice</h1>',
    replace: '<h1>About Test Automation</h1>',
  },
  'five-features': {
    requirement: 'features',
    kind: 'content',
    level: 1,
    title: 'The last feature is missing',
    file: 'AboutPage.tsx',
    find: 'features.map(',
    replace: 'features.slice(0, -1).map(',
  },
  'other-words': {
    requirement: 'features',
    kind: 'text',
    level: 2,
    title: 'A feature is called “File uploads and downloads”',
    file: 'AboutPage.tsx',
    find: 'File upload and download',
    replace: 'File uploads and downloads',
  },
  'relative-link': {
    requirement: 'team',
    kind: 'content',
    level: 2,
    title: 'The link of the community leads back into this site',
    file: 'AboutPage.tsx',
    find: 'href="https://example.com/#community"',
    replace: 'href="example.com/#community"',
  },
  'no-mail': {
    requirement: 'team',
    kind: 'content',
    level: 2,
    title: 'The link of the contact leads to a page and writes no mail',
    file: 'AboutPage.tsx',
    find: 'mailto:',
    replace: '',
  },
});
