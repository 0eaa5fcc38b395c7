import type { HintsOf } from '../../page';
import type page from './page';

export default {
  pressed: 'One button proves little about twenty-seven others. Walk over every row, the two with equal ids included.',
  keyboard: 'A mouse is not the only way to press a button. Focus it first, and try both keys that people use.',
  quotes:
    'A string in your test needs an escape for one of the two kinds. Read the label back as characters, not as markup.',
  spaces:
    'Some characters between the words only look like the space on your keyboard. Treat every kind alike before you compare.',
  invisible:
    'The text is longer than what you see. Print its length, then decide which characters a reader would never miss.',
  accents:
    'Two texts can look alike and have different lengths. Unicode has forms for that, and your language can convert to one.',
  uppercase:
    'The document and the screen disagree about the capitals. Tools have two ways to read a text: find the one that respects styles.',
  generated: 'A part of what you see is in no element. Look at the style sheet, or at what a screen reader would say.',
  parts: 'Several nodes make one label. Look at what is between them when your tool joins their texts.',
  cut: 'What you see ends early, and a screen reader goes on. Compare with the whole, not with the beginning.',
  literal: 'Your tool may take some of these characters for a pattern. Compare them as they are, one by one.',
  value: 'This button has no text inside. Think of where old forms keep the label of theirs.',
  names: 'Text is only one source of a name. Check what the browser computes, for each of the five.',
  changing:
    'One load looks right by chance. Load the page with several seeds, and compare what people and screen readers get.',
  sections: 'The same word is on the page twice. Begin with what encloses it, and count what you find in there.',
  twin: 'Count the matches, then those that a person can see. The order in the document says nothing about that.',
} satisfies HintsOf<typeof page>;
