import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Outcome } from '../../shared/Outcome';
import { define } from './elements';
import { NestInner, NestMiddle, NestOuter } from './nested-elements';
import { testId } from './test-id';

export function NestedRoots() {
  define('nest-inner', NestInner);
  define('nest-middle', NestMiddle);
  define('nest-outer', NestOuter);
  const [received, setReceived] = useState('');

  return (
    <section className="card stack cards-wide" {...testId('wc-nested-example')}>
      <h2>Three roots deep</h2>
      <p className="muted">
        An element in a shadow root in a shadow root in a shadow root. What it sends passes all three on its way to the
        page.
      </p>
      <nest-outer
        className="web-component-box"
        onsent={({ detail }: CustomEvent<string>) =>
          // At once: after an event that React does not know it renders a moment later.
          flushSync(() => setReceived(`Received: ${detail}`))
        }
        {...testId('wc-outer')}
      />
      <Outcome role="status" {...testId('wc-nested-result')}>
        {received}
      </Outcome>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nest-outer': HTMLAttributes<NestOuter> & { onsent(event: CustomEvent<string>): void };
    }
  }
}
