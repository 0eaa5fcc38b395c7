import type { HintsOf } from '../../page';
import type page from './page';

export default {
  opener: 'Look at what the new document says about where it comes from. Also count the tabs, before and after.',
  noopener: 'Two links look nearly alike. Read in the new tab what makes them different.',
  size: 'Choose each of the sizes and measure. Are width and height in their right places?',
  named: 'The new window says something about itself. Read the whole of it.',
  opened: 'Open windows of different sizes, one after the other. Does the line follow your choice?',
  again: 'Press the button while the window is still open. Is it the same window, with a document that is new?',
  closed: 'Press the button and count the windows of the browser. The line alone proves nothing.',
  'nothing-open': 'Press the button twice. What should the second press tell you?',
  answer: 'Choose more than once. Compare the whole list, in its order.',
  closes: 'Choose in the popup and count the windows. Does somebody have to close it?',
  cancelled: 'Leave the popup without a choice. Read both the list and the status.',
  ignored:
    'Not every sender can be trusted, and not every content. Send something from another window, from another origin, and something strange.',
  counter: 'Press in each of two tabs and read in both. Does it work in both directions?',
  reset: 'Raise the count in two tabs before you begin again. What does the other one show?',
  newcomer:
    'Raise the count before another tab comes, and reload one that is there. Which number does each of them begin with?',
  blocked: 'A browser does not always open what a page wants. Prevent it, and read what the page says.',
  link: 'When the window was prevented, there is a second way. Where does it lead, and in which tab?',
  allowed: 'First prevent the window, then let it open. What should no longer be on the page?',
  later: 'Measure the time until the window is there. Is it exactly as long as promised?',
  waiting: 'Look at the button during the wait, and once more when the wait is over. Is it right at both times?',
  unsaved:
    'Change something, then reload the page or follow its own link. Save, change something again and try once more.',
  saved: 'Leave when there is nothing to lose. Does anything hold you back?',
} as const satisfies HintsOf<typeof page>;
