import type { HintsOf } from '../../page';
import type page from './page';

export default {
  phone: 'Type digits and nothing else, then read the field. Compare every sign that you did not type.',
  card: 'Not all cards look alike. Count the digits between the spaces for more than one kind.',
  kind: 'Try cards of several makers. One of them has numbers in two ranges that are far apart.',
  luhn: 'Begin with a number that is right, then change its end. Would a number with large digits do as well?',
  expiry: 'Stop the clock of the run, and try the months around it. The boundary is one particular month.',
  iban: 'Type it as you would copy it by hand in a hurry. Look at the letters and at the spaces.',
  checksum: 'Change one digit of a number that is right. Then try neighbours of the two check digits, both ways.',
  amounts:
    'Two countries write the same sum in different ways. Use a large one with one decimal, and go to the next field.',
  dates: 'Not every month is of the same length, and a day ends. Try the first values that are too large.',
  raw: 'The field shows one thing and a server gets another. Compare all kinds of values, zeros at the end too.',
  paste: 'Copy a formatted value from somewhere and insert it. Does it lose anything at its end or on its way?',
  required: 'Press the button of the form as it is when opened. Count the messages.',
  quantity: 'Press each button to the end of its range, and once more. Read every value in between.',
  held: 'Do not let go of the button. How often does the value change in one second?',
  bio: 'Type to the limit with something other than plain letters. How many of them would a person count?',
  code: 'Put the caret into the middle and type two letters. Where does the second one land?',
  trimmed: 'Type blanks on both sides, then go to another field. Read its value exactly.',
  reveal: 'Press the button twice. Which type does the field have after each press?',
  strength: 'Count the characters, and stop at each limit. Leave out one ingredient at a time.',
  controlled: 'Use single keys, a deletion and the clipboard one after the other. Which of the two numbers grows?',
  refused: 'Make two mistakes that are not at the top. Where would your next key go?',
  sent: 'Fill in everything, then compare the list with each raw value. Is anything missing at its end?',
} as const satisfies HintsOf<typeof page>;
