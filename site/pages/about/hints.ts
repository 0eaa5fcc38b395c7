import type { HintsOf } from '../../page';
import type page from './page';

export default {
  heading:
    'Your test may find the page without reading its title. Compare all of the largest line on the page, up to its last word.',
  features:
    'Finding the list is not enough. Compare each line in full, because two wordings can differ by a single letter.',
  'more-features': 'A check of the first entries says little about the rest. How does the list end?',
  install: 'A visitor copies this line into a terminal. Would your test see one wrong word in it?',
  options: 'A few options prove nothing about the others. Go through the whole list, from its first line on.',
  locators: 'Count what the list offers. Is each tool that you know from this site in it?',
  located: 'A locator can be well formed and still find something else. Look at the name inside each of them.',
  data: 'Read the command to its very end. Its last word says in which form a visitor gets the pages.',
  catalogue:
    'An import fails when a single letter differs. Does your test compare the whole name or only its beginning?',
  version: 'A number alone may be any release. Where else does the running site say which one it is?',
  licence: 'The version and the licence are in one block. Does your test read both?',
  team: 'A link can be visible and have the right text. Where does it take the visitor?',
  community: 'Look at the target of this link, not at its icon. Is it still inside this site?',
  contact: 'Links can open a page or another program. Which of the two does this one do?',
  learning: 'A section of this page says how you learn with the site. Do you look for each of its terms?',
} as const satisfies HintsOf<typeof page>;
