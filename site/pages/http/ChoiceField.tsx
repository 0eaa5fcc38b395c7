import type { ReactNode } from 'react';
import { testId } from './test-id';

type ChoiceFieldProps = {
  /** Of the dropdown, and its test id. */
  id: 'http-code' | 'http-patience' | 'http-times';
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The options. */
  children: ReactNode;
};

export function ChoiceField({ id, label, value, onValue, children }: ChoiceFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onValue(target.value)} {...testId(id)}>
        {children}
      </select>
    </div>
  );
}
