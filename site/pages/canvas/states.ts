import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'drawn, hit, hidden, moved and opened',
    // From above to below. No player is started, because a browser may not have what it takes to play.
    async reach(visitor) {
      await visitor.focus('draw-canvas');
      await visitor.press(' ', 'ArrowRight', 'ArrowRight', 'ArrowDown');
      await visitor.see('draw-list', 'Stroke 1: from 200, 120 to 220, 130');
      await visitor.click('shapes-canvas');
      await visitor.click('chart-legend-tram');
      await visitor.focus('chart-bar-ferry-autumn');
      await visitor.see('chart-tooltip', 'Ferry, Autumn');
    },
  },
  {
    name: 'the card of the marker',
    async reach(visitor) {
      await visitor.click('map-zoom-in');
      await visitor.see('map-view', 'zoom 2');
      await visitor.click('map-marker');
      await visitor.see('map-card', 'Built in 1893');
    },
  },
  {
    name: 'both players muted',
    async reach(visitor) {
      for (const kind of ['video', 'audio'] as const) {
        await visitor.click(`media-mute-${kind}`);
        await visitor.see(`media-sound-${kind}`, 'Muted');
      }
    },
  },
] satisfies States<'canvas'>;
