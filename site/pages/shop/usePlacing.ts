import { useLayoutEffect, useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { useWait } from '../../shared/useWait';
import { declined, resultOf } from './payment';
import { cartShortages, type ShopState } from './shop-state';
import { placeInShop, readShop } from './store';
import { useView } from './useView';

type Progress = 'idle' | 'sending' | 'challenge';

const notInStock = 'Not all of this is in stock any more. Change the cart first.';

/**
 * The way of an order from the press of the button. Whoever leaves the review on the way has placed one order or none.
 * `onPlacing` gets what is to be shown while the shop changes, and undefined where nothing came of it.
 */
export function usePlacing(onPlacing: (shop: ShopState | undefined) => void) {
  const [progress, setProgress, latestProgress] = useLatestState<Progress>('idle');
  const [error, setError] = useState('');
  const errorLine = useRef<HTMLElement>(null);
  const wait = useWait();
  const unmounted = useUnmountSignal();
  const { go } = useView();

  // So that a screen reader reads it, and the way on from it leads to the button again.
  useLayoutEffect(() => {
    if (error) errorLine.current?.focus();
  }, [error]);

  function fail(message: string) {
    setProgress('idle');
    setError(message);
  }

  async function place() {
    // Two clicks may come, and each of them is to place the same order.
    if (latestProgress() !== 'idle') return;
    setError('');
    setProgress('sending');
    await wait('shop-place', 1000, 2000);
    const { draft } = readShop();
    const result = draft.pay === 'card' ? resultOf(draft.card) : 'paid';
    if (result === 'declined') return fail(declined);
    if (result === 'challenge') return setProgress('challenge');
    await finish();
  }

  async function finish() {
    const left = unmounted();
    onPlacing(readShop());
    const order = await placeInShop(left);
    if (left.aborted) return;
    if (order) return go(`/orders/${order.number}`, { replace: true });
    onPlacing(undefined);
    fail(isShort(readShop()) ? notInStock : '');
  }

  /** What the bank says. */
  async function answer(isConfirmed: boolean) {
    if (latestProgress() !== 'challenge') return;
    if (!isConfirmed) return fail(declined);
    setProgress('sending');
    await finish();
  }

  return { progress, error, errorLine, place, answer };
}

function isShort(shop: ShopState): boolean {
  return Object.keys(cartShortages(shop)).length > 0;
}
