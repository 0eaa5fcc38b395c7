import type { HintsOf } from '../../page';
import type page from './page';

export default {
  three: 'Being in the document is not being seen. Check each of them, one by one.',
  described: 'Each image has some text near it. Is it there for the last one, too, and on which side?',
  named: 'Look at the attributes of all three. A missing one is not visible to the eye.',
  loaded: 'An image may look right at its displayed size. How large is the file that really arrived?',
  broken: 'Something that looks fine may be the mistake here. Which size did the browser get for the others?',
  status: 'Request the addresses of the images yourself. Look at the response, not at the picture.',
} as const satisfies HintsOf<typeof page>;
