import { useEffectEvent, useLayoutEffect } from 'react';

type EventsOf<T> = T extends Window ? WindowEventMap : T extends Document ? DocumentEventMap : MediaQueryListEventMap;
type Listeners<T> = { [Type in keyof EventsOf<T>]?: (event: EventsOf<T>[Type]) => void };

/**
 * Listens while the component is mounted. A listener sees the props and state of the latest render.
 * Uses a layout effect, because a test may act as soon as it finds the page's heading, before the first paint.
 */
export function useEventListeners<Target extends Window | Document | MediaQueryList>(
  target: Target,
  listeners: Listeners<Target>,
  { capture = false } = {},
) {
  const types = Object.keys(listeners).join(' ');
  const onEvent = useEffectEvent((event: Event) => {
    (listeners as Record<string, (event: Event) => void>)[event.type]?.(event);
  });
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const type of types.split(' ')) target.addEventListener(type, onEvent, { capture, signal: stop.signal });
    return () => stop.abort();
  }, [target, types, capture]);
}
