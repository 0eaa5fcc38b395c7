import type { HintsOf } from '../../page';
import type page from './page';

export default {
  initial: 'Read the value before you move anything. Does your test begin with a change?',
  label: 'How does somebody find this control who cannot see it? Look it up by its name.',
  follows: 'There are several ways to change the value. Does the line know about the fastest one, too?',
  keyed: 'Make the smallest change that a visitor can make. Do the control and the line still agree?',
  dragged: 'Read the line before you let go of the mouse. Is it already new?',
  step: 'Press once and calculate the difference. A larger value alone proves little.',
  bounds: 'Go down as far as it goes. Where exactly does it end?',
  highest: 'Go up as far as it goes. Does one step seem to be missing?',
  tooltip: 'Look at the tooltip after the value has changed. Does it agree with the line below?',
  left: 'Change the value first, and only then take the pointer away. What remains in the document?',
} as const satisfies HintsOf<typeof page>;
