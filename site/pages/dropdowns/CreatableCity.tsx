import { useState } from 'react';
import { createFilter } from 'react-select';
import CreatableSelect from 'react-select/creatable';
import { type City, cities, shown } from './cities';
import { DropdownCard } from './DropdownCard';
import { selectStyles, selectTheme } from './dropdown-theme';

/** By the name alone and as typed. react-select itself would search in the value too, without accents and spaces. */
const filterOption = createFilter<City>({ stringify: ({ label }) => label, ignoreAccents: false, trim: false });

/** react-select, as it is: it has no `select`, and its list is in the document only while it is open. */
export function CreatableCity() {
  const [offered, setOffered] = useState(cities);
  const [chosen, setChosen] = useState<City | null>(null);

  /** By the name alone, while react-select would refuse a text that is the value of another city. */
  function isNew(text: string) {
    return text.trim() !== '' && offered.every(({ label }) => label.toLowerCase() !== text.toLowerCase());
  }

  function create(text: string) {
    const city = { value: text, label: text };
    setOffered([...offered, city]);
    setChosen(city);
  }

  return (
    <DropdownCard kind="react-select" value={shown(chosen ? [chosen.value] : [])}>
      <h2>Searchable select</h2>
      <p className="muted">It is react-select’s. Type to search, or to create a city that is not there yet.</p>
      <div className="field">
        <label htmlFor="react-select-practice-input">react-select</label>
        <CreatableSelect
          // Its ids are react-select's own, `react-select-practice-input`, by which suites find it.
          instanceId="practice"
          // The redesigns keep class names that begin so.
          classNamePrefix="practice-select"
          options={offered}
          filterOption={filterOption}
          isValidNewOption={isNew}
          value={chosen}
          onChange={(city) => setChosen(city)}
          onCreateOption={create}
          placeholder="Choose a city"
          theme={selectTheme}
          styles={selectStyles}
        />
      </div>
    </DropdownCard>
  );
}
