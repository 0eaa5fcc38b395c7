import { useEffect, useRef } from 'react';
import { random } from '../../run/chance';
import { Outcome } from '../../shared/Outcome';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { CodeBoxes, noDigits } from './CodeBoxes';
import { arrive, expire, lockedFor, newPhone, unlock, validFor, verify } from './one-time-code';
import { testId } from './test-id';

export function OneTimeCode() {
  const [phone, setPhone, latestPhone] = useLatestState(newPhone);
  const [digits, setDigits, latestDigits] = useLatestState(noDigits);
  const boxes = useRef<HTMLFieldSetElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  /** Whether this has begun again. */
  const isAgain = useRef(false);
  const wait = useWait();
  const newest = phone.messages.at(-1)?.number;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters are new in every render, the timer is not.
  useEffect(() => {
    if (newest === undefined) return;
    const timer = setTimeout(() => setPhone(expire(latestPhone(), newest)), validFor);
    return () => clearTimeout(timer);
  }, [newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters are new in every render, the timer is not.
  useEffect(() => {
    if (!phone.locked) return;
    const timer = setTimeout(() => setPhone(unlock(latestPhone())), lockedFor);
    return () => clearTimeout(timer);
  }, [phone.locked]);

  async function send() {
    if (latestPhone().sending) return;
    setPhone({ ...latestPhone(), sending: true });
    await wait('wizard-code-arrives', 1000, 3000);
    setPhone(arrive(latestPhone(), random('wizard-code')));
  }

  function check() {
    const code = latestDigits().join('');
    const checked = verify(latestPhone(), code);
    setPhone(checked);
    if (checked.accepted) return setDigits(noDigits);
    // A complete code is typed again, so its boxes are emptied. An incomplete one keeps its digits.
    const missing = latestDigits().indexOf('');
    if (missing < 0) setDigits(noDigits);
    // The pressed button is disabled now and loses the focus. Locked boxes cannot take it.
    if (checked.locked) result.current?.focus();
    else boxes.current?.querySelectorAll('input')[Math.max(missing, 0)]?.focus();
  }

  if (phone.accepted) {
    return (
      <section className="card stack" {...testId('otp-example')}>
        <h2>One-time code</h2>
        <Outcome as="div" state="ok" role="status" {...testId('otp-success')}>
          Number confirmed
        </Outcome>
        <button
          key="again"
          type="button"
          className="button button-secondary"
          // biome-ignore lint/a11y/noAutofocus: “Verify” had the focus, and is gone.
          autoFocus
          onClick={() => {
            isAgain.current = true;
            setPhone(newPhone);
          }}
          {...testId('otp-again')}
        >
          Confirm another
        </button>
      </section>
    );
  }

  return (
    <section className="card stack wizard" {...testId('otp-example')}>
      <h2>One-time code</h2>
      <p className="muted">The code arrives in the inbox below and is valid for a minute.</p>
      <button
        type="button"
        className="button button-secondary wizard-send-code"
        // biome-ignore lint/a11y/noAutofocus: “Confirm another” had the focus, and is gone.
        autoFocus={isAgain.current}
        disabled={phone.sending}
        onClick={send}
        {...testId('otp-send')}
      >
        {phone.sending ? 'Sending...' : 'Send code'}
      </button>
      <div className="panel otp-inbox" role="log" aria-label="Inbox" {...testId('otp-inbox')}>
        {phone.messages.map(({ number, code, state }) => (
          <div key={number} {...testId(`otp-message-${number}`)}>
            Your code: <span {...testId(`otp-code-${number}`)}>{code}</span>{' '}
            <span className="otp-state" {...testId(`otp-state-${number}`)}>
              {state}
            </span>
          </div>
        ))}
      </div>
      <p className="otp-hint">No messages yet.</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <CodeBoxes ref={boxes} digits={digits} latest={latestDigits} disabled={phone.locked} onChange={setDigits} />
        <button type="submit" className="button button-primary" disabled={phone.locked} {...testId('otp-verify')}>
          Verify
        </button>
        <Outcome
          state={phone.result === 'You can try again' ? 'idle' : 'failed'}
          ref={result}
          role="status"
          tabIndex={-1}
          {...testId('otp-result')}
        >
          {phone.result}
        </Outcome>
      </form>
    </section>
  );
}
