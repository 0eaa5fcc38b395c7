import { useEffect, useState } from 'react';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { notAvailable } from './answers';
import { readNote, writeNote } from './database';
import { Note } from './Note';
import { storedText } from './stored-text';

export function DatabaseNote() {
  const [stored, setStored] = useState('Reading');
  const unmounted = useUnmountSignal();

  useEffect(() => {
    const signal = unmounted();
    const show = (text: string) => !signal.aborted && setStored(text);
    readNote().then(
      (note) => show(storedText(note)),
      () => show(notAvailable),
    );
  }, [unmounted]);

  async function store(text: string | null) {
    try {
      await writeNote(text);
      setStored(storedText(text));
    } catch {
      setStored(notAvailable);
    }
  }

  return (
    <Note kind="database" label="Database note" stored={stored} onStore={store}>
      In IndexedDB: for all tabs, as the first one, but each tab reads it only when it is opened, and a moment later.
    </Note>
  );
}
