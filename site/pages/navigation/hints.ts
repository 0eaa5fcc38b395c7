import type { HintsOf } from '../../page';
import type page from './page';

export default {
  address:
    'An address has more parts than the one that changes. Start with some of your own, and look for them afterwards.',
  title: 'Two things change one after the other. Which of them comes later, by how much, and in each view?',
  history: 'The browser has two buttons of its own. Use both, more than once, and read where you are each time.',
  replaced: 'Not every step is kept. Remember what was there before the step, and go back.',
  skeleton: 'What is shown first is not the content. Slow it down, and read what the page says in the meantime.',
  scroll: 'A list has a place where you left it. Leave it somewhere in the middle, and come back by the browser.',
  fragment: 'Being in the window is not the same as being seen. What lies over the upper edge of this site?',
  script: 'The first document is not the last one. How long does it take, and what does the second one say?',
  past: 'A redirect may leave a trace in the history. Try to return the way a person does.',
  meta: 'Neither a script nor the server redirects here. How long does it take until you see the last heading?',
  chain: 'An address in between lives for a moment. Only one of them says that it is over.',
  get: 'What was typed travels in plain sight. Compare the document with its address.',
  post: 'What was typed is in no address that you can see at first. Read the document, then load it once more.',
  reload: 'The first thing that you read may be gone a moment later. Wait for what stays.',
  late: 'Your tool may wait for more than you need. Read the text before the last thing has arrived.',
  window: 'A name is worth more than a number here. Press twice, and count windows and visits.',
  download: 'No document comes, so there is none to wait for. What does come, and what stays?',
  listed: 'The list grows with each way that you take. Take one of them twice.',
  return: 'Each document has the same link. Open the page with an option, and see whether it survives the journey.',
} satisfies HintsOf<typeof page>;
