import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'while it loads',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.fill('place-input', 'ash');
      await visitor.see('place-loading', 'Loading places...');
    },
  },
  {
    name: 'suggestions',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.fill('place-input', 'ash');
      await visitor.see('place-list', 'Ashby');
      await visitor.press('ArrowDown');
    },
  },
  {
    name: 'no suggestion',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.fill('place-input', 'xyz');
      await visitor.see('place-empty', 'No places found');
    },
  },
  {
    name: 'a failed response',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('place-fail');
      // One key: without delays each key is a question of its own, and the first of them fails.
      await visitor.fill('place-input', 'a');
      await visitor.see('place-error', 'Places could not be loaded');
      await visitor.see('place-retry');
    },
  },
  {
    name: 'a place and two stops chosen',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.fill('place-input', 'ashby');
      await visitor.see('place-list', 'Ashby');
      await visitor.press('ArrowDown', 'Enter');
      await visitor.see('place-result', 'Chosen: Ashby');
      await visitor.fill('stops-input', 'mal');
      await visitor.see('stops-list', 'Málaga');
      await visitor.press('ArrowDown', 'Enter');
      await visitor.see('stops-result', 'Stops: Málaga');
      await visitor.fill('stops-input', 'ash');
      await visitor.see('stops-list', 'Ashby');
      await visitor.press('ArrowDown', 'ArrowDown');
    },
  },
  {
    name: 'no stop found',
    async reach(visitor) {
      await visitor.fill('stops-input', 'xyz');
      await visitor.see('stops-empty', 'No places found');
    },
  },
] satisfies States<'autocomplete'>;
