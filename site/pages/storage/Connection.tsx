import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useEventListeners } from '../../shared/useEventListeners';
import { testId } from './test-id';

export function Connection() {
  const [online, setOnline] = useState(navigator.onLine);
  const [changes, setChanges] = useState(0);

  function change(to: boolean) {
    setOnline(to);
    setChanges((before) => before + 1);
  }

  useEventListeners(window, { online: () => change(true), offline: () => change(false) });

  return (
    <section className="card stack" {...testId('connection-example')}>
      <h2>Connection</h2>
      <p className="muted">
        What the browser says about the network. Taken off it, the page goes on, because all of it is there.
      </p>
      <Outcome role="status" {...testId('connection-status')}>
        {online ? 'Online' : 'Offline'}
      </Outcome>
      <Outcome {...testId('connection-changes')}>{`Changes: ${changes}`}</Outcome>
    </section>
  );
}
