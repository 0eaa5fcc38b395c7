import { useState } from 'react';
import { hasProxy, runOptions } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { addressOf, ask, statusOf } from './answers';
import { ChoiceField } from './ChoiceField';
import { askedTime } from './slow';
import { testId } from './test-id';
import { useAnswer } from './useAnswer';

export function SlowAnswer() {
  const [patience, setPatience] = useState('endless');
  const { answer, state, asking, show } = useAnswer();
  const wait = useWait();

  function askSlowly() {
    return show(async (unmounted) => {
      const giveUp = new AbortController();
      const answered = ask(`${addressOf('slow')}?ms=${askedTime(runOptions.delayScale)}`, {
        cache: 'no-store',
        signal: AbortSignal.any([unmounted, giveUp.signal]),
      }).then(([response]) => `Response: ${statusOf(response)}`);
      if (patience === 'endless') return answered;
      const gaveUp = wait('http-patience', 1000).then(() => 'Gave up');
      const first = await Promise.race([answered, gaveUp]);
      giveUp.abort();
      // `abort()` makes this promise reject, which would be reported as unhandled.
      answered.catch(() => {});
      return first;
    });
  }

  return (
    <>
      <h2>A slow response</h2>
      <p className="muted">It takes two seconds. The page waits for it as long as you say.</p>
      <ChoiceField id="http-patience" label="Patience" value={patience} onValue={setPatience}>
        <option value="endless">As long as it takes</option>
        <option value="second">One second</option>
      </ChoiceField>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={askSlowly}
          {...testId('http-ask-slow')}
        >
          Send slow request
        </button>
      </div>
      <Outcome state={state} role="status" {...testId('http-slow')}>
        {answer}
      </Outcome>
    </>
  );
}
