import type { NamedBug } from '../../site/bug';
import { home, pages, shell } from '../../site/catalogue';

/** Everything that has bugs. */
export const everyPage = [{ ...shell, id: 'shell' }, home, ...pages];

/**
 * `BUGS=auth,forms/late npx vitest run --project bugs` proves those alone. With `EVERY_OTHER=1` beside it, or without
 * `BUGS`, it is proved instead that they break no requirement but their own, which takes about a minute a page.
 */
export const chosen = process.env.BUGS?.split(',');

export function isChosen({ id, page }: NamedBug): boolean {
  return !chosen || chosen.includes(page) || chosen.includes(id);
}
