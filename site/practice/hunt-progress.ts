import { useState } from 'react';
import type { HuntAnswer } from '../run/hunt-token';
import { readStored, store, storedNames } from '../shared/stored';
import { useEventListeners } from '../shared/useEventListeners';

/** What a hunter knows about a page. */
export type PageProgress = {
  /** The requirements that were guessed and are not broken. */
  wrong: readonly string[];
  /** What the bug is, once it was found or given up. */
  answer?: HuntAnswer;
  gaveUp?: boolean;
};

type Progress = { readonly [page: string]: PageProgress | undefined };

const untouched: PageProgress = { wrong: [] };

/** The progress of a hunt, kept in this browser. Other tabs with the same hunt follow. */
export function useProgress(token: string) {
  const [progress, setProgress] = useState(() => readProgress(token));
  const reread = () => setProgress(readProgress(token));
  // `pageshow` comes when the back button shows a document that the browser has kept.
  useEventListeners(window, { storage: reread, pageshow: reread });

  function note(page: string, change: (known: PageProgress) => PageProgress) {
    // What is stored, because another tab may have written since.
    const known = readProgress(token);
    const next = { ...known, [page]: change(known[page] ?? untouched) };
    store('localStorage', keyOf(token), JSON.stringify(next));
    setProgress(next);
  }

  return { of: (page: string) => progress[page] ?? untouched, note };
}

export function triesOf({ wrong, answer, gaveUp }: PageProgress): number {
  return wrong.length + (answer && !gaveUp ? 1 : 0);
}

/** `3 tries`. */
export function triesText(tries: number): string {
  return tries === 1 ? '1 try' : `${tries} tries`;
}

const lastName = 'practice-hunt';

/** The hunt that was started last. */
export function lastHunt(): string | null {
  return readStored('localStorage', lastName);
}

export function keepLastHunt(token: string) {
  store('localStorage', lastName, token);
}

/** Removes what is kept of every hunt, so that the next person at this browser can start the same one. */
export function forgetHunts() {
  for (const name of storedNames('localStorage'))
    if (name === lastName || name.startsWith(keyOf(''))) store('localStorage', name, null);
}

function keyOf(token: string): string {
  return `practice-hunt ${token}`;
}

/** Anybody may have changed what is stored, so only what fits is taken. */
function readProgress(token: string): Progress {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', keyOf(token)) ?? '{}');
    const entries = Object.entries(Object(stored)).filter(([, one]) => isProgress(one));
    return Object.fromEntries(entries) as Progress;
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is PageProgress {
  const { wrong, answer } = Object(value);
  const isText = (text: unknown) => typeof text === 'string';
  return (
    Array.isArray(wrong) &&
    wrong.every(isText) &&
    (answer === undefined || (isText(answer?.requirement) && isText(answer?.title)))
  );
}
