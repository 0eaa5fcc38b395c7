import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import HomePage from '../pages/home/HomePage';
import { canonicalAddress, formOf } from '../run/address';
import { basePath } from '../run/page-options';
import { pages } from '../shared/menu';
import { App } from './App';
import { loadOtherPages, registerPages } from './page-registry';

registerPages({ home: HomePage });

/**
 * Called by a module script in the document's HTML, after the module script that registers the page: the browser runs
 * both before DOMContentLoaded, so the page is there at that event.
 */
export function start() {
  const form = formOf(new URL(location.href), basePath);
  const settleAddress = () => {
    const address = new URL(location.href);
    const canonical = canonicalAddress(address, basePath, form, isPage);
    if (canonical.href !== address.href) history.replaceState(history.state, '', canonical);
  };
  settleAddress();
  // Before the router's own listener, which reads the address: a test that sets `location.hash` finds the page at once.
  window.addEventListener('popstate', settleAddress);

  const root = document.getElementById('root');
  if (!root) return console.error('Root element not found');
  // Rendered when this returns, with its effects run: without flushSync React would render in a task of its own.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App form={form} />
      </StrictMode>,
    ),
  );
  document.addEventListener('DOMContentLoaded', loadOtherPages, { once: true });
}

function isPage(id: string): boolean {
  return pages.some((page) => page.id === id);
}
