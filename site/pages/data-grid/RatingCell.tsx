import type { CustomCellRendererProps } from 'ag-grid-react';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { ShipmentRating } from './shipment-rating';
import type { Shipment } from './shipments';

export function RatingCell({ node, value }: CustomCellRendererProps<Shipment, number>) {
  // Here and not when the module is loaded, because with a bug two copies of it are.
  if (!customElements.get('shipment-rating')) customElements.define('shipment-rating', ShipmentRating);
  return <shipment-rating value={value ?? 0} onrated={({ detail }) => node.setDataValue('rating', detail)} />;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shipment-rating': DetailedHTMLProps<HTMLAttributes<ShipmentRating>, ShipmentRating> & {
        value: number;
        onrated(event: CustomEvent<number>): void;
      };
    }
  }
}
