import { held, over, type States } from '../state';

export default [
  // Opened means loading here: without a hold it would be over sooner or later.
  { name: 'as opened', parameters: held, reach: (visitor) => visitor.see('loading-indicator') },
  {
    name: 'loaded again, with hidden content shown',
    parameters: over,
    async reach(visitor) {
      await visitor.click('toggle-hidden-button');
      await visitor.see('hidden-content');
      await visitor.click('reload-button');
      await visitor.see('dynamic-item-2', 'Dynamic Content 3');
    },
  },
] satisfies States<'dynamic-elements'>;
