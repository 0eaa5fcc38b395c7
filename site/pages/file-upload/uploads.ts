export type UploadedFile = { success: boolean; filename: string; size: number };

/** Bytes as kilobytes: `0.02 KB`. */
export function sizeText(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** The result of an upload. Only name and size are read, and nothing is sent. */
export function uploaded({ name, size }: File): UploadedFile {
  return { success: true, filename: name, size };
}
