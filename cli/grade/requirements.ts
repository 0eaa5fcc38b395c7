import { home, pages, shell } from '../../site/catalogue';

export const unknownRequirement = 'not a requirement of this version';

/** What a requirement promises, or undefined if there is none. A file to merge may be of another version, which had others. */
export function requirementOf(page: string, id: string): string | undefined {
  const found = page === 'shell' ? shell : [home, ...pages].find((one) => one.id === page);
  const requirements: { readonly [id: string]: string } = found?.requirements ?? {};
  return Object.hasOwn(requirements, id) ? requirements[id] : undefined;
}
