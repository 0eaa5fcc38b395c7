import Cookies from 'js-cookie';
import { random } from '../../run/chance';
import { runOptions } from '../../run/page-options';

export type Variant = 'A' | 'B';

const cookie = 'ab-variant';
const days = 7;

/** The visitor's variant: pinned by the run, or the one they had before, or chosen by chance; kept in a cookie. */
export function chooseVariant(): Variant {
  const before = Cookies.get(cookie);
  const variant = runOptions.variant ?? (before === 'A' || before === 'B' ? before : byChance());
  // A later visit reuses the variant as it stands: only a new choice starts another seven days.
  if (variant !== before) Cookies.set(cookie, variant, { expires: days, path: '/', sameSite: 'Lax' });
  return variant;
}

function byChance(): Variant {
  return random('ab-variant') < 0.5 ? 'A' : 'B';
}
