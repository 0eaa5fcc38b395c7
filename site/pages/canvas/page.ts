import type { Page } from '../../page';

const kinds = ['video', 'audio'] as const;
const lines = ['ferry', 'tram'] as const;
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

export default {
  id: 'canvas',
  title: 'Canvas and Charts',
  icon: 'ChartColumn',
  onDemand: true,
  blurb: 'Draw, hit shapes, read a chart, move a map, play a video.',
  skill: 'reads a canvas',
  goal:
    'Two canvases, a chart, a map, a video and an audio: they show pixels and shapes, which are not elements. ' +
    'Practise clicking at coordinates that you have read or calculated, and checking the texts, numbers and states ' +
    'beside the picture.',
  pitfall:
    'Clicking a canvas at fixed pixels: another seed moves the shapes, and another size of the canvas moves every ' +
    'place.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/browser/action',
    cypress: 'https://docs.cypress.io/api/commands/trigger',
  },
  requirements: {
    stroke:
      'Drawn on `draw-canvas`, each stroke is in `draw-list`, “Stroke 1: from 40, 60 to 120, 60”: its first and last ' +
      'point, in tens, of 400 across and 240 down, whatever size the canvas is shown in.',
    pen:
      'With the focus on `draw-canvas`, arrow keys move the pen by 10, and the space bar puts it down, which begins ' +
      'a stroke, and lifts it; `draw-pen` reads “Pen up at 200, 120”, “Pen down at 210, 120”.',
    undo:
      '“Undo” takes the last stroke off the canvas and out of `draw-list`, “Clear” all of them; without a stroke ' +
      'both are disabled, and the list reads “No strokes”.',
    hit:
      '`shapes-canvas` tells the front shape at a click, or at Enter where arrow keys have moved the cross by 10: ' +
      '“Hit: red circle”, or in tens “Nothing at 10, 40”; the seed places those of `shapes-list`, the front ones ' +
      'last.',
    tooltip:
      'A bar that is pointed at or has the focus shows its value from `chart-table` in `chart-tooltip`, “Ferry, ' +
      'Spring: 34”, until it is left or Escape is pressed.',
    legend:
      '“Ferry” and “Tram” are pressed while the chart has their bars; each hides and shows those of its own line, ' +
      'and `chart-table` keeps both.',
    map:
      'The map follows a drag, arrow keys move it by 40, and wheel or buttons zoom it to 1, 2 or 4; at zoom 2 it ' +
      'moves half as far; `map-view` tells where it is, in tens: “Centre 500, 300, zoom 1”.',
    marker:
      '“Lighthouse”, on the map while it is in view, opens `map-card` with “Built in 1893, open on Sundays.”; its ' +
      '“Close” and Escape take it away, and the focus goes back to “Lighthouse”.',
    play:
      'Each player has a state: “Playing” after “Play”, “Paused at 1.2 s” after “Pause”, “Ended” after 2 seconds; ' +
      '“Position” goes to another time, shown as “1.2 s of 2.0 s” too.',
    sound:
      'A player reads “Volume 100%” at first and what its own “Volume” is set to, and “Muted” while “Mute” is ' +
      'pressed; pressed again, “Mute” gives back the volume.',
  },
  testIds: [
    { name: 'canvas-page', element: 'div', when: 'always' },
    { name: 'draw-canvas', element: 'canvas', when: 'always' },
    { name: 'draw-undo', element: 'button', when: 'always' },
    { name: 'draw-clear', element: 'button', when: 'always' },
    { name: 'draw-pen', element: 'span', when: 'always' },
    { name: 'draw-list', element: 'ul', when: 'always' },
    { name: 'shapes-canvas', element: 'canvas', when: 'always' },
    { name: 'shapes-list', element: 'ul', when: 'always' },
    { name: 'shapes-cross', element: 'span', when: 'always' },
    { name: 'shapes-result', element: 'p', when: 'always' },
    { name: 'chart-legend-<line>', parameters: { line: lines }, element: 'button', when: 'always' },
    { name: 'chart', element: 'svg', when: 'always' },
    {
      name: 'chart-bar-<line>-<season>',
      parameters: { line: lines, season: seasons },
      element: 'rect',
      when: 'while its line is not hidden',
    },
    { name: 'chart-tooltip', element: 'div', when: 'while a bar is pointed at or has the focus' },
    { name: 'chart-table', element: 'table', when: 'always' },
    {
      name: 'chart-cell-<line>-<season>',
      parameters: { line: lines, season: seasons },
      element: 'td',
      when: 'always',
    },
    { name: 'map', element: 'div', when: 'always' },
    { name: 'map-marker', element: 'button', when: 'while it is in view' },
    { name: 'map-zoom-in', element: 'button', when: 'always' },
    { name: 'map-zoom-out', element: 'button', when: 'always' },
    { name: 'map-view', element: 'span', when: 'always' },
    { name: 'map-card', element: 'section', when: 'once the marker was clicked, until it is closed' },
    { name: 'map-card-close', element: 'button', when: 'once the marker was clicked, until it is closed' },
    { name: 'media-video', element: 'video', when: 'always' },
    { name: 'media-audio', element: 'audio', when: 'always' },
    { name: 'media-play-<kind>', parameters: { kind: kinds }, element: 'button', when: 'always' },
    { name: 'media-mute-<kind>', parameters: { kind: kinds }, element: 'button', when: 'always' },
    { name: 'media-position-<kind>', parameters: { kind: kinds }, element: 'input', when: 'always' },
    { name: 'media-time-<kind>', parameters: { kind: kinds }, element: 'span', when: 'always' },
    { name: 'media-volume-<kind>', parameters: { kind: kinds }, element: 'input', when: 'always' },
    { name: 'media-sound-<kind>', parameters: { kind: kinds }, element: 'span', when: 'always' },
    { name: 'media-state-<kind>', parameters: { kind: kinds }, element: 'p', when: 'always' },
  ],
  prose: [
    [
      'A picture has no elements to find. Act by coordinates that you have read or worked out, and check by the ' +
        'words that are beside it: where things are, what was hit, what plays.',
      'Nothing in these pictures is an element. Find places by their coordinates, and read the text at each ' +
        'picture for what is where and what became of it.',
    ],
  ],
} as const satisfies Page;
