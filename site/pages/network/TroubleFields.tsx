import { failures, type Trouble } from './address';
import { testId } from './test-id';

export function TroubleFields({ trouble, onChange }: { trouble: Trouble; onChange: (trouble: Trouble) => void }) {
  return (
    <div className="row network-row">
      <div className="field network-field">
        <label htmlFor="failure">Failure</label>
        <select
          id="failure"
          className="input"
          value={trouble.failure}
          onChange={(event) => onChange({ ...trouble, failure: event.target.value as Trouble['failure'] })}
          {...testId('net-failure')}
        >
          {failures.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field network-field">
        <label htmlFor="chance">Chance</label>
        <select
          id="chance"
          className="input"
          value={trouble.chance}
          onChange={(event) => onChange({ ...trouble, chance: Number(event.target.value) })}
          {...testId('net-chance')}
        >
          <option value="100">Every request</option>
          <option value="50">Half of them</option>
        </select>
      </div>
      <div className="field network-field">
        <label htmlFor="delay">Delay</label>
        <select
          id="delay"
          className="input"
          value={trouble.delay}
          onChange={(event) => onChange({ ...trouble, delay: Number(event.target.value) })}
          {...testId('net-delay')}
        >
          <option value="0">None</option>
          <option value="1000">1 second</option>
          <option value="3000">3 seconds</option>
        </select>
      </div>
    </div>
  );
}
