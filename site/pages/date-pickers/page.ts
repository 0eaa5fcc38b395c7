import type { Page } from '../../page';

const day = { kind: 'text', description: 'a day: 2026-03-12' } as const;

export default {
  id: 'date-pickers',
  title: 'Date Pickers',
  icon: 'CalendarDays',
  onDemand: true,
  blurb: 'Pick dates and times, in fields and in a calendar.',
  skill: 'picks dates',
  goal:
    'Native fields for dates and times, and two calendars that open at the end of the document, far from their ' +
    'fields. Practise setting a date in any language of the browser, and pin the current day.',
  pitfall:
    'Using today’s date: next month the day has another place in the calendar, or is on a weekend. Start each test ' +
    'on the same day, with “now” in the address or as an option.',
  readMore: {
    playwright: 'https://playwright.dev/docs/clock',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/interactions/',
    webdriverio: 'https://webdriver.io/docs/emulation',
    cypress: 'https://docs.cypress.io/api/commands/clock',
  },
  requirements: {
    values:
      '`date-delivery-value`, `date-time-value` and `date-reminder-value` read what is in the field above as ' +
      '“2026-03-12”, “14:30” and “2026-03-12T14:30”, and “Empty” if nothing is.',
    past: 'A delivery day before today has the message “Choose today or later”, tied to its field; today has none.',
    clock:
      'With “now=2026-03-05T09:30” in the address `date-clock` reads “Today is 2026-03-05”, “Today” puts ' +
      '“2026-03-05” into `date-delivery`, and “Now” puts “2026-03-05T09:30” into `date-reminder`.',
    calendar:
      'A click on `date-appointment` opens a calendar of this month in which today alone is the current date; a day ' +
      'chosen there closes it, stands in the field as “12 Mar 2026” and below as “2026-03-12”.',
    weekend:
      'An appointment is never on a Saturday or a Sunday, whether clicked, which leaves the calendar open, or typed.',
    panels:
      '“Choose a month” and “Choose a year” in the calendar lead to any other month, and the appointment changes ' +
      'only when a day is chosen there.',
    typed:
      'An appointment can be typed as “12/03/2026” or as “2026-03-12” and is taken with Enter; a text that is no ' +
      'day, and Escape, leave the one before, and “Clear” empties it.',
    week:
      'The weeks of the calendars begin on Monday in every language, and “Next week” makes the stay Monday to Sunday ' +
      'of the week after this one.',
    stay:
      'Two days chosen in the calendar of `date-stay-from` are a stay, “2026-03-12/2026-03-15” with “3 nights”, in ' +
      'whichever order they are chosen; one night is “1 night”.',
    limits: 'A stay begins today or later and has 1 to 14 nights: no other day of the calendar can be chosen for it.',
  },
  testIds: [
    { name: 'date-native-example', element: 'section', when: 'always' },
    { name: 'date-clock', element: 'p', when: 'always' },
    { name: 'date-delivery', element: 'input', when: 'always' },
    { name: 'date-today', element: 'button', when: 'always' },
    { name: 'date-delivery-error', element: 'p', when: 'while the delivery day is before today' },
    { name: 'date-delivery-value', element: 'p', when: 'always' },
    { name: 'date-time', element: 'input', when: 'always' },
    { name: 'date-time-value', element: 'p', when: 'always' },
    { name: 'date-reminder', element: 'input', when: 'always' },
    { name: 'date-now', element: 'button', when: 'always' },
    { name: 'date-reminder-value', element: 'p', when: 'always' },
    { name: 'date-appointment-example', element: 'section', when: 'always' },
    { name: 'date-appointment', element: 'input', when: 'always' },
    { name: 'date-appointment-clear', element: 'button', when: 'always' },
    { name: 'date-appointment-value', element: 'p', when: 'always' },
    { name: 'date-appointment-calendar', element: 'div', when: 'once its calendar was opened' },
    { name: 'date-appointment-day-<day>', parameters: { day }, element: 'div', when: 'while its month is shown' },
    {
      name: 'date-appointment-month-<month>',
      parameters: { month: { kind: 'text', description: 'a month: 2026-03' } },
      element: 'div',
      when: 'while a month is chosen',
    },
    {
      name: 'date-appointment-year-<year>',
      parameters: { year: { kind: 'number', description: 'a year' } },
      element: 'div',
      when: 'while a year is chosen',
    },
    { name: 'date-appointment-today', element: 'button', when: 'once its calendar was opened' },
    { name: 'date-stay-example', element: 'section', when: 'always' },
    { name: 'date-stay-from', element: 'input', when: 'always' },
    { name: 'date-stay-until', element: 'input', when: 'always' },
    { name: 'date-stay-value', element: 'p', when: 'always' },
    { name: 'date-stay-nights', element: 'p', when: 'always' },
    { name: 'date-stay-calendar', element: 'div', when: 'once the calendar of the stay was opened' },
    {
      name: 'date-stay-day-<day>',
      parameters: { day },
      element: 'div',
      when: 'while its month is shown',
    },
    { name: 'date-stay-next-week', element: 'button', when: 'once the calendar of the stay was opened' },
  ],
  prose: [
    [
      'Choose days and times in the browser’s own fields and in two calendars that are drawn by a library. What ' +
        'was chosen is below as ISO text, which is the same in every language.',
      'Some of these calendars are the browser’s and two come from a library. Pick dates in each, and read them ' +
        'below in ISO form, in any language of the fields.',
    ],
  ],
} as const satisfies Page;
