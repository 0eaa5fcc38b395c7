import { useState } from 'react';
import { testId } from './test-id';

const cabins = ['Inside', 'Sea view', 'Balcony'] as const;
// Where this is not known, the dropdown is an ordinary one, and the operating system draws its list.
const picker = CSS.supports('appearance: base-select') ? 'customizable' : 'plain';

export function CabinSelect() {
  const [cabin, setCabin] = useState('Inside');

  return (
    <section className="card stack" {...testId('cabin-example')}>
      <h2>Customizable select</h2>
      <p className="muted">
        Where the browser can, the page styles the list itself, and its options are elements that can be clicked.
      </p>
      <div className="field">
        <label htmlFor="cabin">Cabin</label>
        <select
          id="cabin"
          className="input autocomplete-cabin"
          value={cabin}
          onChange={(event) => setCabin(event.target.value)}
          {...testId('cabin-select')}
        >
          {cabins.map((name) => (
            <option key={name} {...testId(`cabin-option-${name}`)}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="panel autocomplete-state">
        <p role="status" {...testId('cabin-result')}>{`Cabin: ${cabin}`}</p>
        <p {...testId('cabin-picker')}>{`Picker: ${picker}`}</p>
      </div>
    </section>
  );
}
