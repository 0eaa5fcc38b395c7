import type { HintsOf } from '../../page';
import type page from './page';

export default {
  account: 'The page tells a visitor how to get in. Use exactly what it says, and see whether it works.',
  busy: 'Read the button during the wait, not after it. What does it say at that moment?',
  disabled:
    'Right after the click, could an impatient visitor send the same thing again? Look at the state of the button.',
  duration: 'Both a wait that is too short and one that is too long are wrong. Does your test have a limit?',
  accepted: 'The form has gone, but what has come in its place? Read the whole text.',
  gone: 'Something new is there after the login. Is what was there before really absent?',
  offered: 'Look for the control that a signed-in visitor needs next. Do you compare its full name?',
  refused: 'Try each wrong part on its own. If both are wrong at once, you do not know which one was checked.',
  red: 'You read the text of the refusal. Do you also compare how it looks with other text?',
  cleared: 'Fail once, send again, and look while the second try is going on. Which text do you see?',
  retry: 'A test often stops after a failure. What if the visitor then gets it right?',
  logout: 'Go through a whole visit, to its end. What does the form contain when it is back?',
  fresh: 'After a whole visit, look at the form once more. Is there any text that belongs to another time?',
  repeated: 'Measure the first wait in two fresh visits with the same options in the address. Are they equal?',
  unscaled: 'One option of the address changes how long things take. Does your test use it and measure?',
} as const satisfies HintsOf<typeof page>;
