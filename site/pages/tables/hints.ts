import type { HintsOf } from '../../page';
import type page from './page';

export default {
  columns: 'A table is more than its rows. Compare all texts of the header row, letter by letter.',
  'action-column': 'The second table has a column more than the first. What is its exact name?',
  people: 'Compare every cell of every row, in both tables. A single letter in an address is easily overlooked.',
  roles: 'Check who has which role before you touch anything. Look at both tables, not only at the first.',
  sort: 'Sort by one column and then by another. In which direction is the second sort?',
  reverse: 'The sign in the header may change while nothing else does. Do you compare the rows as well?',
  arrow: 'Both directions have a sign. Do you know which one belongs to which, and where there should be none?',
  'aria-sort': 'The arrow is only for the eye. What does the header say to other readers in each direction?',
  stable:
    'Use a column in which several rows share a value, after a sort by another column. How are those rows placed, in each direction?',
  controls: 'Look at all choices that a cell offers. Is there one too many?',
  multiple: 'Choose more than one entry in a row. Which of them are still chosen afterwards?',
  kept: 'Change two fields of the same row before you sort. Then read both, not only the last one.',
  action: 'The buttons do not all have the same name. Did your test press every kind?',
  closed: 'You saw the dialog open. Does your test go on until it is gone?',
  result: 'Press buttons in more than one row, one after the other. Does the line follow each press?',
} as const satisfies HintsOf<typeof page>;
