import type { HintsOf } from '../../page';
import type page from './page';

export default {
  visited: 'Hidden and absent are two different things. Check the document for a panel before anybody has been there.',
  kept: 'People go away and come back. Write something, visit another place, and look at what you wrote.',
  arrows:
    'A row of tabs is worked by the keyboard as one control. Watch which tab has the focus after each key, both ends included.',
  report: 'A short wait has a lower and an upper bound. Slow it down or stop the clock to look at the text in between.',
  closed: 'There are two ways to get rid of something here. Does each of them take both parts of it away?',
  next: 'Something has to be shown when what was open is gone. Try it in the middle of the row and at its end.',
  added: 'Something new has a place in the row and a state. Compare both with what was there before.',
  scrolled: 'There are more tabs than room for them. Open one that you cannot see, and look where it is then.',
  one: 'Three sections share a rule. Open them one after the other, and look at all three each time.',
  any: 'The other sections have no rule in common. Open several of them, of both kinds, and count.',
  split: 'Press a key more than once, in both directions. What happens when there is no way further?',
  dragged: 'A drag is more than its two ends. Move the pointer in steps, and also far beyond the box.',
  pages: 'Each of the four buttons has its own target. The shortest page tells more than a full one.',
  size: 'Change the number while you are not at the beginning. Remember which row you saw first.',
  breadcrumb: 'Go down before you go up. The list says where you are, and so does its count.',
  branches:
    'A box in a tree has three states. Change the children one at a time, and read the box above them each time.',
  checked: 'Choose in another order than the one that is shown. What does it say when nothing is left?',
  loading: 'A branch may be open and still have nothing in it. Look during the wait, and again after it.',
  failed: 'With one branch you see half of the promise. Open two, with several seeds, and count what goes wrong.',
  retry: 'A failure has a way out. Take it, and look at the branch and at what it holds.',
  inherited: 'What arrives late belongs to something that you may have chosen already. Choose first, open later.',
  filter: 'What is found may be deep in a closed branch. Look for something on the third level.',
} satisfies HintsOf<typeof page>;
