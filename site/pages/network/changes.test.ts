import { expect, test } from 'vitest';
import { type Order, pageOfOrders } from '../../shared/orders';
import { noChanges, withAdded, withChanged, withChanges, withDeleted } from './changes';

const lamp: Order = { id: 100_001, customer: 'Ada', item: 'Lamp', quantity: 1, status: 'open' };
const first = pageOfOrders({ page: 1, size: 5 });
const second = pageOfOrders({ page: 2, size: 5 });
const [order1001, order1002] = first.orders as [Order, Order];
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

test('without changes a response is shown as it is', () => {
  expect(withChanges(second, '', noChanges)).toEqual({ orders: second.orders, page: 2, pages: 5, total: 23 });
});

test('new orders are on top of the first page, and count on all', () => {
  const changes = withAdded(withAdded(noChanges, lamp), { ...lamp, id: 100_002 });
  expect(ids(withChanges(first, '', changes).orders)).toEqual([100_002, 100_001, ...ids(first.orders)]);
  expect(withChanges(second, '', changes)).toMatchObject({ orders: second.orders, total: 25 });
});

test('they are shown with their own status alone', () => {
  const returned = pageOfOrders({ page: 1, size: 5, status: 'returned' });
  expect(withChanges(returned, 'returned', withAdded(noChanges, lamp))).toMatchObject({
    orders: returned.orders,
    total: 4,
  });
});

test('an order is changed in its place, as often as it is changed', () => {
  const once = withChanged(noChanges, { ...order1002, quantity: 13 });
  const twice = withChanged(once, { ...order1002, quantity: 14 });
  expect(withChanges(first, '', twice).orders.map(({ quantity }) => quantity)).toEqual([2, 14, 1, 4, 1]);
  expect(withChanged(withAdded(noChanges, lamp), { ...lamp, quantity: 2 }).added).toEqual([{ ...lamp, quantity: 2 }]);
});

test('a deleted order is gone and not counted, where its status is shown', () => {
  const changes = withDeleted(noChanges, order1001);
  expect(withChanges(first, '', changes)).toMatchObject({ orders: first.orders.slice(1), total: 22 });
  const shipped = pageOfOrders({ page: 1, size: 5, status: 'shipped' });
  expect(withChanges(shipped, 'shipped', changes).total).toBe(shipped.total);
});

test('a new order that is deleted leaves no trace', () => {
  expect(withDeleted(withAdded(noChanges, lamp), lamp)).toEqual(noChanges);
});
