import './data-grid.css';
import { ShipmentGrid } from './ShipmentGrid';

export default function DataGridPage() {
  return (
    <>
      <h1>Data Grid</h1>
      <p className="intro">
        Two thousand shipments in the grid that most teams meet sooner or later. It draws what is in view: the rows come
        a moment after the page, and others come as you scroll.
      </p>
      <ShipmentGrid />
    </>
  );
}
