import { useState } from 'react';
import { basePath, hasProxy } from '../../run/page-options';
import { hook } from '../../shared/test-hook';
import { addressOf, ask, pathBelow } from './answers';
import { useAnswer } from './useAnswer';

export function RedirectChain() {
  const [times, setTimes] = useState('3');
  const { answer, asking, show } = useAnswer();

  function follow() {
    return show(async (signal) => {
      const [{ url, status }] = await ask(`${addressOf('redirect')}/${times}`, { signal });
      return `Ended at ${pathBelow(basePath, url)}: ${status}`;
    });
  }

  return (
    <>
      <h2>Redirects</h2>
      <p className="muted">A chain of answers, each of which leads on to the next. The page learns only of the last.</p>
      <div className="field">
        <label htmlFor="http-times">Redirects</label>
        <select
          id="http-times"
          className="input"
          value={times}
          onChange={({ target }) => setTimes(target.value)}
          {...hook('http-times')}
        >
          {['1', '3', '10'].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={follow}
          {...hook('http-follow')}
        >
          Follow
        </button>
      </div>
      <p className="panel" role="status" {...hook('http-redirects')}>
        {answer}
      </p>
    </>
  );
}
