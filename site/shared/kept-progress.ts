import { useSyncExternalStore } from 'react';
import { readStored, store } from './stored';

/** How many bugs of each requirement a graded suite caught and missed. */
export type Graded = { [requirement: string]: { caught: number; missed: number } | undefined };

/** How far the visitor has come, by page. It is kept in this browser. */
export type Progress = {
  /** The requirements that are ticked. */
  ticked: { [page: string]: string[] | undefined };
  /** What the last grade says that the visitor gave to the panel. */
  graded: { [page: string]: Graded | undefined };
};

const names = { ticked: 'practice-ticked', graded: 'practice-graded' } as const;

let current: Progress | undefined;
const listeners = new Set<() => void>();

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, read);
}

/** What is empty is not stored, so that nothing is left of what was taken back. */
export function keepProgress(progress: Progress) {
  current = { ticked: filled(progress.ticked), graded: filled(progress.graded) };
  for (const part of ['ticked', 'graded'] as const) {
    const isEmpty = Object.keys(current[part]).length === 0;
    store('localStorage', names[part], isEmpty ? null : JSON.stringify(current[part]));
  }
  tell();
}

/** The share of the tried bugs that was caught, in whole percent. Undefined if none was tried. */
export function percentCaught(graded: Graded | undefined): number | undefined {
  const { caught, tried } = caughtOf(graded);
  return tried > 0 ? Math.round((100 * caught) / tried) : undefined;
}

export function caughtOf(graded: Graded = {}): { caught: number; tried: number } {
  const all = Object.values(graded).filter((one) => one !== undefined);
  const sum = (count: (one: { caught: number; missed: number }) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return { caught: sum(({ caught }) => caught), tried: sum(({ caught, missed }) => caught + missed) };
}

function read(): Progress {
  current ??= { ticked: stored('ticked', Array.isArray), graded: stored('graded', isGraded) };
  return current;
}

/** What is stored by page, without what is damaged. */
function stored<Part extends keyof Progress>(part: Part, isWhole: (value: unknown) => boolean): Progress[Part] {
  try {
    const entries = Object.entries(JSON.parse(readStored('localStorage', names[part]) ?? '{}'));
    return Object.fromEntries(entries.filter(([, value]) => isWhole(value))) as Progress[Part];
  } catch {
    return {};
  }
}

function isGraded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => one?.caught >= 0 && one.missed >= 0);
}

function filled<Value extends object>(pages: { [page: string]: Value | undefined }) {
  return Object.fromEntries(Object.entries(pages).filter(([, value]) => value && Object.keys(value).length > 0));
}

function subscribe(listener: () => void) {
  // Another tab has ticked something.
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

function readAgain({ key }: StorageEvent) {
  if (key !== null && key !== names.ticked && key !== names.graded) return;
  current = undefined;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}
