import { useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { Combobox } from './Combobox';
import { cities, shown } from './cities';
import { DropdownCard } from './DropdownCard';

export function ListboxCity() {
  const [chosen, setChosen] = useState('');
  const [isOpen, setOpen, latestOpen] = useLatestState(false);
  const field = useRef<HTMLDivElement>(null);

  return (
    <DropdownCard kind="listbox" value={shown(chosen ? [chosen] : [])}>
      <h2>Hand-made listbox</h2>
      <p className="muted">Made of plain elements, with the keys of a native one: letters, arrows, Home and End.</p>
      <Combobox
        id="practice-listbox"
        label="Listbox"
        cities={cities}
        value={chosen}
        onChoose={setChosen}
        isOpen={isOpen}
        latestOpen={latestOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        field={field}
      />
    </DropdownCard>
  );
}
