import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

export function InertPart() {
  const [on, setOn] = useState(false);
  const [greeting, setGreeting] = useState('');
  const [printed, setPrinted] = useState('');

  return (
    <section className="card stack" {...testId('inert-example')}>
      <h2>Inert part</h2>
      <p className="muted">
        Nothing in it is disabled by itself: the part as a whole takes no pointer and no focus until it is switched on.
      </p>
      <label className="row">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
          role="switch"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          {...testId('inert-switch')}
        />
        Send as a gift
      </label>
      <div className="stack dialogs-inert" inert={!on} {...testId('inert-part')}>
        <div className="field">
          <label htmlFor="greeting">Greeting</label>
          <input
            id="greeting"
            type="text"
            className="input"
            autoComplete="off"
            value={greeting}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => setGreeting(event.currentTarget.value)}
            {...testId('inert-greeting')}
          />
        </div>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setPrinted(`Printed: ${greeting}`)}
          {...testId('inert-print')}
        >
          Print card
        </button>
      </div>
      <Outcome role="status" {...testId('inert-result')}>
        {printed}
      </Outcome>
    </section>
  );
}
