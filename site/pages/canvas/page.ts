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
  words: ['chart', 'graph', 'volume', 'drawing', 'signature', 'signature pad', 'map', 'zoom', 'pan', 'video', 'audio', 'media player', 'coordinates', 'screenshot', 'visual test', 'visual regression', 'bar chart', 'tooltip'],
  level: 3,
  track: { name: 'What is hard', place: 170 },
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
    stroke: 'A stroke on `draw-canvas` is listed with its first and last point: “Stroke 1: from 40, 60 to 120, 60”.',
    painted: 'Each stroke is painted where it was drawn.',
    size: 'A point has the same coordinates in any size of the canvas: 400 across, 240 down.',
    pen: 'On the focused `draw-canvas` arrow keys move the pen by 10: “Pen up at 210, 120”.',
    lift: 'The space bar puts the pen down, which begins a stroke, or lifts it: “Pen down at 200, 120”.',
    undo: '“Undo” removes the last stroke from list and canvas.',
    clear: '“Clear” removes all strokes: “No strokes”.',
    idle: '“Undo” and “Clear” are disabled without a stroke.',
    hit: 'A click names the front shape at its place: “Hit: red circle”, or “Nothing at 10, 40”.',
    aim: 'Enter hits the place of the cross, which arrow keys move by 10: “Cross at 210, 120”.',
    places: 'The same seed puts the shapes of `shapes-list` in the same places.',
    tooltip: 'A bar shows its value while the pointer or the focus is on it: “Ferry, Spring: 34”.',
    dismissed: 'Escape hides the tooltip.',
    legend: '“Ferry” and “Tram” each hide the bars of their own line, or show them again.',
    pressed: 'The button of a line is pressed while its bars are shown.',
    table: '`chart-table` has the values of both lines, even of a hidden one.',
    map: 'A drag moves the map with the pointer: “Centre 750, 300, zoom 1”.',
    arrows: 'Arrow keys move the focused map by 40, at zoom 2 by 20.',
    zoom: '“Zoom in”, “Zoom out” and the wheel change the zoom of the map to 1, 2 or 4.',
    marker: '“Lighthouse” opens `map-card` with “Built in 1893, open on Sundays.”.',
    closed: '“Close” and Escape close the card.',
    focus: 'The focus is on “Lighthouse” again once the card is closed.',
    view: '“Lighthouse” is in the document only while its place is in view.',
    play: '“Play” starts a player, “Playing” from where “Pause” has stopped it, “Paused at 1.2 s”.',
    ended: 'A player reads “Ended” after its 2 seconds.',
    position: '“Position” moves a player to another time: “1.2 s of 2.0 s”.',
    sound: '“Volume” sets the volume of its own player: “Volume 30%”.',
    mute: '“Mute” shows “Muted” until it is pressed again, which brings back the volume.',
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
