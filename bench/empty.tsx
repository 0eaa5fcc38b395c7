import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The smallest possible React page, with which the site's pages are compared. */
const root = document.getElementById('root');
if (root) {
  flushSync(() =>
    createRoot(root).render(
      <main>
        <h1>Empty</h1>
      </main>,
    ),
  );
}
