import { useState } from 'react';
import { randomOfLoad } from '../../run/chance';
import { Outcome } from '../../shared/Outcome';
import { idSuffix } from './suffix';
import { testId } from './test-id';

export function RenamedTarget() {
  const [suffix] = useState(() => idSuffix(randomOfLoad('moving-ids')));
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('nothing');

  return (
    <>
      <h2>Ids that change with every load</h2>
      <p className="muted">
        The seed chooses them: the same seed, the same ids. Label and test ids stay what they are.
      </p>
      <div className="field">
        <label htmlFor={`field-${suffix}`}>Nickname</label>
        <input
          id={`field-${suffix}`}
          className="input"
          autoComplete="off"
          value={name}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          {...testId('renamed-input')}
        />
      </div>
      <button
        type="button"
        id={`button-${suffix}`}
        className="button button-primary"
        onClick={() => setSaved(name)}
        {...testId('renamed-button')}
      >
        Save nickname
      </button>
      <Outcome role="status" {...testId('renamed-result')}>
        {`Saved: ${saved}`}
      </Outcome>
    </>
  );
}
