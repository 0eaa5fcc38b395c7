import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { PlaceField } from './PlaceField';
import { places, placesFor } from './places';
import { testId } from './test-id';

export function Stops() {
  const [stops, setStops] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  return (
    <section className="card stack" {...testId('stops-example')}>
      <h2>Several choices</h2>
      <p className="muted">Each choice becomes a chip in the field. Here the list is there at once.</p>
      <Autocomplete
        // The redesign keeps this id: MUI writes the ids of options into the field by script, past React.
        id="practice-stops"
        className="autocomplete"
        size="small"
        multiple
        filterSelectedOptions
        forcePopupIcon={false}
        disableClearable
        options={places}
        filterOptions={(left, { inputValue }) => placesFor(inputValue, left)}
        noOptionsText={<span {...testId('stops-empty')}>No places found</span>}
        value={stops}
        onChange={(_, chosen) => setStops(chosen)}
        slotProps={{
          popper: { role: 'region', 'aria-label': 'Stops to choose' },
          paper: { className: 'autocomplete-paper' },
          listbox: testId('stops-list'),
        }}
        renderOption={({ key, ...props }, place) => (
          <li key={key} {...props} {...testId(`stops-option-${place}`)}>
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
                // MUI would make the chip a button, and a button may not contain another one.
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
                    // At any key MUI moves the focus to the field, which would then get the key.
                    onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
                    {...testId(`stops-remove-${place}`)}
                  >
                    <X aria-hidden size={16} />
                  </button>
                }
                {...testId(`stops-chip-${place}`)}
              />
            );
          })
        }
        renderInput={(params) => <PlaceField label="Stops" name="stops-input" inputRef={input} params={params} />}
      />
      <Outcome role="status" {...testId('stops-result')}>
        {`Stops: ${stops.join(', ') || 'none'}`}
      </Outcome>
    </section>
  );
}
