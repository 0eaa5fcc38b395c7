import IMask from 'imask';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FieldProps, FieldRow, inputProps } from './FieldRow';
import { masks, type MaskedField as Name } from './masks';
import { rawOf } from './raw';

type Props = FieldProps & { field: Name; required: boolean; note?: ReactNode };

/** The library owns the text of the input, so React does not control it. */
export function MaskedField({ field, required, value, error, onValue, onLeave, note }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const accept = useEffectEvent(onValue);

  useLayoutEffect(() => {
    const element = input.current as HTMLInputElement;
    const mask = IMask(element, masks[field]);
    // At focus IMask moves the cursor behind what the mask begins with. A tool that fills a field selects its text, then
    // focuses it and types over the selection, which would be gone.
    element.removeEventListener('focus', mask._onFocus);
    mask.on('accept', () => accept(mask.value));
    return () => mask.destroy();
  }, [field]);

  return (
    <FieldRow field={field} raw={rawOf(field, value)} error={error} note={note}>
      <input
        ref={input}
        inputMode={
          field === 'iban' ? 'text' : field.startsWith('amount') || field === 'percent' ? 'decimal' : 'numeric'
        }
        onBlur={(event) => {
          // IMask reads a value that a script has set when the field is left, and does not report it.
          onValue(event.currentTarget.value);
          onLeave();
        }}
        {...inputProps(field, error, required)}
      />
    </FieldRow>
  );
}
