import type { Page } from '../../page';

export default {
  id: 'hover',
  title: 'Hover States',
  icon: 'MousePointer2',
  blurb: 'Hover over a photo to show its caption.',
  skill: 'hovers over figures',
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
    photos:
      'Three photos, 400 by 300 pixels by nature, have the alternative texts “Figure 1”, “Figure 2” and “Figure ' +
      '3”.',
    shown: 'The pointer over a figure shows the caption of this figure alone: “Figure 1”, “Figure 2” or “Figure 3”.',
    left: 'No caption is in the document before, nor after the pointer has left, even if the figure was clicked.',
    focused: 'Each figure is reached by Tab, and shows its caption as long as it has the focus.',
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
