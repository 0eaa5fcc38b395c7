import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { hook } from '../../shared/test-hook';
import { PlaceField } from './PlaceField';
import { places, placesFor } from './places';

export function Stops() {
  const [stops, setStops] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  return (
    <section className="card stack" {...hook('stops-example')}>
      <h2>Several choices</h2>
      <p>Each choice becomes a chip in the field. Here the list is there at once.</p>
      <Autocomplete
        // Kept by the redesign, because MUI names an option in the field by script.
        id="practice-stops"
        className="autocomplete"
        multiple
        filterSelectedOptions
        forcePopupIcon={false}
        disableClearable
        options={places}
        filterOptions={(left, { inputValue }) => placesFor(inputValue, left)}
        noOptionsText={<span {...hook('stops-empty')}>No places found</span>}
        value={stops}
        onChange={(_, chosen) => setStops(chosen)}
        slotProps={{
          popper: { role: 'region', 'aria-label': 'Stops to choose' },
          paper: { className: 'autocomplete-paper' },
          listbox: hook('stops-list'),
        }}
        renderOption={({ key, ...props }, place) => (
          <li key={key} {...props} {...hook('stops-option')}>
            {place}
          </li>
        )}
        renderValue={(chosen, itemProps) =>
          chosen.map((place, index) => {
            const { key, onDelete, ...props } = itemProps({ index });
            return (
              <Chip
                key={key}
                {...props}
                // Else it would be a button, and one that holds another.
                role="group"
                label={place}
                onDelete={(event) => {
                  onDelete(event);
                  input.current?.focus();
                }}
                deleteIcon={
                  <button
                    type="button"
                    aria-label={`Remove ${place}`}
                    // MUI would move the focus to the field at any key, and the field and not the button would get it.
                    onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
                    {...hook('stops-remove')}
                  >
                    <X aria-hidden size={16} />
                  </button>
                }
                {...hook('stops-chip')}
              />
            );
          })
        }
        renderInput={(params) => <PlaceField label="Stops" name="stops-input" inputRef={input} params={params} />}
      />
      <p className="panel" role="status" {...hook('stops-result')}>
        {`Stops: ${stops.join(', ') || 'none'}`}
      </p>
    </section>
  );
}
