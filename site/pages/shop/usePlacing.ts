import { useLayoutEffect, useRef, useState } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { useWait } from '../../shared/useWait';
import { declined, resultOf } from './payment';
import { cartShortages, isSameOrder, type ShopState } from './shop-state';
import { placeInShop, readShop } from './store';
import { useView } from './useView';

type Progress = 'idle' | 'sending' | 'challenge';

const cartHasChanged = 'The cart has changed in another tab. Check the order, and place it again.';
const notInStock = 'Not all of this is in stock any more. Change the cart first.';

/**
 * The way of an order from the press of the button. Whoever leaves the review on the way has placed one order or none.
 * `onPlacing` gets what is to be shown while the shop changes, and undefined where nothing came of it.
 */
export function usePlacing(onPlacing: (shop: ShopState | undefined) => void) {
  const [progress, setProgress, latestProgress] = useLatestState<Progress>('idle');
  const [error, setError] = useState('');
  /** The shop as it was shown when the button was pressed. */
  const confirmed = useRef<ShopState>(undefined);
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
    confirmed.current = readShop();
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
    const order = await placeInShop(left, confirmed.current);
    if (left.aborted) return;
    if (order) return go(`/orders/${order.number}`, { replace: true });
    onPlacing(undefined);
    fail(reasonAgainst(confirmed.current, readShop()));
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

function reasonAgainst(confirmed: ShopState | undefined, shop: ShopState): string {
  if (Object.keys(cartShortages(shop)).length > 0) return notInStock;
  return confirmed && !isSameOrder(confirmed, shop) ? cartHasChanged : '';
}
