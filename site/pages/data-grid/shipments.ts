import alea from 'seedrandom/lib/alea.js';

export const statuses = ['New', 'Packed', 'Sent', 'Delivered'] as const;

export type Shipment = {
  readonly id: string;
  customer: string;
  price: number;
  quantity: number;
  status: (typeof statuses)[number];
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  weight: number;
  readonly ordered: string;
  readonly shipped: string;
  readonly due: string;
  readonly reference: string;
  note: string;
  rating: number;
};

export const shipmentCount = 2000;

const firstNames = ['Ada', 'Björn', 'Chloé', 'Dilan', 'Emre', 'Fatima', 'Goran', 'Hana', 'Ines', 'Jonas'];
const lastNames = ['Adams', 'Berg', 'Costa', 'Dubois', 'Evans', 'Fischer', 'Garcia', 'Horvat'];
const cities = ['Bergen', 'Cork', 'Dresden', 'Faro', 'Ghent', 'Kyoto', 'Lima', 'Nairobi', 'Oslo', 'Quito'];
const carriers = ['Blue Van', 'Night Rail', 'North Sea', 'Swift Air'];
const notes = ['Call first', 'Leave at the door', 'No note', 'Ring twice'];

/** The shipments as they are without any edit: new objects at each call, with the same values in every run. */
export function makeShipments(): Shipment[] {
  const random = alea('shipments');
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return Array.from({ length: shipmentCount }, (_, index): Shipment => {
    const number = index + 1;
    const day = below(300);
    return {
      id: `S-${`${number}`.padStart(4, '0')}`,
      customer: `${one(firstNames)} ${one(lastNames)}`,
      // The requirements name the price of this one.
      price: number === 7 ? 12.5 : (100 + below(199_900)) / 100,
      quantity: 1 + below(1200),
      status: one(statuses),
      from: one(cities),
      to: one(cities),
      carrier: one(carriers),
      weight: (1 + below(4000)) / 10,
      ordered: isoDate(day),
      shipped: isoDate(day + 1 + below(9)),
      due: isoDate(day + 10 + below(20)),
      reference: `R${100_000 + number * 7}`,
      note: number % 49 === 7 ? 'Fragile' : one(notes),
      rating: 1 + below(5),
    };
  });
}

/** A date by its number of days after the first day of 2030. */
function isoDate(days: number): string {
  return new Date(Date.UTC(2030, 0, 1 + days)).toISOString().slice(0, 10);
}
