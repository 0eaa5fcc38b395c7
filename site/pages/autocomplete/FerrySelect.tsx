import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { directions, ferryName } from './ferries';
import { testId } from './test-id';

export function FerrySelect() {
  const [ferry, setFerry] = useState('');

  return (
    <section className="card stack" {...testId('ferry-example')}>
      <h2>Select with groups</h2>
      <p className="muted">
        A native one. The same times are in both groups, so a time alone does not say which one is meant.
      </p>
      <div className="field">
        <label htmlFor="ferry">Ferry</label>
        <select
          id="ferry"
          className="input"
          value={ferry}
          onChange={(event) => setFerry(event.target.value)}
          {...testId('ferry-select')}
        >
          <option value="">Choose one</option>
          {directions.map(({ name, ferries }) => (
            <optgroup key={name} label={name} {...testId(`ferry-group-${name}`)}>
              {ferries.map(({ id, time, full }) => (
                <option key={id} value={id} disabled={full} {...testId(`ferry-option-${id}`)}>
                  {time}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Outcome role="status" {...testId('ferry-result')}>
        {`Ferry: ${ferryName(ferry)}`}
      </Outcome>
    </section>
  );
}
