/** Lets the browser download the bytes as a file. */
export function saveFile(blob: Blob, filename: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // In a later task, because Firefox and WebKit follow the link only after this one.
  setTimeout(() => URL.revokeObjectURL(url));
}
