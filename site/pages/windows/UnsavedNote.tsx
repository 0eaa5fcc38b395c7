import { useState } from 'react';
import { basePath, openedWith } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { useEventListeners } from '../../shared/useEventListeners';
import { testId } from './test-id';

export function UnsavedNote() {
  const [note, setNote] = useState('');
  const [saved, setSaved] = useState('');
  const unsaved = note !== saved;

  useEventListeners(window, {
    beforeunload(event) {
      if (unsaved) event.preventDefault();
    },
  });

  return (
    <>
      <h2>A question before leaving</h2>
      <p className="muted">
        With unsaved text the browser asks before this document goes: on a reload, when its tab is closed, and by the
        link below.
      </p>
      <div className="field">
        <label htmlFor="window-note">Note</label>
        <textarea
          id="window-note"
          className="input windows-note"
          rows={2}
          value={note}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
          {...testId('windows-note')}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={() => setSaved(note)}
          {...testId('windows-save')}
        >
          Save
        </button>
        {/* Loads a document: a link of the menu to a page that is loaded already would not leave this one. */}
        <a href={`${basePath}${openedWith}`} {...testId('windows-leave')}>
          Leave this page
        </a>
      </div>
      <Outcome role="status">
        <span {...testId('windows-note-status')}>{unsaved ? 'Unsaved changes' : 'All changes saved'}</span>
      </Outcome>
    </>
  );
}
