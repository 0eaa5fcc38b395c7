import { useState } from 'react';
import { basePath, hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { addressOf, ask, pathBelow } from './answers';
import { ChoiceField } from './ChoiceField';
import { testId } from './test-id';
import { useAnswer } from './useAnswer';

export function RedirectChain() {
  const [times, setTimes] = useState('3');
  const { answer, state, asking, show } = useAnswer();

  function follow() {
    return show(async (signal) => {
      const [{ url, status }] = await ask(`${addressOf('redirect')}/${times}`, { signal });
      return `Ended at ${pathBelow(basePath, url)}: ${status}`;
    });
  }

  return (
    <>
      <h2>Redirects</h2>
      <p className="muted">A chain of redirects. The page sees only the last response.</p>
      <ChoiceField id="http-times" label="Redirects" value={times} onValue={setTimes}>
        {['1', '3', '10'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ChoiceField>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={follow}
          {...testId('http-follow')}
        >
          Follow
        </button>
      </div>
      <Outcome state={state} role="status" {...testId('http-redirects')}>
        {answer}
      </Outcome>
    </>
  );
}
