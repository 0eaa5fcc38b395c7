import { isOption, optionsOfRoute } from '../../run/page-options';
import { productWith } from './products';

/** The part of an address behind `/shop`, and what it shows. */
export type View =
  | { name: 'products' | 'cart' | 'sign-in' | 'checkout' | 'orders' | 'admin' }
  | { name: 'product' | 'order'; id: string };

const plain = ['cart', 'sign-in', 'checkout', 'orders', 'admin'] as const;

/** The view at a path, `/shop/cart`. Undefined where there is none. */
export function viewAt(pathname: string): View | undefined {
  const [, folder, id, ...more] = pathname.split('/').filter(Boolean);
  if (folder === undefined) return { name: 'products' };
  if (more.length > 0) return undefined;
  if (id === undefined) {
    const name = plain.find((one) => one === folder);
    return name && { name };
  }
  if (folder === 'products') return { name: 'product', id: decoded(id) };
  return folder === 'orders' ? { name: 'order', id: decoded(id) } : undefined;
}

/** A part of an address as people read it, or as it is where it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a view is, behind `/shop`: `/cart`, `/products/kettle`. The list of products has an empty path. */
export type ViewPath = '' | `/${(typeof plain)[number]}` | `/products/${string}` | `/orders/${string}`;

/** The address of a view for the router: `/shop/cart?seed=7`. It keeps the run's options: a reload has the same run. */
export function addressOf(path: ViewPath, parameters: Readonly<Record<string, string>> = {}): string {
  const all = new URLSearchParams([...Object.entries(parameters), ...optionsOfRoute]);
  return `/shop${path}${all.size > 0 ? `?${all}` : ''}`;
}

/** The address of a view that another address leads to. The practice panel opens at the requirement that this one names. */
export function redirectTo(
  path: ViewPath,
  { search, hash }: { search: string; hash: string },
  parameters: Readonly<Record<string, string>> = {},
): string {
  const requirement = new URLSearchParams(search).get('requirement');
  return addressOf(path, { ...(requirement && { requirement }), ...parameters }) + hash;
}

/** What `from` of `/shop/sign-in?from=/checkout` is for an address: its part behind `/shop`, without the run's options. */
export function originOf(pathname: string, query: string): string {
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !isOption(name)));
  return `${pathname.slice('/shop'.length)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Where `from` leads back to. Anything that is no view leads to the products. */
export function cameFrom(query: string): { to: ViewPath; parameters: Record<string, string> } {
  const [path = '', more] = (new URLSearchParams(query).get('from') ?? '').split('?');
  const view = viewAt(`/shop${path}`);
  const isView = (path === '' || path.startsWith('/')) && view && view.name !== 'sign-in';
  return isView
    ? { to: path as ViewPath, parameters: Object.fromEntries(new URLSearchParams(more)) }
    : { to: '', parameters: {} };
}

/** The names of views that are always the same, as titles have them. */
const titles = {
  products: 'Shop',
  cart: 'Cart',
  'sign-in': 'Sign in',
  checkout: 'Checkout',
  orders: 'Orders',
  admin: 'Administration',
} as const;

export function titleOf(view: View): string {
  if (view.name === 'product') return productWith(view.id)?.name ?? 'No product';
  if (view.name === 'order') return `Order ${view.id}`;
  return titles[view.name];
}
