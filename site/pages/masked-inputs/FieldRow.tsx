import type { ReactNode } from 'react';
import type { Field } from './fields';
import { testId } from './test-id';

export const labels: Record<Field, string> = {
  phone: 'Phone',
  card: 'Card number',
  expiry: 'Expiry (MM/YY)',
  iban: 'IBAN',
  'amount-en': 'Amount (English)',
  'amount-de': 'Amount (German)',
  percent: 'Percent',
  date: 'Date (DD.MM.YYYY)',
  time: 'Time (24 h)',
  quantity: 'Quantity',
  bio: 'Bio',
  code: 'Code',
  trimmed: 'Nickname',
  secret: 'Secret',
  controlled: 'Controlled text',
};

/** What all fields have in common. */
export type FieldProps = {
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onLeave: () => void;
};

/** The attributes that each input of a row has. */
export function inputProps(field: Field, error: string | undefined, required = false) {
  return {
    id: `mask-${field}`,
    className: 'input',
    autoComplete: 'off',
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `mask-error-${field}`,
    ...testId(`mask-input-${field}`),
  } as const;
}

type Props = { field: Field; raw: string; error: string | undefined; children: ReactNode; note?: ReactNode };

export function FieldRow({ field, raw, error, children, note }: Props) {
  return (
    <div className="mask-row">
      <div className="field">
        <label htmlFor={`mask-${field}`}>{labels[field]}</label>
        {children}
        {note}
        {/* As high without a text: if a button moved when a field is left, the click that leaves it would miss. */}
        <p id={`mask-error-${field}`} className="field-error mask-error" {...testId(`mask-error-${field}`)}>
          {error}
        </p>
      </div>
      <p className="mask-raw">
        <span className="muted">Raw value</span>
        {/* Even of the secret: this page is about what is sent, and shows it. */}
        <span className="value" {...testId(`mask-raw-${field}`)}>
          {raw}
        </span>
      </p>
    </div>
  );
}
