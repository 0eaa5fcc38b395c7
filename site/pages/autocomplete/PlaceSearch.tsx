import Autocomplete from '@mui/material/Autocomplete';
import { useRef, useState } from 'react';
import { PlaceField } from './PlaceField';
import { testId } from './test-id';
import { useSearch } from './useSearch';

export function PlaceSearch() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const failed = search.phase === 'failed';

  function changeText(text: string, reason: string) {
    setText(text);
    if (reason === 'input') search.search(text);
    else search.stop();
  }

  function retry() {
    // The button is removed and would lose the focus, so the field gets it: the list opens there.
    input.current?.focus();
    setOpen(true);
    search.retry(text);
  }

  return (
    <section className="card stack" {...testId('place-example')}>
      <h2>Search as you type</h2>
      <p className="muted">
        Suggestions come late, and not always in the order of their requests. Try “ash”, “mal” or “xyz”.
      </p>
      <label className="row">
        <input
          type="checkbox"
          checked={search.failNext}
          onChange={(event) => search.letNextFail(event.target.checked)}
          {...testId('place-fail')}
        />
        Let the next response fail
      </label>
      <Autocomplete
        // The redesign keeps this id: MUI writes the ids of options into the field by script, past React.
        id="practice-place"
        className="autocomplete"
        size="small"
        forcePopupIcon={false}
        // Otherwise MUI empties the field as soon as another control, such as “Try again”, gets the focus.
        clearOnBlur={false}
        open={open && search.phase !== 'idle' && !failed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={search.places}
        // The response has only places that fit, so MUI has nothing left to filter.
        filterOptions={(found) => found}
        loading={search.phase === 'loading'}
        loadingText={<span {...testId('place-loading')}>Loading places...</span>}
        noOptionsText={<span {...testId('place-empty')}>No places found</span>}
        clearText="Clear place"
        inputValue={text}
        onInputChange={(_, text, reason) => changeText(text, reason)}
        value={place}
        onChange={(_, chosen) => setPlace(chosen)}
        slotProps={{
          popper: { role: 'region', 'aria-label': 'Places' },
          paper: { className: 'autocomplete-paper' },
          listbox: testId('place-list'),
          clearIndicator: testId('place-clear'),
        }}
        renderOption={({ key, ...props }, found) => (
          <li key={key} {...props} {...testId(`place-option-${found}`)}>
            {found}
          </li>
        )}
        renderInput={(params) => <PlaceField label="Place" name="place-input" inputRef={input} params={params} />}
      />
      {failed && (
        <div className="row">
          <p className="field-error" role="alert" {...testId('place-error')}>
            Places could not be loaded
          </p>
          <button type="button" className="button button-secondary" onClick={retry} {...testId('place-retry')}>
            Try again
          </button>
        </div>
      )}
      <div className="panel autocomplete-state">
        <p role="status" {...testId('place-result')}>{`Chosen: ${place ?? 'none'}`}</p>
        <p {...testId('place-questions')}>{`Requests: ${search.questions}`}</p>
      </div>
    </section>
  );
}
