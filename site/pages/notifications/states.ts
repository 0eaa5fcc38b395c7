import { opened, type States } from '../../state';

// Notifications would disappear during the test. Not by a stopped clock, which would also stop the drivers' own timers.
const keepNotifications = `{
  const start = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => (ms === 5000 ? 0 : start(call, ms, ...rest));
}`;

export default [
  opened,
  {
    name: 'one of each',
    async reach(visitor) {
      await visitor.run(keepNotifications);
      for (const type of ['success', 'error', 'info'] as const) await visitor.click(`add-${type}`);
      await visitor.see('notification-1', 'This is a success notification message');
      await visitor.see('notification-2', 'This is a error notification message');
      await visitor.see('notification-3', 'This is a info notification message');
    },
  },
] satisfies States<'notifications'>;
