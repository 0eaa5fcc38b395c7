import { formOf, parametersOf } from '../run/address';

/**
 * The address of the same page with these parameters instead of those of the same names. A parameter without a value
 * is left out. In hash form they are in the fragment, where the page's path is.
 */
export function addressWith(address: URL, basePath: string, parameters: { readonly [name: string]: string }): URL {
  const all = parametersOf(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') all.delete(name);
    else all.set(name, value);
  }
  const next = new URL(address);
  next.search = '';
  if (formOf(address, basePath) === 'path') {
    next.search = all.toString();
  } else {
    const [path] = address.hash.split('?');
    next.hash = [path, ...(all.size > 0 ? [all.toString()] : [])].join('?');
  }
  return next;
}
