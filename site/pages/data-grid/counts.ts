/** `2,000 rows`, and with a filter `41 of 2,000 rows`. */
export function rowCountText(shown: number, total: number, isFiltered: boolean): string {
  const all = `${total.toLocaleString('en')} rows`;
  return isFiltered ? `${shown.toLocaleString('en')} of ${all}` : all;
}

export function selectedText(count: number): string {
  return `${count.toLocaleString('en')} selected`;
}
