/** Whether a text has the shape of an email address: one @, with a name before it and a domain with a dot after it. */
export function isEmail(text: string): boolean {
  // The domain's first part has no dot, so that there is one way to match only: a long text takes no longer.
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim());
}
