import type { HintsOf } from '../../page';
import type page from './page';

export default {
  photos: 'Count the photos, and then look at each of them. Did every one really load, at its own size?',
  named: 'A photo is more than what the eye sees. By which name does a screen reader call each one?',
  shown: 'Try each figure, not only the first. Does what appears belong to the figure under the pointer?',
  alone: 'Your test sees what it looks for. Does it also look at the other figures at that moment?',
  left: 'Move the pointer away from each figure in turn. Is the document as it was before?',
  clicked: 'A click can change what happens afterwards. Try leaving again, but with a click in between.',
  focused: 'Count how far the keyboard leads. Does it reach all figures or stop early?',
  captioned: 'Not every visitor has a pointer. What appears when a figure is reached in another way?',
  blurred: 'Go one step further with the keyboard. What is left at the place that you came from?',
} as const satisfies HintsOf<typeof page>;
