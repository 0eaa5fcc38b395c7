import { useRef, useState } from 'react';
import { randomOfLoad } from '../../run/chance';
import { failingLoad } from '../../shared/failing-load';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { Combobox } from './Combobox';
import { type City, cities, shown } from './cities';
import { DropdownCard } from './DropdownCard';
import { testId } from './test-id';

export function LoadingCity() {
  const [loaded, setLoaded] = useState<readonly City[]>([]);
  const [chosen, setChosen] = useState('');
  const [isOpen, setOpen, latestOpen] = useLatestState(false);
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const openings = useRef(0);
  const loads = useRef(0);
  const wait = useWait();

  async function open() {
    openings.current += 1;
    const opening = openings.current;
    setFailed(false);
    setLoaded([]);
    setOpen(true);
    await wait('dropdown-load', 300, 1200);
    // Closed in the meantime, and perhaps opened again.
    if (!latestOpen() || opening !== openings.current) return;
    loads.current += 1;
    if (loads.current === failingLoad(randomOfLoad('dropdown-error'))) {
      setFailed(true);
      setOpen(false);
    } else setLoaded(cities);
  }

  function retry() {
    // Before the button is gone, because with it the focus would be lost.
    field.current?.focus();
    open();
  }

  return (
    <DropdownCard kind="loading" value={shown(chosen ? [chosen] : [])}>
      <h2>List that loads</h2>
      <p className="muted">Its cities arrive each time it is opened. One of the first two times they do not.</p>
      <Combobox
        id="practice-loading"
        label="Loading"
        cities={loaded}
        value={chosen}
        onChoose={setChosen}
        isOpen={isOpen}
        latestOpen={latestOpen}
        onOpen={open}
        onClose={() => setOpen(false)}
        field={field}
      />
      <p className="field-error" role="alert" {...testId('dropdown-error')}>
        {hasFailed && 'Could not load cities'}
      </p>
      {hasFailed && (
        <button type="button" className="button button-secondary" onClick={retry} {...testId('dropdown-retry')}>
          Try again
        </button>
      )}
    </DropdownCard>
  );
}
