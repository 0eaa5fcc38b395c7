import { opened, type States } from '../../state';

/** The site's clock, so that every state is the same on any day. */
const parameters = { now: '2026-03-05T09:30' } as const;

/** By a script, because browsers take keys for a date in the order of their language. */
const fillIn = `
  for (const [name, value] of [['delivery', '2026-03-04'], ['time', '14:30'], ['reminder', '2026-03-12T14:30']]) {
    const field = document.querySelector('[data-test=date-' + name + ']');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
`;

export default [
  { ...opened, parameters },
  {
    name: 'native fields filled in',
    parameters,
    async reach(visitor) {
      await visitor.run(fillIn);
      await visitor.see('date-delivery-error');
      await visitor.see('date-time-value', '14:30');
      await visitor.see('date-reminder-value', '2026-03-12T14:30');
    },
  },
  {
    name: 'calendar open, with an appointment',
    parameters,
    async reach(visitor) {
      await visitor.click('date-appointment');
      await visitor.click('date-appointment-day-2026-03-12');
      await visitor.see('date-appointment-value', '2026-03-12');
      await visitor.click('date-appointment');
      await visitor.see('date-appointment-calendar');
    },
  },
  {
    name: 'months',
    parameters,
    async reach(visitor) {
      await visitor.click('date-appointment');
      await visitor.see('date-appointment-calendar');
      await visitor.click({ css: '[aria-label="Choose a month"]' });
      await visitor.see('date-appointment-month-2026-03');
    },
  },
  {
    name: 'years',
    parameters,
    async reach(visitor) {
      await visitor.click('date-appointment');
      await visitor.see('date-appointment-calendar');
      await visitor.click({ css: '[aria-label="Choose a year"]' });
      await visitor.see('date-appointment-year-2026');
    },
  },
  {
    name: 'calendar of a stay, of which one day is chosen',
    parameters,
    async reach(visitor) {
      await visitor.click('date-stay-from');
      await visitor.see('date-stay-calendar');
      await visitor.click('date-stay-day-2026-03-12');
      await visitor.see('date-stay-calendar');
    },
  },
  {
    name: 'stay',
    parameters,
    async reach(visitor) {
      await visitor.click('date-stay-from');
      await visitor.click('date-stay-day-2026-03-12');
      await visitor.click('date-stay-day-2026-03-15');
      await visitor.see('date-stay-value', '2026-03-12/2026-03-15');
    },
  },
] satisfies States<'date-pickers'>;
