import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

export function NotesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState(0);

  return (
    <section className="card stack" {...testId('dialog-notes-example')}>
      <h2>Dialog beside the page</h2>
      <p className="muted">It is not modal: the page can be used while it is open, and Escape is not meant for it.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          onClick={() => dialog.current?.show()}
          {...testId('dialog-notes-open')}
        >
          Open notes
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setAdded((before) => before + 1)}
          {...testId('dialog-add')}
        >
          Add one
        </button>
      </div>
      <Outcome role="status" {...testId('dialog-added')}>{`Added: ${added}`}</Outcome>
      <dialog
        ref={dialog}
        className="dialogs-dialog dialogs-notes"
        aria-labelledby="notes-title"
        {...testId('dialog-notes')}
      >
        <div className="stack">
          <h3 id="notes-title">Notes</h3>
          <div className="field">
            <label htmlFor="note">Note</label>
            <textarea id="note" className="input" rows={2} {...testId('dialog-notes-text')} />
          </div>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => dialog.current?.close()}
            {...testId('dialog-notes-close')}
          >
            Close notes
          </button>
        </div>
      </dialog>
    </section>
  );
}
