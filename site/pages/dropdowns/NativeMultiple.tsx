import { useState } from 'react';
import { cities, shown } from './cities';
import { DropdownCard } from './DropdownCard';

export function NativeMultiple() {
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function choose({ selectedOptions }: HTMLSelectElement) {
    setChosen([...selectedOptions].map(({ value }) => value));
  }

  return (
    <DropdownCard kind="multiple" value={shown(chosen)}>
      <h2>Native select for several</h2>
      <p className="muted">Hold Ctrl or Cmd for another city. A phone shows a list of its own.</p>
      <div className="field">
        <label htmlFor="dropdown-multiple">Multiple</label>
        <select
          id="dropdown-multiple"
          className="input dropdown-multiple"
          multiple
          size={5}
          value={chosen}
          onChange={({ target }) => choose(target)}
        >
          {cities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </DropdownCard>
  );
}
