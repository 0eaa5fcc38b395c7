import type { HintsOf } from '../../page';
import type page from './page';

export default {
  cards: 'Compare the titles of the cards exactly. A title and a file name are not the same.',
  details: 'Read the small line of every card. Are number and unit both right?',
  buttons: 'Somebody hears the buttons without seeing the cards. Can they tell them apart?',
  saved: 'Download all of them. Which name does each file have on the disk?',
  sizes: 'A file that arrived may still be wrong. Measure it to the last byte.',
  text: 'A file can have the right length and still be worthless. Open it.',
  table: 'Read the file to its end. Does each line have the same form as the first?',
  pdf: 'A file name promises nothing. Can the file really be read as what it claims to be?',
  busy: 'Look at the button at the very moment of the click and soon afterwards. Could a visitor press it twice?',
  until: 'Compare two moments: when the file has arrived, and when the button can be used again. Which one is first?',
  others: 'During one download, look at the rest of the page. What can a visitor still press?',
  failed: 'Make a download fail and read the whole text. Which name does it mention?',
  red: 'The text is right, but how does it look? Compare its colour with that of other text.',
  alert: 'Some visitors do not look at the place where the text appears. How do they learn of it?',
  unsaved: 'After a failure, look at more than the text. Did anything reach the disk?',
  empty: 'The server can succeed and still send too little. Does your test try this kind of failure?',
  reason:
    'The page is vague on purpose. Where would a developer look, and is the cause written there for each kind of failure?',
  cleared: 'Let one download fail and begin the next. Look at the page before that one has ended.',
} as const satisfies HintsOf<typeof page>;
