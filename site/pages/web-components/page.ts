import type { Page } from '../../page';

export default {
  id: 'web-components',
  title: 'Web Components',
  icon: 'Component',
  onDemand: true,
  blurb: 'Find elements in custom elements, roots and slots.',
  skill: 'opens custom elements',
  goal:
    'Custom elements with nested shadow roots, slots, a closed root, a form control, an element that is defined ' +
    'late, and frames. Practise going from root to root, reading what is really shown, and using the keyboard where ' +
    'no locator works.',
  pitfall:
    'Using an element because it is in the document: before it is defined it is plain text, and content for a slot ' +
    'that does not exist is never shown.',
  readMore: {
    playwright: 'https://playwright.dev/docs/locators#locate-in-shadow-dom',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/finders/',
    webdriverio: 'https://webdriver.io/docs/selectors#deep-selectors',
    cypress: 'https://docs.cypress.io/api/commands/shadow',
  },
  requirements: {
    nested:
      'In the innermost of three nested open shadow roots, “Send” and Enter show on the page what “Message” holds, ' +
      '“Received: hello”, and leave the field empty and with the focus.',
    heard:
      'Each of the three roots counts every message once, “Inner: 1”, “Middle: 1” and “Outer: 1”; an empty one is ' +
      'not sent, so that no count changes, nor what the page shows.',
    guests:
      '“Add guest” shows the next name in `wc-card`, “Remove guest” takes the last one away, and `wc-guest-count` in ' +
      'its shadow root follows: “3 guests”, “1 guest”, “No guests”.',
    note:
      'Without a note `wc-card` shows “No note”, with “Add note” it shows “Bring a cake” instead until “Remove ' +
      'note”; “Members only”, for which it has no slot, is in the document and never visible.',
    closed:
      'What is in `wc-vault` no selector finds, but its focus goes to “Code” and by Tab to “Open”: Enter and the ' +
      'button say “Opened” for 4711, else “Wrong code: 12”, and empty the field.',
    missing:
      'Without stars “Send review” sends nothing, shows “Choose from one to five stars” and puts the focus on the ' +
      'first star; the message goes once a star is chosen.',
    review:
      '“Send review” shows stars and comment, “Sent: 4 stars, Good”; while “No stars” is ticked they are disabled: ' +
      '“Sent: no stars, Good”; “Reset” clears everything, and stars are asked for again.',
    late:
      '`wc-late` is the text “A ticket is 20 €” until “Load tickets” has taken 1 to 3 seconds times the delay scale; ' +
      'then “One more” and “One less” count from “1 ticket, 20 €”, never below one.',
    framed:
      'In the frame “Poll”, whose buttons are in a shadow root, “Tea” and “Coffee” count their own votes, “Tea: 1, ' +
      'Coffee: 0”, and `wc-framed-result` shows the last one: “Last vote: Tea”.',
    enclosed:
      'The frame “Second poll” in the shadow root of `wc-window` counts for itself; `wc-enclosed-result` shows its ' +
      'last vote, “Last vote: Coffee”, and neither result shows votes of the other frame.',
  },
  testIds: [
    { name: 'wc-nested-example', element: 'section', when: 'always' },
    { name: 'wc-outer', element: 'nest-outer', when: 'always' },
    { name: 'wc-outer-count', element: 'p', when: 'always, in the outer shadow root' },
    { name: 'wc-middle', element: 'nest-middle', when: 'always, in the outer shadow root' },
    { name: 'wc-middle-count', element: 'p', when: 'always, in the middle shadow root' },
    { name: 'wc-inner', element: 'nest-inner', when: 'always, in the middle shadow root' },
    { name: 'wc-inner-count', element: 'p', when: 'always, in the inner shadow root' },
    { name: 'wc-message', element: 'input', when: 'always, in the inner shadow root' },
    { name: 'wc-send', element: 'button', when: 'always, in the inner shadow root' },
    { name: 'wc-nested-result', element: 'p', when: 'always, empty before the first message' },
    { name: 'wc-slots-example', element: 'section', when: 'always' },
    { name: 'wc-card', element: 'guest-card', when: 'always' },
    {
      name: 'wc-guest-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of the list' } },
      element: 'p',
      when: 'while the guest is on the list',
    },
    { name: 'wc-guest-count', element: 'p', when: 'always, in the shadow root of the card' },
    { name: 'wc-no-note', element: 'span', when: 'always, in the shadow root of the card, visible without a note' },
    { name: 'wc-note', element: 'p', when: 'while there is a note' },
    { name: 'wc-unslotted', element: 'p', when: 'always, never visible' },
    { name: 'wc-add-guest', element: 'button', when: 'always' },
    { name: 'wc-remove-guest', element: 'button', when: 'always' },
    { name: 'wc-toggle-note', element: 'button', when: 'always' },
    { name: 'wc-closed-example', element: 'section', when: 'always' },
    { name: 'wc-vault', element: 'code-vault', when: 'always' },
    { name: 'wc-vault-result', element: 'p', when: 'always, empty before the first try' },
    { name: 'wc-form-example', element: 'section', when: 'always' },
    { name: 'wc-stars', element: 'star-rating', when: 'always' },
    {
      name: 'wc-star-<number>',
      parameters: { number: ['1', '2', '3', '4', '5'] },
      element: 'input',
      when: 'always, in the shadow root of the stars',
    },
    { name: 'wc-stars-error', element: 'p', when: 'always, empty without an error' },
    { name: 'wc-no-stars', element: 'input', when: 'always' },
    { name: 'wc-comment', element: 'input', when: 'always' },
    { name: 'wc-review-send', element: 'button', when: 'always' },
    { name: 'wc-review-reset', element: 'button', when: 'always' },
    { name: 'wc-review-result', element: 'p', when: 'always, empty before a review was sent' },
    { name: 'wc-late-example', element: 'section', when: 'always' },
    { name: 'wc-late-load', element: 'button', when: 'always' },
    { name: 'wc-late-status', element: 'span', when: 'always' },
    { name: 'wc-late', element: 'ticket-counter', when: 'always' },
    { name: 'wc-late-less', element: 'button', when: 'once the tickets are loaded, in their shadow root' },
    { name: 'wc-late-more', element: 'button', when: 'once the tickets are loaded, in their shadow root' },
    { name: 'wc-late-total', element: 'p', when: 'once the tickets are loaded, in their shadow root' },
    { name: 'wc-framed-example', element: 'section', when: 'always' },
    { name: 'wc-frame', element: 'iframe', when: 'always' },
    { name: 'wc-framed-result', element: 'p', when: 'always, empty before the first vote' },
    { name: 'wc-enclosed-example', element: 'section', when: 'always' },
    { name: 'wc-window', element: 'frame-window', when: 'always' },
    { name: 'wc-enclosed-frame', element: 'iframe', when: 'always, in the shadow root of the window' },
    { name: 'wc-enclosed-result', element: 'p', when: 'always, empty before the first vote' },
  ],
  prose: [
    [
      'Elements that this page has made itself. Go into their roots, one in another, as far as they are open, and ' +
        'find out what is shown, what is sent, and what only the keyboard reaches.',
      'None of these elements is HTML’s. Look through every open root for what they show and send; into the closed ' +
        'one only keys lead.',
    ],
  ],
} as const satisfies Page;
