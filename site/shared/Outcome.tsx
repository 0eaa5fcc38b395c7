import type { ComponentProps } from 'react';

/** Before the action, during it, and what it came to. */
export type OutcomeState = 'idle' | 'busy' | 'ok' | 'failed';

type OutcomeProps = ComponentProps<'p'> & {
  /** Where suites look for a div. Default: `p`. */
  as?: 'div' | 'p';
  /** The label of the value. It is above the value and not part of it, so that a test reads only the value. */
  label?: string;
  state?: OutcomeState;
};

/** What an action came to, in words that tests read: right below the action, and without room as long as it is empty. */
export function Outcome({ as: Line = 'p', label, state = 'idle', className = '', ...value }: OutcomeProps) {
  const line = <Line className={`panel outcome outcome-${state} ${className}`.trim()} {...value} />;
  if (label === undefined) return line;
  return (
    <div className="outcome-labelled">
      <span className="outcome-label">{label}</span>
      {line}
    </div>
  );
}
