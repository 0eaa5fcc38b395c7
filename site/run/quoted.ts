/**
 * A value as one word that sh, bash, zsh, fish, PowerShell and cmd all read the same: as it is, or between double
 * quotes. Undefined if there is no such word, as with a quote or a dollar sign: what a link holds and a visitor
 * pastes must not be read as anything but a value.
 */
export function quoted(text: string): string | undefined {
  if (/^[\w./:][\w./:-]*$/.test(text)) return text;
  return /^[\p{L}\p{M}\p{N}_./:+#@ -]+$/u.test(text) ? `"${text}"` : undefined;
}
