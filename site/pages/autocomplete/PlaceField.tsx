import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ChangeEvent, Ref } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { testId } from './test-id';

type PlaceFieldProps = {
  label: string;
  /** Its test id. */
  name: 'place-input' | 'stops-input';
  inputRef?: Ref<HTMLInputElement>;
  params: AutocompleteRenderInputParams;
};

/** MUI's text field under a label of the site's own. */
export function PlaceField({ label, name, inputRef, params: { slotProps, ...params } }: PlaceFieldProps) {
  const { onChange, ...htmlInput } = slotProps.htmlInput;

  // WebDriver empties a field by this event alone, and the next render would bring the text back.
  useEventListeners(document, {
    change(event) {
      const { id, value } = event.target as HTMLInputElement;
      if (id === params.id && value === '') onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
    },
  });

  return (
    <div className="field">
      <label id={slotProps.inputLabel.id} htmlFor={params.id}>
        {label}
      </label>
      <TextField
        {...params}
        hiddenLabel
        inputRef={inputRef}
        slotProps={{
          input: slotProps.input,
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          // A plain object, because MUI types the ref of an input in two ways that do not fit.
          htmlInput: { ...htmlInput, onInput: onChange, ...testId(name) } as object,
        }}
      />
    </div>
  );
}
