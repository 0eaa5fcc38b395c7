import { useState } from 'react';
import { notAvailable } from './answers';
import { Note } from './Note';
import { storedText } from './stored-text';
import { read, write } from './stores';

export function SessionNote() {
  const [stored, setStored] = useState(() => storedText(read('sessionStorage', 'session')));

  function store(text: string | null) {
    setStored(write('sessionStorage', 'session', text) ? storedText(text) : notAvailable);
  }

  return (
    <Note kind="session" label="Session note" stored={stored} onStore={store}>
      In sessionStorage: for this tab, until it is closed.
    </Note>
  );
}
