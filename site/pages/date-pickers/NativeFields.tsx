import { useState } from 'react';
import { today, wallClock } from '../../run/clock';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

export function NativeFields() {
  const [delivery, setDelivery] = useState('');
  const [time, setTime] = useState('');
  const [reminder, setReminder] = useState('');
  const isPast = delivery !== '' && delivery < today();

  return (
    <section className="card stack date-card" {...testId('date-native-example')}>
      <h2>Native fields</h2>
      <p className="muted">
        The browser draws them in the order of its own language and country. Their values are the same everywhere.
      </p>
      <p className="panel" {...testId('date-clock')}>{`Today is ${today()}`}</p>
      <div className="field">
        <label htmlFor="delivery">Delivery day</label>
        <div className="date-line">
          <input
            id="delivery"
            type="date"
            className="input"
            value={delivery}
            aria-invalid={isPast}
            aria-describedby={isPast ? 'delivery-error' : undefined}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => setDelivery(event.currentTarget.value)}
            {...testId('date-delivery')}
          />
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setDelivery(today())}
            {...testId('date-today')}
          >
            Today
          </button>
        </div>
        {isPast && (
          <p id="delivery-error" className="field-error" {...testId('date-delivery-error')}>
            Choose today or later
          </p>
        )}
        <Outcome label="Delivery day as text" {...testId('date-delivery-value')}>
          {delivery || 'Empty'}
        </Outcome>
      </div>
      <div className="field">
        <label htmlFor="delivery-time">Delivery time</label>
        <input
          id="delivery-time"
          type="time"
          className="input"
          value={time}
          onInput={(event) => setTime(event.currentTarget.value)}
          {...testId('date-time')}
        />
        <Outcome label="Delivery time as text" {...testId('date-time-value')}>
          {time || 'Empty'}
        </Outcome>
      </div>
      <div className="field">
        <label htmlFor="reminder">Reminder</label>
        <div className="date-line">
          <input
            id="reminder"
            type="datetime-local"
            className="input"
            value={reminder}
            onInput={(event) => setReminder(event.currentTarget.value)}
            {...testId('date-reminder')}
          />
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setReminder(wallClock())}
            {...testId('date-now')}
          >
            Now
          </button>
        </div>
        <Outcome label="Reminder as text" {...testId('date-reminder-value')}>
          {reminder || 'Empty'}
        </Outcome>
      </div>
    </section>
  );
}
