import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { canonicalAddress } from './address';
import { pages } from './catalogue';
import { basePath } from './page-options';
import { loadPage } from './pages';

// Before the router reads the address.
const canonical = canonicalAddress(new URL(location.href), basePath);
if (canonical.href !== location.href) history.replaceState(null, '', canonical);

// The page's chunk is on its way since the HTML named it. What cannot be loaded here is reported when the page asks again.
const [first = { id: 'home' } as const] = pages.filter(({ id }) => canonical.pathname === `${basePath}${id}`);
// No top-level await: chunks import from this one, and would wait for its end.
loadPage(first.id)
  .catch(() => {})
  .then(render);

function render() {
  const root = document.getElementById('root');
  if (!root) return console.error('Root element not found');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
