import { type ReactNode, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { asking, stateOf } from './answers';
import { testId } from './test-id';
import { usePermission } from './usePermission';

type Props = {
  name: 'location' | 'notifications' | 'camera';
  title: string;
  /** The permission's name for the browser. */
  permission: string;
  /** Resolves to the answer in words. */
  ask: () => Promise<string>;
  children: ReactNode;
};

export function Question({ name, title, permission, ask, children }: Props) {
  const [result, setResult] = useState('');
  const state = usePermission(permission);

  async function press() {
    setResult(asking);
    setResult(await ask());
  }

  return (
    <section className="card stack" {...testId(`permission-${name}-example`)}>
      <h2>{title}</h2>
      <p className="muted">{children}</p>
      <Outcome role="status" {...testId(`permission-${name}-state`)}>
        {state}
      </Outcome>
      <button type="button" className="button button-primary" onClick={press} {...testId(`permission-${name}-ask`)}>
        {`Ask for ${name}`}
      </button>
      <Outcome state={stateOf(result)} role="status" {...testId(`permission-${name}-result`)}>
        {result}
      </Outcome>
    </section>
  );
}
