import type { HintsOf } from '../../page';
import type page from './page';

export default {
  fields: 'Labels can be right and still belong to nothing. What happens when a visitor clicks one?',
  hidden: 'A value that was filled in is equal in both cases. What would somebody see who looks at the screen?',
  required:
    'Submit before you fill in anything. How many messages are there then, and does each one name its own field?',
  below: 'The message is in the page, but where? Compare its position with that of the field.',
  described:
    'Your test may find the message by its text alone. What would a visitor hear who cannot see it beside the field?',
  email: 'One invalid address is not enough. Leave out each part of an address in turn.',
  password: 'A very short text is refused by many wrong rules too. Which length is the last one that is too short?',
  shortest: 'You checked what is refused. Is there also a length that has to be just enough?',
  unchanged: 'Look at the messages between the typing and the next submit. What is there at that moment?',
  corrected: 'Correct a field and submit again. Then look for old messages, also after a submit that succeeds.',
  busy: 'Look at the button during the wait, not only before and after. How long may that wait be at most?',
  loading: 'The button changes its text for a while. Do you read that text, or only whether it is disabled?',
  ready: 'A form that was sent is not the end of your test. What does the button say some seconds later?',
  logged: 'The page writes somewhere that no visitor sees. When does it write, and is each field in there?',
  once: 'Finding one entry does not mean that there is only one. Count them after the form was sent.',
  kept: 'Your test may stop at the button. Read the fields after everything is done.',
} as const satisfies HintsOf<typeof page>;
