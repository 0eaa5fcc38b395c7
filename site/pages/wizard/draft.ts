import { type Draft, parseDraft } from './steps';

const key = 'practice-site-wizard-draft';

/** The tab's draft. Where a browser refuses to store anything, there is none. */
export function readDraft(): Draft {
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return parseDraft(null);
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser refuses to store anything. The page works anyway, until it is reloaded.
  }
}

export function discardDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser refuses, so nothing was stored before.
  }
}
