import { expect, test } from 'vitest';
import { orders, pageOfOrders } from './orders';

test('twenty-three orders with ids in a row', () => {
  expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => 1001 + index));
});

test('each order has the name of a customer and of an item', () => {
  expect(
    orders.filter(({ customer, item }) => !/^[A-Z]\w+ [A-Z]\w+$/.test(customer) || !/^[A-Z][\w ]+$/.test(item)),
  ).toEqual([]);
});

test('pages follow each other, and the last one is shorter', () => {
  const ids = (page: number) => pageOfOrders({ page, size: 10 }).orders.map(({ id }) => id);
  expect([...ids(1), ...ids(2), ...ids(3)]).toEqual(orders.map(({ id }) => id));
  expect(ids(4)).toEqual([]);
  expect(pageOfOrders({ page: 1, size: 10 })).toMatchObject({ page: 1, size: 10, pages: 3, total: 23 });
});

test('a status and a part of a name filter', () => {
  expect(pageOfOrders({ page: 1, size: 5, status: 'returned' })).toMatchObject({ total: 4, pages: 1 });
  expect(pageOfOrders({ page: 1, size: 5, customer: 'KELL' }).orders).toEqual([orders[9]]);
  expect(pageOfOrders({ page: 1, size: 5, customer: 'nobody' })).toMatchObject({ total: 0, pages: 1, orders: [] });
});
