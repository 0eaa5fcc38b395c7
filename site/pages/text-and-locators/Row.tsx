import type { ReactNode } from 'react';
import type { Key } from './labels';
import { testId } from './test-id';

type RowProps = {
  of: Key;
  /** What a reader sees, in characters that a keyboard has. */
  reads: string;
  /** What is unusual about the button. */
  why: string;
  pressed: string;
  children: ReactNode;
};

export function Row({ of, reads, why, pressed, children }: RowProps) {
  return (
    <div className={`text-row${pressed === of ? ' text-row-pressed' : ''}`} {...testId(`text-row-${of}`)}>
      <div className="text-control">{children}</div>
      <div>
        <p>{reads}</p>
        <p className="muted">{why}</p>
      </div>
    </div>
  );
}
