import { longWaits, noWaits, opened, type States, type Visitor } from '../../state';

/**
 * The draft belongs to the tab, in which another state may have left one. By a script, because nothing is to scroll.
 */
async function startAfresh({ run, see }: Visitor) {
  await run(`document.querySelector('[data-test=wizard-discard]').click()`);
  await see('wizard-heading', 'Account');
}

async function fillInTo(visitor: Visitor<'wizard-name'>, last: 'address' | 'preferences' | 'review') {
  const { click, fill, see } = visitor as Visitor;
  await startAfresh(visitor as Visitor);
  await fill('wizard-name', 'Ada');
  await fill('wizard-email', 'ada@example.org');
  await click('wizard-next');
  await see('wizard-heading', 'Address');
  if (last === 'address') return;
  await fill('wizard-street', 'Main Street 1');
  await fill('wizard-postcode', '12345');
  await fill('wizard-city', 'London');
  await click('wizard-next');
  await see('wizard-heading', 'Preferences');
  if (last === 'preferences') return;
  await click('wizard-contact-post');
  await click('wizard-next');
  await see('wizard-heading', 'Review');
}

/** A code would expire and a lock would end during the test, at once where waits are shortened. */
const stopCountdowns = `
  const start = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => (ms === 30000 || ms === 60000 ? 0 : start(call, ms, ...rest));
`;

/** Puts a code of the inbox into the boxes as a browser does that fills in one-time codes. */
const enterCode = (number: number) => `
  const box = document.querySelector('[data-test=otp-digit-1]');
  box.value = document.querySelector('[data-test=otp-code-${number}]').textContent;
  box.dispatchEvent(new Event('input', { bubbles: true }));
`;

export default [
  opened,
  {
    name: 'first step refused',
    async reach(visitor) {
      await startAfresh(visitor as Visitor);
      await visitor.click('wizard-next');
      await visitor.see('wizard-error-name', 'Enter your name');
      await visitor.see('wizard-error-email');
    },
  },
  {
    name: 'second step refused',
    async reach(visitor) {
      await fillInTo(visitor, 'address');
      await visitor.click('wizard-next');
      await visitor.see('wizard-error-street');
      await visitor.see('wizard-error-postcode');
      await visitor.see('wizard-error-city');
    },
  },
  {
    name: 'third step refused',
    async reach(visitor) {
      await fillInTo(visitor, 'preferences');
      await visitor.click('wizard-next');
      await visitor.see('wizard-error-contact');
    },
  },
  {
    name: 'sending both',
    parameters: longWaits,
    async reach(visitor) {
      await fillInTo(visitor, 'review');
      await visitor.click('wizard-send');
      await visitor.see('wizard-send', 'Sending...');
      await visitor.click('otp-send');
      await visitor.see('otp-send', 'Sending...');
    },
  },
  {
    name: 'sent and confirmed',
    parameters: noWaits,
    async reach(visitor) {
      await fillInTo(visitor, 'review');
      await visitor.click('wizard-send');
      await visitor.see('wizard-sent');
      await visitor.run(stopCountdowns);
      await visitor.click('otp-send');
      await visitor.see('otp-code-1');
      await visitor.run(enterCode(1));
      await visitor.click('otp-verify');
      await visitor.see('otp-success');
    },
  },
  {
    name: 'locked',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.run(stopCountdowns);
      for (const number of [1, 2] as const) {
        await visitor.click('otp-send');
        await visitor.see(`otp-code-${number}`);
      }
      for (const result of ['tries left: 2', 'tries left: 1', 'locked']) {
        // The code that was replaced is a wrong one with any seed.
        await visitor.run(enterCode(1));
        await visitor.click('otp-verify');
        await visitor.see('otp-result', result);
      }
    },
  },
] satisfies States<'wizard'>;
