/** The first and the last byte of a part. */
export type ByteRange = { first: number; last: number };

/**
 * The part that a Range header names, of this number of bytes, or `none` if there is no such part. Undefined for
 * several parts and for what is malformed: those get the whole, as the HTTP standard allows.
 */
export function byteRange(header: string, size: number): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === undefined || to === undefined || `${from}${to}` === '') return undefined;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return first < size ? { first, last } : 'none';
}
