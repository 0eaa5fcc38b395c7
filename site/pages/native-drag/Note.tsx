import { type DragEvent, useState } from 'react';
import { withText } from './board';
import { testId } from './test-id';
import { carries } from './transfer';

const phrase = 'Meeting at ten';

type Props = {
  onDrag: (event: DragEvent, text: string) => void;
  onDrop: (event: DragEvent, text: string) => void;
  onAdd: (text: string) => void;
};

export function Note({ onDrag, onDrop, onAdd }: Props) {
  const [note, setNote] = useState('');

  function dragPhrase(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'copy';
    onDrag(event, phrase);
  }

  function dragOver(event: DragEvent) {
    if (!carries(event, 'text/plain')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  }

  function add() {
    setNote(withText(note, phrase));
    onAdd(phrase);
  }

  function drop(event: DragEvent) {
    if (!carries(event, 'text/plain')) return;
    // By itself the browser inserts the text at the caret under the pointer, and not at the end.
    event.preventDefault();
    const text = event.dataTransfer.getData('text/plain');
    setNote(withText(note, text));
    onDrop(event, text);
  }

  return (
    <section className="card stack" {...testId('native-note-example')}>
      <h2>A text into a field</h2>
      <p className="muted">
        Drag the phrase into the field, or one of the cards. Anything with a text is accepted here.
      </p>
      <div className="row">
        <span className="native-phrase" draggable onDragStart={dragPhrase} {...testId('native-phrase')}>
          {phrase}
        </span>
        <button type="button" className="button button-secondary" onClick={add} {...testId('native-add')}>
          Add phrase to note
        </button>
      </div>
      <div className="field">
        <label htmlFor="native-note">Note</label>
        <input
          id="native-note"
          className="input"
          autoComplete="off"
          value={note}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
          onDragOver={dragOver}
          onDrop={drop}
          {...testId('native-note')}
        />
      </div>
    </section>
  );
}
