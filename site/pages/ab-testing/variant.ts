import Cookies from 'js-cookie';
import { random } from '../../run/chance';
import { runOptions } from '../../run/page-options';

export type Variant = 'A' | 'B';

const cookie = 'ab-variant';
const days = 7;

/** The visitor's variant: the run's, or the one in the cookie, or a random one. Stores it in the cookie. */
export function chooseVariant(): Variant {
  const before = Cookies.get(cookie);
  const variant = runOptions.variant ?? (before === 'A' || before === 'B' ? before : byChance());
  // Only a new variant is stored, so that a later visit does not extend the seven days.
  if (variant !== before) Cookies.set(cookie, variant, { expires: days, path: '/', sameSite: 'Lax' });
  return variant;
}

function byChance(): Variant {
  return random('ab-variant') < 0.5 ? 'A' : 'B';
}
