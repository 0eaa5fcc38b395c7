import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The least that a React page can be: what practice-site's own pages are measured against. */
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
