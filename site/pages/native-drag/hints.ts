import type { HintsOf } from '../../page';
import type page from './page';

export default {
  start: 'Compare the cards of all columns from top to bottom, before anything is moved. Is each in its place?',
  between: 'After a move, look at two columns. Empty one of them and use it as a target, too.',
  report: 'Calculate the place and the number of places yourself. Are they those before or after the move?',
  place: 'Drop on each half of a card from another column. Compare the whole column each time.',
  own: 'Stay within a column, and move both up and down. Is it right in each direction?',
  copy: 'Hold the key and drag. How many columns have the card afterwards?',
  named: 'Make more than one copy. Compare their names in full.',
  effect: 'Drop on a column with the key and without it. Read the line after each.',
  noted: 'A drop in the text field is of another kind than a move. What does the line say?',
  none: 'Drop well once and then drop nowhere. Does the line still show the drop before?',
  refused: 'Not every place takes everything. Try to put something where it does not belong, and compare all columns.',
  undropped: 'Let go beside every target. Does the report tell which card it was?',
  note: 'Let the field contain something before you drop. Compare all of its text, spaces included.',
  add: 'Use the button more than once. What does the field contain then?',
  carried: 'A drag brings the same thing in more than one form. Read the whole list.',
  nothing: 'Drop well once and let go somewhere else afterwards. Is the list still the old one?',
  buttons: 'Choose a card from the middle and press in each direction. Compare the whole column.',
  sides: 'Try both directions and look at both columns. At which place does the card arrive?',
  duplicate: 'Choose different cards before you press. Is it the copy of the right one?',
  edges: 'Press on when there is nowhere to go, on every side. Where is the card?',
  announced: 'The report changes without a sound. How does somebody learn of it who cannot see the page?',
} as const satisfies HintsOf<typeof page>;
