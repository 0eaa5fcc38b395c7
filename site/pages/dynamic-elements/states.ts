import { longWaits, noWaits, type States } from '../../state';

export default [
  // The page loads its content when it is opened. The wait is held, so that the state stays.
  { name: 'as opened', parameters: longWaits, reach: (visitor) => visitor.see('loading-indicator') },
  {
    name: 'loaded again, with hidden content shown',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('toggle-hidden-button');
      await visitor.see('hidden-content');
      await visitor.click('reload-button');
      await visitor.see('dynamic-item-2', 'Dynamic Content 3');
    },
  },
] satisfies States<'dynamic-elements'>;
