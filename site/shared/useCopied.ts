import { useEffect, useState } from 'react';
import { copy } from './copy';

const shownFor = 2000;

/** Copies texts, and says which one has just been copied, or could not be. */
export function useCopied() {
  const [last, setLast] = useState<{ text: string; copied: boolean }>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [last]);

  async function copyText(text: string) {
    setLast({ text, copied: await copy(text) });
  }

  return { last, copyText };
}
