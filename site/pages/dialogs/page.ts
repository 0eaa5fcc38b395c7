import type { Page } from '../../page';

export default {
  id: 'dialogs',
  title: 'Dialogs and Popovers',
  icon: 'Layers',
  onDemand: true,
  blurb: 'Work with modal dialogs, popovers and overlays.',
  skill: 'works with overlays',
  goal:
    'Native dialogs, popovers and a tooltip in the top layer, an inert part of a form, and two things that cover a ' +
    'button. Practise testing what is open and not only in the document, and what a click really hits.',
  pitfall:
    'Clicking by a script when the tool says that something covers the element: such a click goes through covers, ' +
    'bars and backdrops, and a visitor’s click does not.',
  readMore: {
    playwright: 'https://playwright.dev/docs/actionability',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/interactions/',
    webdriverio: 'https://webdriver.io/docs/api/element/isClickable',
    cypress: 'https://docs.cypress.io/app/core-concepts/interacting-with-elements',
  },
  requirements: {
    modal:
      'While “Book a seat” has its dialog “Your seat” open, nothing behind it takes a click or the focus, and once ' +
      'it is closed the focus is back on that button.',
    returned:
      '“Confirm” closes it with the seat, “Returned: aisle”, and without one it stays; “Cancel” and Escape close it ' +
      'with “Returned: nothing”, and every time it opens without a seat chosen.',
    toast:
      '“Hold seat” in the dialog shows “Seat held for ten minutes” above it; “Dismiss” takes that away and the ' +
      'dialog stays, and with the dialog it goes too.',
    beside:
      'While “Open notes” has its dialog “Notes” open, “Add one” goes on counting, “Added: 1”, and neither that nor ' +
      'Escape closes it but only “Close notes”.',
    light:
      '“Filters” and in it “More filters” each open a popover: Escape closes the inner one alone, then the outer, a ' +
      'click elsewhere closes both, and so does a second click on “Filters”.',
    manual:
      '“Help” opens a popover right under itself if there is room, which stays there on Escape, on clicks elsewhere ' +
      'and while the page scrolls, until “Close help” or “Help” closes it.',
    tooltip:
      '“Fare rules” shows its description once the pointer has rested on it for 500 ms times the delay scale, on ' +
      'keyboard focus at once, until the pointer or the focus leaves or Escape is pressed.',
    inert:
      'While “Send as a gift” is off, “Greeting” and “Print card” take neither a click nor the focus; on, a click ' +
      'gives “Printed: ” and the greeting, which is kept while it is off.',
    cover:
      '“Load offer” lays “Loading offer...” over “Accept offer” for 2 seconds times the delay scale, until then no ' +
      'click of a pointer reaches it, and `cover-count` counts the others: “Accepted: 1”.',
    sticky:
      '“Jump to Renew” scrolls its box so that a click on “Renew” lands on the bar, “Clicked: Back to top”, which ' +
      'scrolls the box to its top; clear of the bar it is “Clicked: Renew”.',
  },
  testIds: [
    { name: 'dialog-modal-example', element: 'section', when: 'always' },
    { name: 'dialog-modal-open', element: 'button', when: 'always' },
    { name: 'dialog-modal', element: 'dialog', when: 'always, visible while it is open' },
    { name: 'dialog-seat', element: 'select', when: 'always, visible in the modal dialog' },
    { name: 'dialog-confirm', element: 'button', when: 'always, visible in the modal dialog' },
    { name: 'dialog-cancel', element: 'button', when: 'always, visible in the modal dialog' },
    { name: 'dialog-hold', element: 'button', when: 'always, visible in the modal dialog' },
    { name: 'dialog-toast', element: 'div', when: 'always, visible after “Hold seat”' },
    { name: 'dialog-toast-dismiss', element: 'button', when: 'always, visible in the toast' },
    { name: 'dialog-result', element: 'p', when: 'always, empty before the first dialog was closed' },
    { name: 'dialog-notes-example', element: 'section', when: 'always' },
    { name: 'dialog-notes-open', element: 'button', when: 'always' },
    { name: 'dialog-notes', element: 'dialog', when: 'always, visible while it is open' },
    { name: 'dialog-notes-text', element: 'textarea', when: 'always, visible in the notes' },
    { name: 'dialog-notes-close', element: 'button', when: 'always, visible in the notes' },
    { name: 'dialog-add', element: 'button', when: 'always' },
    { name: 'dialog-added', element: 'p', when: 'always' },
    { name: 'popover-example', element: 'section', when: 'always' },
    { name: 'popover-filters-button', element: 'button', when: 'always' },
    { name: 'popover-filters', element: 'div', when: 'always, visible while it is open' },
    { name: 'popover-more-button', element: 'button', when: 'always, visible in the filters' },
    { name: 'popover-more', element: 'div', when: 'always, visible while it is open' },
    { name: 'popover-help-button', element: 'button', when: 'always' },
    { name: 'popover-help', element: 'div', when: 'always, visible while it is open' },
    { name: 'popover-help-close', element: 'button', when: 'always, visible in the help' },
    { name: 'tooltip-example', element: 'section', when: 'always' },
    { name: 'tooltip-button', element: 'button', when: 'always' },
    { name: 'tooltip-text', element: 'div', when: 'always, visible while it is shown' },
    { name: 'inert-example', element: 'section', when: 'always' },
    { name: 'inert-switch', element: 'input', when: 'always' },
    { name: 'inert-part', element: 'div', when: 'always' },
    { name: 'inert-greeting', element: 'input', when: 'always' },
    { name: 'inert-print', element: 'button', when: 'always' },
    { name: 'inert-result', element: 'p', when: 'always, empty before the first card was printed' },
    { name: 'cover-example', element: 'section', when: 'always' },
    { name: 'cover-start', element: 'button', when: 'always' },
    { name: 'cover-overlay', element: 'div', when: 'while the offer is loading' },
    { name: 'cover-accept', element: 'button', when: 'always' },
    { name: 'cover-count', element: 'p', when: 'always' },
    { name: 'sticky-example', element: 'section', when: 'always' },
    { name: 'sticky-jump', element: 'button', when: 'always' },
    { name: 'sticky-box', element: 'section', when: 'always' },
    { name: 'sticky-bar', element: 'button', when: 'always' },
    { name: 'sticky-renew', element: 'button', when: 'always' },
    { name: 'sticky-result', element: 'p', when: 'always, empty before the first click in the box' },
  ],
  prose: [
    [
      'Most of what opens here is in the document all the time, and only sometimes on the screen. Open it, find ' +
        'out what closes it, and check what a click reaches while something else lies over the page.',
      'Layers that are always in the document and seldom in sight. Bring them up, send them away, and see where ' +
        'clicks go in the meantime.',
    ],
  ],
} as const satisfies Page;
