import { type MouseEvent, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { testId } from './test-id';

export function Paragraph() {
  const [words, setWords] = useState(0);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useEventListeners(document, {
    selectionchange() {
      const selection = getSelection();
      const isHere = paragraph.current?.contains(selection?.anchorNode ?? null);
      setWords(isHere ? `${selection}`.split(/\s+/).filter(Boolean).length : 0);
    },
  });

  /** Browsers do this by themselves, each a little otherwise: some take the beginning of the next paragraph too. */
  function click({ detail, currentTarget }: MouseEvent) {
    if (detail === 3) getSelection()?.selectAllChildren(currentTarget);
  }

  return (
    <>
      <h2>Text to select</h2>
      <p className="muted">A double click selects a word, a triple click the paragraph.</p>
      <p ref={paragraph} className="clicks-paragraph" onClick={click} {...testId('clicks-paragraph')}>
        The ferry leaves at noon, and whoever comes late has to swim after it.
      </p>
      <p className="panel" role="status" {...testId('clicks-words')}>
        {`Selected words: ${words}`}
      </p>
    </>
  );
}
