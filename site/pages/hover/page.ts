import type { Page } from '../../page';

export default {
  id: 'hover',
  title: 'Hover States',
  icon: 'MousePointer2',
  blurb: 'Hover over a photo to show its caption.',
  skill: 'hovers over figures',
  words: ['mouse over', 'mouseover', 'tooltip', 'caption', 'figure', 'image', 'avatar', 'move to element'],
  level: 1,
  track: { name: 'First week', place: 60 },
  goal:
    'Three photos, whose captions are in the document only while the pointer is over them. Practise real pointer ' +
    'moves, and checks for an element that comes and goes.',
  pitfall:
    'Leaving the pointer where the last step put it: it still hovers over something, and the next check sees a ' +
    'caption that it did not open.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#mouse-click',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/element/moveTo',
    cypress: 'https://docs.cypress.io/api/commands/hover',
  },
  requirements: {
    photos: 'The page shows three photos with a natural width of 400 pixels.',
    named: 'The alternative texts of the photos are “Figure 1”, “Figure 2” and “Figure 3”.',
    shown: 'Hovering over a figure shows its caption: “Figure 1”.',
    alone: 'Hovering over a figure shows no other caption.',
    left: 'Without hover and focus the caption of a figure is not in the document.',
    clicked: 'Even after a click the caption is gone when the pointer leaves the figure.',
    focused: 'Tab moves the focus to each figure.',
    captioned: 'A focused figure shows its caption.',
    blurred: 'The caption is gone when the focus moves on.',
  },
  testIds: [
    { name: 'hover-example', element: 'div', when: 'always' },
    { name: 'hover-figure-<number>', parameters: { number: [1, 2, 3] }, element: 'div', when: 'always' },
    {
      name: 'hover-caption-<number>',
      parameters: { number: [1, 2, 3] },
      element: 'div',
      when: 'while its figure is hovered or focused',
    },
  ],
  prose: [
    [
      'Move the pointer over a photo, or reach it by keyboard, and its caption appears. It is not hidden the rest ' +
        'of the time: it is not in the document at all.',
      'Photos show what they are under the pointer and with the focus. At other times there is no caption in the ' +
        'document.',
    ],
  ],
} as const satisfies Page;
