/** The files of a drop, without folders, which would look like files that cannot be read. */
export function droppedFiles({ items, files }: DataTransfer): File[] {
  const dropped = [...(items ?? [])].filter((item) => item.kind === 'file');
  // A test may dispatch an event with a plain object that has only `files`.
  if (dropped.length === 0) return [...(files ?? [])];
  return dropped
    .filter((item) => !item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
}
