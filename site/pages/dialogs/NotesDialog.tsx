import { useRef, useState } from 'react';
import { hook } from '../../shared/test-hook';

export function NotesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState(0);

  return (
    <section className="card stack" {...hook('dialog-notes-example')}>
      <h2>Dialog beside the page</h2>
      <p>It is not modal: the page can be used while it is open, and Escape is not meant for it.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          onClick={() => dialog.current?.show()}
          {...hook('dialog-notes-open')}
        >
          Open notes
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setAdded((before) => before + 1)}
          {...hook('dialog-add')}
        >
          Add one
        </button>
      </div>
      <p className="panel" role="status" {...hook('dialog-added')}>{`Added: ${added}`}</p>
      <dialog
        ref={dialog}
        className="dialogs-dialog dialogs-notes"
        aria-labelledby="notes-title"
        {...hook('dialog-notes')}
      >
        <div className="stack">
          <h3 id="notes-title">Notes</h3>
          <div className="field">
            <label htmlFor="note">Note</label>
            <textarea id="note" className="input" rows={2} {...hook('dialog-notes-text')} />
          </div>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => dialog.current?.close()}
            {...hook('dialog-notes-close')}
          >
            Close notes
          </button>
        </div>
      </dialog>
    </section>
  );
}
