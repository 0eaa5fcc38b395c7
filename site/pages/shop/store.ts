import { useSyncExternalStore } from 'react';
import { randomOfLoad } from '../../run/chance';
import { wallClock } from '../../run/clock';
import { readStored, store } from '../../shared/stored';
import type { Order } from './orders';
import { firstState, isSameOrder, parsed, placeOrder, type ShopState } from './shop-state';

const key = 'practice-site-shop';

let text: string | null | undefined;
let state = firstState;
const listeners = new Set<() => void>();

/** The state that this browser keeps, also before React has rendered it. Another tab may have changed it. */
export function readShop(): ShopState {
  const kept = readStored('localStorage', key);
  if (kept !== text) {
    text = kept;
    state = parsed(kept);
  }
  return state;
}

/** Keeps what a change makes of the latest state, and tells all that show it. */
export function changeShop(change: (state: ShopState) => ShopState): void {
  keep(change(readShop()));
}

/** A change that has something to tell. Returns its message. */
export function askShop(change: (state: ShopState) => { changed: ShopState; message: string }): string {
  const { changed, message } = change(readShop());
  keep(changed);
  return message;
}

/** Brings the first data back. */
export function resetShop(): void {
  keep(firstState);
}

/**
 * Places the order of the cart. Undefined where it is another one than was confirmed, or cannot be placed any more. Two
 * tabs take turns, and each reads what the other has left.
 */
export async function placeInShop(signal: AbortSignal, confirmed = readShop()): Promise<Order | undefined> {
  const place = async () => {
    await newsOfOtherTabs();
    if (signal.aborted) return undefined;
    const before = readShop();
    if (!isSameOrder(confirmed, before)) return undefined;
    const chance = randomOfLoad(`shop-order-${before.orders.length}`);
    const placed = placeOrder(before, { chance, now: wallClock() });
    if (placed) keep(placed.changed);
    return placed?.order;
  };
  // Browsers have no locks on addresses that are neither this machine nor HTTPS.
  return navigator.locks ? navigator.locks.request(key, place) : place();
}

/** The shop's state, and again whenever this tab or another one changes it. */
export function useShop(): ShopState {
  return useSyncExternalStore(subscribe, readShop);
}

function keep(changed: ShopState) {
  if (changed === state) return;
  state = changed;
  const written = JSON.stringify(changed);
  store('localStorage', key, written);
  // Where the browser refuses to store anything, the state holds until the document is left.
  text = readStored('localStorage', key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A document that the browser's back brings back as it was has missed what other tabs stored.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** What another tab has stored may arrive some milliseconds later. Not by setTimeout, which a test may have stopped. */
function newsOfOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(50).addEventListener('abort', () => resolve(), { once: true });
  });
}
