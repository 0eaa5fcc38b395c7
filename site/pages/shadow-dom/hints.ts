import type { HintsOf } from '../../page';
import type page from './page';

export default {
  root: 'Read the text of the control behind the boundary. Do you find it by its text or only by its tag?',
  dialog: 'Something opens, but what is it called? Compare its title exactly.',
  text: 'Read the whole sentence in the dialog. Several words could be missing from its middle.',
  enter: 'Your test may only use the mouse. Which key do people press on a focused button?',
  space: 'One key works, and another should too. Did you try both?',
  closed: 'Opening is only half of it. Does your test get rid of the dialog in the most usual way?',
  escape: 'Some people never reach for the mouse. How do they leave a dialog?',
  focus: 'Look where the keyboard is afterwards. The element may be deeper than the page itself says.',
  styles: 'Two paragraphs share a class. Compare how the outer one looks with and without what is inside.',
  sealed: 'Look at the paragraph inside the boundary. Does something from outside show on it?',
} as const satisfies HintsOf<typeof page>;
