import { type ReactNode, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

type Props = {
  kind: 'local' | 'session' | 'database';
  label: string;
  /** What is stored, in words. */
  stored: string;
  /** Null deletes what is stored. */
  onStore: (text: string | null) => void;
  children: ReactNode;
};

export function Note({ kind, label, stored, onStore, children }: Props) {
  const [text, setText] = useState('');
  const id = `note-${kind}`;

  return (
    <section className="card stack" {...testId(`note-${kind}-example`)}>
      <h2>{label}</h2>
      <p className="muted">{children}</p>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          className="input"
          autoComplete="off"
          value={text}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => setText(event.currentTarget.value)}
          {...testId(`note-${kind}-text`)}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={() => onStore(text)}
          {...testId(`note-${kind}-save`)}
        >
          Save
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => onStore(null)}
          {...testId(`note-${kind}-delete`)}
        >
          Delete
        </button>
      </div>
      <Outcome role="status" {...testId(`note-${kind}-stored`)}>
        {stored}
      </Outcome>
    </section>
  );
}
