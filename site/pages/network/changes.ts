import type { Order, OrderPage, OrderStatus } from '../../shared/orders';

/** What was done to the orders here. The server stores nothing, so the page keeps it until its document goes. */
export type Changes = {
  /** The newest first. */
  added: readonly Order[];
  changed: readonly Order[];
  deleted: readonly Order[];
};

export const noChanges: Changes = { added: [], changed: [], deleted: [] };

export type Shown = Pick<OrderPage, 'orders' | 'page' | 'pages' | 'total'>;

/** What there is to see of a response after these changes. New orders are on the first page. */
export function withChanges(
  { orders, page, pages, total }: OrderPage,
  status: OrderStatus | '',
  changes: Changes,
): Shown {
  const fits = (order: Order) => status === '' || order.status === status;
  const added = changes.added.filter(fits);
  const left = orders
    .filter(({ id }) => !changes.deleted.some((order) => order.id === id))
    .map((order) => changes.changed.find(({ id }) => id === order.id) ?? order);
  return {
    orders: page === 1 ? [...added, ...left] : left,
    page,
    pages,
    total: total + added.length - changes.deleted.filter(fits).length,
  };
}

export function withAdded(changes: Changes, order: Order): Changes {
  return { ...changes, added: [order, ...changes.added] };
}

export function withChanged(changes: Changes, order: Order): Changes {
  const replaced = (other: Order) => (other.id === order.id ? order : other);
  if (changes.added.some(({ id }) => id === order.id)) return { ...changes, added: changes.added.map(replaced) };
  return { ...changes, changed: [...changes.changed.filter(({ id }) => id !== order.id), order] };
}

export function withDeleted(changes: Changes, order: Order): Changes {
  const added = changes.added.filter(({ id }) => id !== order.id);
  if (added.length < changes.added.length) return { ...changes, added };
  return { ...changes, deleted: [...changes.deleted, order] };
}
