/** Saves bytes as the browser saves a file that a link leads to. */
export function saveFile(blob: Blob, filename: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // A task later: Firefox and WebKit follow the link only after this one.
  setTimeout(() => URL.revokeObjectURL(url));
}
