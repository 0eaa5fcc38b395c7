import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
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
