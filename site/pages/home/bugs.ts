import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'short-name': {
    requirement: 'heading',
    kind: 'text',
    level: 1,
    title: 'The heading is only “Test Automation Practice”',
    file: 'HomePage.tsx',
    find: '<h1>{siteTitle}</h1>',
    replace: "<h1>{siteTitle.split(' (')[0]}</h1>",
  },
  alphabetical: {
    requirement: 'cards',
    kind: 'order',
    level: 2,
    title: 'The cards of a group are sorted by their names',
    file: 'HomePage.tsx',
    find: '{group.pages.map(',
    replace: '{[...group.pages].sort((a, b) => a.title.localeCompare(b.title)).map(',
  },
  'no-description': {
    requirement: 'cards',
    kind: 'content',
    level: 2,
    title: 'The cards say nothing but their names',
    file: 'HomePage.tsx',
    find: '<p className="muted">{blurb}</p>',
    replace: '',
  },
  'dead-edge': {
    requirement: 'links',
    kind: 'action',
    level: 2,
    title: 'A click on the edge of a card does nothing',
    file: 'HomePage.tsx',
    find: 'className="card feature-card"',
    replace:
      'onClick={(event) => event.target === event.currentTarget && event.preventDefault()}\n' +
      '      className="card feature-card"',
  },
  neighbour: {
    requirement: 'links',
    kind: 'action',
    level: 3,
    title: 'The card of File Upload leads to File Download',
    file: 'HomePage.tsx',
    find: 'to={`/${id}`}',
    replace: "to={`/${id.replace('upload', 'download')}`}",
  },
});
