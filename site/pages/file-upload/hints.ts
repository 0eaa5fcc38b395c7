import type { HintsOf } from '../../page';
import type page from './page';

export default {
  dialog: 'Files can be set without any click. Does your test ever press the control that a visitor presses?',
  several: 'One file at a time always works. What does the input allow in one go?',
  dropped: 'Choosing is not the only way to bring a file. Does your test try the other one?',
  highlight: 'Compare how the zone looks before and during a drag. Look at a style, not at a text.',
  inside: 'The zone contains another element. Move the dragged file over that one, too.',
  plain: 'A drag can end in two ways. How does the zone look after each of them?',
  busy: 'Look while the upload goes on. Do you read what is shown, or only that something is?',
  time: 'Measure the wait in both directions. Can a file be listed too early, and how late is too late?',
  done: 'The list is complete, but is everything else finished? Look at the indicator once more.',
  listed: 'Compare the whole name. The last few letters are easily lost.',
  order: 'Upload one file after another. Then compare the list from top to bottom.',
  twice: 'Use the same file once more. How many entries does the list have?',
  size: 'Small files hide two mistakes. Choose sizes for which the unit and the rounding make a difference.',
  bytes: 'Use a file that is nearly empty. Read everything behind its size.',
  both: 'Start another upload before the first has ended. Which of them do you find at the end?',
  idle: 'Start a second upload a moment after the first. What does the page show between their two ends?',
  local: 'Nothing on the page shows this one. Watch what the browser sends during an upload.',
} as const satisfies HintsOf<typeof page>;
