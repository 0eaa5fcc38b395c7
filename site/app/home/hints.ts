import type { HintsOf } from '../../page';
import type page from './page';

export default {
  heading: 'Read the heading to its last character. Something may be missing at its end.',
  cards:
    'Compare the names of all cards with the sidebar, one after the other. Being complete does not mean being in the right order.',
  described: 'A card has more than a name. What else does a visitor read before a click?',
  links: 'Click at different places of a card, and on different cards. Do you check where you arrive?',
  search: 'Search for a word that is in no name. Is there a card that should be left?',
  count: 'Choose a text that finds several pages of one group. Do both numbers agree with what you can count?',
  nothing: 'Search for nonsense. Which sentence do you read then?',
  inside: 'Search for something that a card does not show. Where do you know such a text from?',
  shortcut: 'Use the keyboard before you use the field. Where is the focus after the key?',
  untyped: 'A key can do two things at once. Read the value of the field afterwards.',
  'start-here': 'A learner presses the largest button first. Do you check where that leads?',
  levels: 'A card says how much its page takes to test. Do you read it on more than one card?',
  tracks: 'Look at the small print of several cards. Does each say which way through the site its page belongs to?',
  command: 'Compare the command with the address of the site. What would differ if somebody pasted it into a terminal?',
  options: 'Open the page with options in its address. Are all of them in the command?',
  copy: 'Look at what a visitor would paste. Does it agree with the command when options are set?',
  copied: 'Look at the control right after the click. How does a visitor know that it worked?',
  hunt: 'One link of home leads to a page that the sidebar does not have. Do you follow it?',
  shop: 'A link promises a page by its words. Do you read the heading of the page where you arrive?',
} as const satisfies HintsOf<typeof page>;
