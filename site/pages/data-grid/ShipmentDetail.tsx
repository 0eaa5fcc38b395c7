import { shown } from './numbers';
import type { Shipment } from './shipments';
import { testId } from './test-id';

/** The shipment that was opened, with the values that it has now. */
export function ShipmentDetail({ shipment }: { shipment: Shipment }) {
  const entries = {
    ID: shipment.id,
    Customer: shipment.customer,
    Price: shown('price', shipment.price),
    Quantity: shown('quantity', shipment.quantity),
    Status: shipment.status,
    From: shipment.from,
    To: shipment.to,
    Carrier: shipment.carrier,
    Weight: shown('weight', shipment.weight),
    Ordered: shipment.ordered,
    Shipped: shipment.shipped,
    Due: shipment.due,
    Reference: shipment.reference,
    Note: shipment.note,
    Rating: `${shipment.rating}`,
  };
  return (
    <dl className="grid-detail" {...testId('grid-detail')}>
      {Object.entries(entries).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
