import type { HintsOf } from '../../page';
import type page from './page';

export default {
  top: 'The pointer of a real visitor can be fast. How far outside was it in the event that your test sent?',
  zero: 'Look at the border itself. Does your test only use positions on one side of it?',
  edges: 'There are three other ways out of the window. Try each, and also near its corners.',
  dismissed: 'The dialog has more than one control. Did you use each of them, the smallest one too?',
  declined: 'A visitor may say no. Is the dialog really away afterwards?',
  subscribed: 'Choose the button that the page would like you to press. What is on the screen then?',
  result: 'Read the line after each way to close the dialog. Could two of them be exchanged?',
  'result-declined':
    'The dialog goes in every case, so its absence tells you little. What does the page say about your choice?',
  'result-subscribed': 'Some choices leave a trace, and perhaps one does not. Read the line after this choice as well.',
  empty: 'Read the line before anything has happened. What should be in it at that time?',
  once: 'Do the same thing again after the dialog has been closed. Then wait for something that proves time has passed.',
  reopened: 'Does the page forget when it begins again? Start over in the same browser and repeat what you did.',
  unsent: 'Watch the traffic while you press the button. What should you see?',
  tab: 'Press the key once more than there are buttons. Where is the focus?',
  'shift-tab': 'Go the other way round, from the first button. Where do you arrive?',
  focus: 'Put the focus on some element before the dialog opens. Where is it when all is over?',
} as const satisfies HintsOf<typeof page>;
