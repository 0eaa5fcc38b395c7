import { longWaits, noWaits, opened, type States } from '../../state';

/** What browsers say about a response that is an error. */
const failed = /Failed to load resource|status of (500|422)/;

export default [
  opened,
  {
    name: 'orders loaded, changed and added',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('net-load');
      await visitor.see('net-count', '23 orders, page 1 of 5');
      await visitor.click('net-more-1001');
      await visitor.see('net-status', 'Changed order 1001');
      await visitor.click('net-delete-1005');
      await visitor.see('net-status', 'Deleted order 1005');
      await visitor.fill('net-customer', 'Ada Byron');
      await visitor.fill('net-item', 'Lamp');
      await visitor.click('net-add');
      await visitor.see('net-status', 'Added order');
    },
  },
  {
    name: 'a new order refused',
    parameters: noWaits,
    errors: failed,
    async reach(visitor) {
      await visitor.click('net-add');
      await visitor.see('net-status', 'Failed: 422');
      await visitor.see('net-retry');
      await visitor.see('net-problem', 'customer must not be empty');
    },
  },
  {
    name: 'a request that waits',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.run(
        `const select = document.querySelector('[data-test="net-delay"]');
         const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
         set.call(select, '3000');
         select.dispatchEvent(new Event('change', { bubbles: true }));`,
      );
      await visitor.click('net-load');
      await visitor.see('net-status', 'Loading');
      await visitor.see('net-request-1', 'waiting');
    },
  },
  {
    name: 'all messages received',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('net-listen');
      await visitor.see('net-events-status', 'All received');
      await visitor.see('net-event-9', '9: order');
    },
  },
  {
    name: 'an echo',
    async reach(visitor) {
      await visitor.click('net-connect');
      await visitor.see('net-echo-status', 'Connected');
      await visitor.fill('net-message', 'hello');
      await visitor.click('net-send');
      await visitor.see('net-echo-1', 'Echo: hello');
    },
  },
] satisfies States<'network'>;
