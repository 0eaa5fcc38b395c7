import type { Page } from '../../page';

export default {
  id: 'moving-targets',
  title: 'Moving Targets',
  icon: 'Target',
  onDemand: true,
  blurb: 'Click what moves, goes stale, is covered or doubled.',
  skill: 'hits moving targets',
  goal:
    'Buttons that slide, move down, get replaced, covered, doubled or enabled late, and a bar to stop in time. ' +
    'Practise finding an element when you use it, waiting until it is ready for a click, and using what stays the ' +
    'same.',
  pitfall:
    'Finding an element once and keeping it for later: after the next render it may be stale, or somewhere else.',
  readMore: {
    playwright: 'https://playwright.dev/docs/actionability',
    selenium: 'https://www.selenium.dev/documentation/webdriver/troubleshooting/errors/',
    webdriverio: 'https://webdriver.io/docs/autowait',
    cypress: 'https://docs.cypress.io/app/core-concepts/interacting-with-elements',
  },
  requirements: {
    slide:
      '“Slide” moves “Catch me” to the other side of its track: `slide-status` reads “Sliding” for 2 seconds, then ' +
      '“At the right”; `slide-result` counts clicks as “Hits: 1, misses: 0”.',
    shift:
      '“Load advert” puts an advert in the place of “Buy” after 1 to 3 seconds, and “Buy” below it; clicks on “Buy” ' +
      'are hits, those on the advert misses: “Hits: 1, misses: 0”.',
    twin:
      'Each click on “Count” counts one in `twin-result`, “Clicks: 1”, and puts another button in its place: the one ' +
      'clicked leaves the document, and the new one has the focus.',
    late:
      '“Order” is disabled until “Check stock” has been pressed and `late-status` has read “Checking” for 2 to 4 ' +
      'seconds; each click on it then counts one: “Orders: 1”.',
    pair:
      '“Subscribe” is twice in the document and one of them is visible, which one depends on the seed alone; only a ' +
      'click on that one is a hit: “Hits: 1, misses: 0”.',
    cover:
      'While `cover-box` is not scrolled, `cover-bar` covers “Accept” and takes its clicks as misses; scrolled to ' +
      'the middle of the box, “Accept” is free and takes hits: “Hits: 1, misses: 0”.',
    ids:
      'The ids of `renamed-input` and `renamed-button` differ from seed to seed and are the same for the same seed; ' +
      'the field is always labelled “Nickname”, and what it holds is saved: “Saved: Ada”.',
    spaces:
      'The label “Pay 20 € now” has no-break spaces around 20 and two spaces before “now”, “Pay later” has two ' +
      'spaces; `spaces-result` repeats the one clicked after “Clicked: ”, to the character.',
    bar:
      '“Start” takes `bar-value` from 0% to 100% by 1% every 50 milliseconds, also when it is pressed again; “Reset” ' +
      'takes it back to 0%, where it stays.',
    stop:
      '“Stop” keeps the bar where it is, and `bar-result` says so: “Stopped at 72%, 3 too early”, “Stopped at 75%, ' +
      'just right”, “Stopped at 76%, 1 too late”; unstopped it reads “Ran to 100%, 25 too late”.',
  },
  testIds: [
    { name: 'moving-targets', element: 'div', when: 'always' },
    { name: 'slide-start', element: 'button', when: 'always' },
    { name: 'slide-status', element: 'span', when: 'always' },
    { name: 'slide-track', element: 'div', when: 'always' },
    { name: 'slide-button', element: 'button', when: 'always' },
    { name: 'slide-result', element: 'p', when: 'always' },
    { name: 'shift-start', element: 'button', when: 'always' },
    { name: 'shift-status', element: 'span', when: 'always' },
    { name: 'shift-area', element: 'div', when: 'always' },
    { name: 'shift-advert', element: 'button', when: 'once the advert has loaded' },
    { name: 'shift-button', element: 'button', when: 'always' },
    { name: 'shift-result', element: 'p', when: 'always' },
    { name: 'twin-button', element: 'button', when: 'always, another one after each click' },
    { name: 'twin-result', element: 'p', when: 'always' },
    { name: 'late-start', element: 'button', when: 'always' },
    { name: 'late-button', element: 'button', when: 'always' },
    { name: 'late-status', element: 'span', when: 'always' },
    { name: 'late-result', element: 'p', when: 'always' },
    { name: 'pair', element: 'div', when: 'always' },
    { name: 'pair-button', element: 'button', when: 'always, twice' },
    { name: 'pair-result', element: 'p', when: 'always' },
    { name: 'cover-box', element: 'div', when: 'always' },
    { name: 'cover-button', element: 'button', when: 'always' },
    { name: 'cover-bar', element: 'div', when: 'always' },
    { name: 'cover-result', element: 'p', when: 'always' },
    { name: 'renamed-input', element: 'input', when: 'always' },
    { name: 'renamed-button', element: 'button', when: 'always' },
    { name: 'renamed-result', element: 'p', when: 'always' },
    { name: 'spaces-pay', element: 'button', when: 'always' },
    { name: 'spaces-later', element: 'button', when: 'always' },
    { name: 'spaces-result', element: 'p', when: 'always' },
    { name: 'bar-value', element: 'span', when: 'always' },
    { name: 'bar-progress', element: 'progress', when: 'always' },
    { name: 'bar-start', element: 'button', when: 'always' },
    { name: 'bar-stop', element: 'button', when: 'always' },
    { name: 'bar-reset', element: 'button', when: 'always' },
    { name: 'bar-result', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Buttons that are not where they were, not what they were, or not to be reached yet. Click each of them ' +
        'without a miss, and wait for what the page shows instead of for a time.',
      'No button here keeps still: it goes elsewhere, is exchanged, or lies under something. Hit every one, and ' +
        'let the page tell when it is time.',
    ],
  ],
} as const satisfies Page;
