import { expect, test } from 'vitest';
import { makeShipments, shipmentCount } from './shipments';

test('there are 2,000 shipments, each with an id of its own', () => {
  const ids = makeShipments().map(({ id }) => id);
  expect(ids).toHaveLength(shipmentCount);
  expect([ids[0], ids.at(-1)]).toEqual(['S-0001', 'S-2000']);
  expect(new Set(ids).size).toBe(shipmentCount);
});

test('they are the same each time, and objects of their own', () => {
  const [one, other] = [makeShipments(), makeShipments()];
  expect(one).toEqual(other);
  expect(one[0]).not.toBe(other[0]);
});

test('what the requirements name is there', () => {
  const shipments = makeShipments();
  expect(shipments[6]).toMatchObject({ id: 'S-0007', price: 12.5 });
  expect(shipments.filter(({ note }) => note === 'Fragile')).toHaveLength(41);
});

test('a shipment is sent after it was ordered, and due after that', () => {
  const days = makeShipments().map(({ ordered, shipped, due }) => [ordered, shipped, due]);
  expect(days.every((dates) => dates.toSorted().join() === dates.join())).toBe(true);
});

test('numbers are within the limits of the grid, with few decimals', () => {
  for (const { price, quantity, weight } of makeShipments()) {
    for (const number of [price, quantity, weight]) expect(number).toBeGreaterThan(0);
    for (const number of [price, quantity, weight]) expect(number).toBeLessThan(99_999);
    expect([price.toFixed(2), weight.toFixed(1)].map(Number)).toEqual([price, weight]);
  }
});
