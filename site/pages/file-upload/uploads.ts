export type UploadedFile = { success: boolean; filename: string; size: number };

/** Bytes as kilobytes, `0.02 KB`; the bytes as well if nothing would be left of them, `0.00 KB (2 bytes)`. */
export function sizeText(bytes: number): string {
  const kilobytes = `${(bytes / 1024).toFixed(2)} KB`;
  return kilobytes === '0.00 KB' ? `${kilobytes} (${bytes} ${bytes === 1 ? 'byte' : 'bytes'})` : kilobytes;
}

/** The result of an upload. Only name and size are read, and nothing is sent. */
export function uploaded({ name, size }: File): UploadedFile {
  return { success: true, filename: name, size };
}
