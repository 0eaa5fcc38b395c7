import { useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { notAvailable } from './answers';
import { Note } from './Note';
import { storedText } from './stored-text';
import { keyOf, read, write } from './stores';

export function LocalNote() {
  const [stored, setStored] = useState(() => storedText(read('localStorage', 'note')));

  // Browsers send this event to other tabs only. `key` is null after `localStorage.clear()`.
  useEventListeners(window, {
    storage({ key, newValue }) {
      if (key === null || key === keyOf('note')) setStored(storedText(newValue));
    },
  });

  function store(text: string | null) {
    setStored(write('localStorage', 'note', text) ? storedText(text) : notAvailable);
  }

  return (
    <Note kind="local" label="Local note" stored={stored} onStore={store}>
      In localStorage: for all tabs, until it is deleted. Open the page in a second tab and see it change there too.
    </Note>
  );
}
