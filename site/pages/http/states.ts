import { longWaits, noWaits, opened, type States } from '../../state';

/** Chooses an option, which the visitor has no function for. React hears only of a value set past its own setter. */
const choose = (testId: string, value: string) =>
  `const select = document.querySelector('[data-test="${testId}"]');
   const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
   set.call(select, '${value}');
   select.dispatchEvent(new Event('change', { bubbles: true }));`;

export default [
  opened,
  {
    name: 'all responses shown',
    parameters: noWaits,
    // What browsers say about a response with the status 404.
    errors: /Failed to load resource|status of 404/,
    async reach(visitor) {
      await visitor.click('http-ask-status');
      await visitor.see('http-status', 'Response: 404');
      await visitor.click('http-follow');
      await visitor.see('http-redirects', 'Ended at /http/redirect/0: 200');
      await visitor.click('http-ask-slow');
      await visitor.see('http-slow', 'Response: 200');
      await visitor.click('http-ask-cache');
      await visitor.see('http-cache', 'Response: 200');
      await visitor.click('http-ask-changed');
      await visitor.see('http-cache', 'Response: 304');
      await visitor.click('http-set-cookies');
      await visitor.see('http-cookies-sent', 'Sent: ');
      await visitor.see('http-cookies-seen', 'practice-session');
      // The cookies would be there in the states of other pages.
      await visitor.click('http-remove-cookies');
      await visitor.see('http-cookies-sent', 'Removed');
    },
  },
  {
    name: 'a response waited for',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('http-ask-slow');
      await visitor.see('http-slow', 'Waiting');
    },
  },
  {
    name: 'a response given up',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.run(choose('http-patience', 'second'));
      await visitor.click('http-ask-slow');
      await visitor.see('http-slow', 'Gave up');
    },
  },
] satisfies States<'http'>;
