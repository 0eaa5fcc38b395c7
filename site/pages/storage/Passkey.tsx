import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { answerTo, asking, stateOf } from './answers';
import { createPasskey, signIn } from './passkeys';
import { testId } from './test-id';

export function Passkey() {
  const [name, setName] = useState('Ada');
  const [status, setStatus] = useState('');

  /** One at a time: browsers refuse a second question while the first one is open. */
  async function use(act: () => Promise<string>) {
    setStatus(asking);
    try {
      setStatus(await act());
    } catch (error) {
      setStatus(answerTo(error));
    }
  }

  return (
    <section className="card stack" {...testId('passkey-example')}>
      <h2>Passkey</h2>
      <p className="muted">
        The browser keeps the passkey for this host, and the page checks type, challenge and origin of each answer. An
        address of numbers, such as 127.0.0.1, can have none: localhost can.
      </p>
      <div className="field">
        <label htmlFor="passkey-name">Name</label>
        <input
          id="passkey-name"
          type="text"
          className="input"
          autoComplete="off"
          maxLength={16}
          value={name}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => setName(event.currentTarget.value)}
          {...testId('passkey-name')}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={status === asking}
          onClick={() => use(() => createPasskey(name))}
          {...testId('passkey-create')}
        >
          Create passkey
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={status === asking}
          onClick={() => use(signIn)}
          {...testId('passkey-sign-in')}
        >
          Sign in
        </button>
      </div>
      <Outcome state={stateOf(status)} role="status" {...testId('passkey-status')}>
        {status}
      </Outcome>
    </section>
  );
}
