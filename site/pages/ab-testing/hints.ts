import type { HintsOf } from '../../page';
import type page from './page';

export default {
  a: 'Compare the whole title of this variant. One small sign can differ.',
  'a-layout': 'Compare the positions of two elements. Does one begin where the other has ended?',
  'a-color': 'You checked words and positions. Would your test also see that a variant has the look of the other one?',
  b: 'Read the title letter by letter. A test that finds only a part of it misses a typing error.',
  'b-layout': 'Look at positions in this variant too. Does the page have two columns, or only one?',
  'b-color': 'A style is part of the variant. Compare the computed colour with that of the other variant.',
  counter: 'Read the number before you do anything. Does your test begin with a click?',
  counted: 'Click very fast, and more than once. Does the number keep up?',
  information: 'Compare the whole line, from its first to its last letter. Is there a word too many?',
  clicks: 'There are two places that count. Do they agree after some clicks?',
  layout: 'Read this line in both variants. Does it agree with what you see?',
  chance: 'One visit proves nothing. Compare the first visits with several seeds.',
  seeded: 'Visit several times with the same address, each time in a fresh browser. Do all of them see the same?',
  kept: 'The page remembers something. Look at when the browser will forget it, not only at its value.',
  returning: 'Come back with each of the two values. Does the page respect both?',
  pinned: 'The address and the stored value can contradict each other. Let them, and see which one wins.',
  rewritten: 'After a visit with an address that decides, look at what is stored. What would the next visit show?',
} as const satisfies HintsOf<typeof page>;
