import { useState } from 'react';
import { cascade, closedCity, shown } from './cities';
import { DropdownCard } from './DropdownCard';

export function NativeSelect() {
  const [chosen, setChosen] = useState('');

  return (
    <DropdownCard kind="native" value={shown(chosen ? [chosen] : [])}>
      <h2>Native select</h2>
      <p className="muted">The browser’s own, with a group for each continent. “Athens” is closed.</p>
      <div className="field">
        <label htmlFor="dropdown-native">Native</label>
        <select
          id="dropdown-native"
          className="input"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">Choose a city</option>
          {cascade.map((continent) => (
            <optgroup key={continent.value} label={continent.label}>
              {continent.children
                .flatMap((country) => country.children)
                .map(({ value, label }) => (
                  <option key={value} value={value} disabled={value === closedCity}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
    </DropdownCard>
  );
}
