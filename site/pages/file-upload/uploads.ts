export type UploadedFile = { success: boolean; filename: string; size: number };

/** Bytes as kilobytes: `0.02 KB`. */
export function sizeText(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** What the upload of a file leaves behind. Nothing is sent anywhere: name and size are all that is read. */
export function uploaded({ name, size }: File): UploadedFile {
  return { success: true, filename: name, size };
}
