import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { canonicalAddress, formOf } from './address';
import { pages } from './catalogue';
import { basePath } from './page-options';
import { loadOtherPages, registerPages } from './page-registry';
import HomePage from './pages/home/HomePage';

// A document's HTML imports this module and the bundle of its page, registers that and calls `start`, all in one module
// script: the browser runs it before DOMContentLoaded, so the page is there at that event.
export { registerPages };

registerPages({ home: HomePage });

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
