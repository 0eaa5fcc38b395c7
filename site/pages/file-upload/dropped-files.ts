/** The files of a drop. Text has none, and a folder would pass for a file that cannot be read. */
export function droppedFiles({ items, files }: DataTransfer): File[] {
  const dropped = [...(items ?? [])].filter((item) => item.kind === 'file');
  // A test may hand over a plain object that has `files` alone.
  if (dropped.length === 0) return [...(files ?? [])];
  return dropped
    .filter((item) => !item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
}
