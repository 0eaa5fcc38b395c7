/**
 * The id of the page at a path below the base, without its first slash: `shop/cart` is a view of `shop`. Home's is empty.
 */
export function pageAt(path: string, hasViews: (id: string) => boolean): string {
  const [id = ''] = path.split('/');
  return path !== id && hasViews(id) ? id : path;
}
