import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { enter, typedOver } from './one-time-code';
import { testId } from './test-id';

export const noDigits: readonly string[] = ['', '', '', '', '', ''];

type Props = {
  ref: Ref<HTMLFieldSetElement>;
  digits: readonly string[];
  /** The digits of the last event, which React may not have rendered yet. */
  latest: () => readonly string[];
  disabled: boolean;
  onChange: (digits: readonly string[]) => void;
};

export function CodeBoxes({ ref, digits, latest, disabled, onChange }: Props) {
  function take(box: HTMLInputElement, index: number, text: string) {
    const entered = enter(latest(), index, text);
    onChange(entered.digits);
    focusBox(box, entered.next);
  }

  function change(box: HTMLInputElement, index: number) {
    if (box.value === '') onChange(latest().with(index, ''));
    else take(box, index, typedOver(latest()[index] ?? '', box.value));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    event.preventDefault();
    take(event.currentTarget, index, event.clipboardData.getData('text'));
  }

  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const { key, currentTarget } = event;
    if (key === 'ArrowLeft') focusBox(currentTarget, index - 1);
    else if (key === 'ArrowRight') focusBox(currentTarget, index + 1);
    else if (key === 'Backspace' && index > 0 && !latest()[index]) {
      onChange(latest().with(index - 1, ''));
      focusBox(currentTarget, index - 1);
    } else return;
    event.preventDefault();
  }

  return (
    <fieldset ref={ref} className="otp-boxes" aria-label="One-time code">
      {digits.map((digit, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
          key={index}
          className="input"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={`Digit ${index + 1} of 6`}
          disabled={disabled}
          value={digit}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => change(event.currentTarget, index)}
          onPaste={(event) => paste(event, index)}
          onKeyDown={(event) => press(event, index)}
          onFocus={(event) => event.currentTarget.select()}
          {...testId(`otp-digit-${index + 1}`)}
        />
      ))}
    </fieldset>
  );
}

function focusBox(box: HTMLInputElement, index: number) {
  box.form?.querySelectorAll('input')[index]?.focus();
}
