/** A typed address as a link gets it, or nothing where it is none that a page should link to. */
export function parseAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (!/^(https?:\/\/|mailto:)\S+$/i.test(address)) return undefined;
  return URL.canParse(address) ? address : undefined;
}
