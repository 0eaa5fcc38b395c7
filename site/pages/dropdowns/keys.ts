import { plain } from '../../shared/plain-letters';
import type { City } from './cities';

/** In milliseconds: letters that come sooner after one another are one word. */
export const typingPause = 1000;

/** The option that a key makes the active one, if it is such a key. */
export function activeAfter(active: number, key: string, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 10,
    PageUp: active - 10,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(count - 1, place));
}

/** Which option is active when the list opens: the chosen one, or else the first. */
export function activeAtFirst(cities: readonly City[], value: string): number {
  return Math.max(
    0,
    cities.findIndex((city) => city.value === value),
  );
}

/** The option that begins with what was typed, from the active one on. The same letter again goes on to the next. */
export function typedAt(cities: readonly City[], typed: string, active: number): number | undefined {
  const first = typed.charAt(0);
  const isOneLetter = typed === first.repeat(typed.length);
  const search = plain(isOneLetter ? first : typed).trim();
  const start = isOneLetter ? active + 1 : active;
  for (let step = 0; step < cities.length; step++) {
    const index = (start + step) % cities.length;
    if (
      plain(cities[index]?.label ?? '')
        .trim()
        .startsWith(search)
    )
      return index;
  }
  return undefined;
}
