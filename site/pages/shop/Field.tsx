import type { ComponentProps } from 'react';
import type { testId } from './test-id';

type Props = Omit<ComponentProps<'input'>, 'onInput' | 'onChange'> & {
  id: string;
  label: string;
  error?: string | undefined;
  /** The test id of the error. Only a field with an error of its own has one. */
  errorProps?: ReturnType<typeof testId>;
  onValue: (value: string) => void;
};

/** A labelled text field and, below it, what is wrong with its value. */
export function Field({ id, label, error, errorProps, onValue, ...input }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...input}
        id={id}
        className="input"
        // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} className="field-error" {...errorProps}>
          {error}
        </p>
      )}
    </div>
  );
}
