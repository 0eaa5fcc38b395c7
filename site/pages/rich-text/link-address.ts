/** A typed address as a link gets it, or nothing if a page should not link to it. */
export function parseAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (!/^(https?:\/\/|mailto:)\S+$/i.test(address)) return undefined;
  return URL.canParse(address) ? address : undefined;
}
