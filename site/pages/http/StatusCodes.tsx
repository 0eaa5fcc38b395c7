import { useState } from 'react';
import { hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { addressOf, ask, statusOf } from './answers';
import { ChoiceField } from './ChoiceField';
import { testId } from './test-id';
import { useAnswer } from './useAnswer';

const codes = ['200', '201', '204', '301', '302', '400', '401', '403', '404', '410', '429', '500', '502', '503', '504'];

export function StatusCodes() {
  const [code, setCode] = useState('404');
  const { answer, state, asking, show } = useAnswer();

  function askForIt() {
    return show(async (signal) => {
      const [response] = await ask(`${addressOf('status')}/${code}`, { signal });
      return `Response: ${statusOf(response)}`;
    });
  }

  return (
    <>
      <h2>Status codes</h2>
      <p className="muted">A response with the status that you choose. A browser stays where it is for one of them.</p>
      <ChoiceField id="http-code" label="Status" value={code} onValue={setCode}>
        {codes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ChoiceField>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={askForIt}
          {...testId('http-ask-status')}
        >
          Send request
        </button>
        <a className="button button-secondary" href={addressOf(`status/${code}`)} {...testId('http-open-status')}>
          Open it
        </a>
      </div>
      <Outcome state={state} role="status" {...testId('http-status')}>
        {answer}
      </Outcome>
    </>
  );
}
