import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'a report that is loading',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('go-skeleton');
      await visitor.see('go-status', 'Loading the report');
    },
  },
  {
    name: 'a report that was loaded, after other views',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('go-archive');
      await visitor.see('go-view', 'Archive');
      await visitor.click('go-settings');
      await visitor.see('go-view', 'Settings');
      await visitor.click('go-skeleton');
      await visitor.see('go-content', '80 letters');
      await visitor.see('go-history', 'view=report');
    },
  },
] satisfies States<'navigation'>;
