import { useLayoutEffect, useRef } from 'react';

/**
 * Two buttons of which one is disabled: the one that begins something, and the one that ends it. The pressed one hands
 * the focus to the other, because a disabled button loses it.
 */
export function usePair(isOn: boolean) {
  const begin = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const [disabled, other] = isOn ? [begin, end] : [end, begin];
    if (document.activeElement === disabled.current) other.current?.focus();
  }, [isOn]);

  return { begin, end };
}
