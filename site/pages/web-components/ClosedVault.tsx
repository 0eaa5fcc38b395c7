import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Outcome } from '../../shared/Outcome';
import { CodeVault } from './code-vault';
import { define } from './elements';
import { testId } from './test-id';

const rightCode = '4711';

export function ClosedVault() {
  define('code-vault', CodeVault);
  const [result, setResult] = useState('');

  return (
    <section className="card stack" {...testId('wc-closed-example')}>
      <h2>A closed root</h2>
      <p className="muted">
        No script sees into it, but everybody can use it. The code is {rightCode}, and the page says whether it fits.
      </p>
      <code-vault
        className="web-component-box"
        ontried={({ detail }: CustomEvent<string>) =>
          // At once: after an event that React does not know it renders a moment later.
          flushSync(() => setResult(detail === rightCode ? 'Opened' : `Wrong code: ${detail}`))
        }
        {...testId('wc-vault')}
      />
      <Outcome state={result.startsWith('Wrong') ? 'failed' : 'ok'} role="status" {...testId('wc-vault-result')}>
        {result}
      </Outcome>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-vault': HTMLAttributes<CodeVault> & { ontried(event: CustomEvent<string>): void };
    }
  }
}
