import type { ReactNode } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

type DropdownCardProps = {
  kind: 'native' | 'multiple' | 'react-select' | 'antd' | 'mui' | 'listbox' | 'cascader' | 'loading';
  /** What the form would send, and not what the reader chose by. */
  value: string;
  children: ReactNode;
};

export function DropdownCard({ kind, value, children }: DropdownCardProps) {
  return (
    <section className="card stack dropdown-card" {...testId(`dropdown-${kind}`)}>
      {children}
      <Outcome label="Value" className="dropdown-value" role="status" {...testId(`dropdown-value-${kind}`)}>
        {value}
      </Outcome>
    </section>
  );
}
