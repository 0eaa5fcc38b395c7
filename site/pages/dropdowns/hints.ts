import type { HintsOf } from '../../page';
import type page from './page';

export default {
  values: 'A reader sees a name and a form sends something else. Compare both in each of the eight cards.',
  twins: 'Two options can read the same and still differ. Choose each of them by its place, in every list.',
  disabled: 'An option that is shown is not always one to choose. Look at what the browser says about it.',
  several: 'One choice tells little about a list for several. Add a second and a third one.',
  search: 'A text is found at its beginning, in its middle and in capitals. Count what is left each time.',
  created: 'Type a name that no list has, with capitals and a space. What would the form send?',
  kept: 'Go on after you made something new. Choose another city and look for yours again.',
  filter: 'Names and values differ most where the name is not in English letters. Search for such a name.',
  all: 'A long list is only partly in the document. How do you get to its other end?',
  covered: 'An open list can keep the rest of the page from being used. Click another control and look at both.',
  opened: 'Open the list twice: before anything was chosen, and after. Where does it begin?',
  ends: 'A list has two ends, and a key for each of them. Begin somewhere between them.',
  typeahead:
    'One letter is often not enough. Type two without a pause, for a city that is not the first with that letter.',
  upwards:
    'Scroll until the field is at the lower edge of the window. Look at where the list is, with all its options.',
  levels: 'A place is more than its last part. Read all of what is shown, and compare it with the names.',
  whole: 'Open a continent, then a country, and stop there. Has anything been chosen?',
  arrival: 'A wait has a lower and an upper bound. Stop the clock and look shortly before and after each.',
  failed: 'One seed shows half of the promise. Open it twice with each of several seeds, and count what goes wrong.',
  retry: 'A failure has a way out. Take it and look at what is open afterwards, and what is in it.',
  late: 'People change their minds while something loads. Close it early and let the time pass.',
  escape:
    'Move to another option by the keys before you press Escape. Then compare the value in each of the dropdowns.',
  focus: 'Close each list by the keyboard and continue with the keyboard. Does the next key reach the dropdown?',
} satisfies HintsOf<typeof page>;
