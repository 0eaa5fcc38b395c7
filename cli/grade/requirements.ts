import { home, pages, shell } from '../../site/catalogue';

/** What a requirement promises. A file to merge may be of another version, which had others. */
export function requirementOf(page: string, id: string): string {
  const found = page === 'shell' ? shell : [home, ...pages].find((one) => one.id === page);
  const requirements: { readonly [id: string]: string } = found?.requirements ?? {};
  return Object.hasOwn(requirements, id) ? (requirements[id] ?? '') : 'not a requirement of this version';
}
