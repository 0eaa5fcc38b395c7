import './long-lists.css';
import { EndlessFeed } from './EndlessFeed';
import { LoadMore } from './LoadMore';
import { testId } from './test-id';
import { VirtualRows } from './VirtualRows';

export default function LongListsPage() {
  return (
    <>
      <h1>Long Lists</h1>
      <p className="intro">
        Lists that are not all there: one draws the rows in view, one loads as it is scrolled, one at a click. Reach a
        row that the document does not have yet, and know when a list is at its end.
      </p>
      <div className="cards long-lists" {...testId('long-lists')}>
        <section className="card stack cards-wide">
          <VirtualRows />
        </section>
        <section className="card stack">
          <EndlessFeed />
        </section>
        <section className="card stack">
          <LoadMore />
        </section>
      </div>
    </>
  );
}
