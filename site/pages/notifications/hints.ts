import type { HintsOf } from '../../page';
import type page from './page';

export default {
  added: 'Something appears after the click. Compare its whole text, and do not look for a part that all kinds share.',
  error: 'Each button has a text of its own. Which kind does the text name?',
  info: 'Press this button alone. Which kind of notification is on the page then?',
  order: 'Add more than one. Compare their order from top to bottom.',
  numbers: 'Close one and add another. Which number does the new one have?',
  timeout: 'Measure for each kind, not only for one. Is it there shortly before the time and gone soon after?',
  unscaled: 'One option makes delays shorter. Does your test use it here and see what stays the same?',
  own: 'Add a second one some seconds after the first. When does the first one go?',
  apart: 'Add two at different times. What is left when the first one has gone?',
  closing: 'Close one of two shortly before their end. When does the other one go?',
  close: 'Press the button and look at once. Would your test accept a late disappearance?',
  others: 'Have three of them and close the one in the middle. Which two are left?',
  named: 'Two buttons look the same to the eye. How does a screen reader tell them apart?',
  announced: 'Look at the attributes of the container. How urgent is what it announces?',
  ready:
    'Look into the document before you press anything. Can a region announce the first text if it comes together with it?',
} as const satisfies HintsOf<typeof page>;
