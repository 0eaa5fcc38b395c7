import './fonts.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { canonicalAddress, formOf, withHuntServed } from '../run/address';
import { basePath, hasProxy, runOptions } from '../run/page-options';
import { App } from './App';
import { flushEvents } from './flush-events';
import HomePage from './home/HomePage';
import { keepFocus } from './keep-focus';
import { type Lent, lend } from './lent-scripts';
import { addressed, idAt } from './menu';
import { noticeCleared } from './notice-cleared';
import { registerPages } from './page-registry';

registerPages({ home: () => HomePage });

/**
 * Called by a module script in the document's HTML, after the script that has the page: the browser runs both before
 * DOMContentLoaded, so the page is there at that event. `main`: what the main script exports.
 */
export function start(main: Lent) {
  lend(main);
  const served = hasProxy ? withHuntServed(new URL(location.href)) : undefined;
  if (served) return location.replace(served);
  const form = formOf(new URL(location.href), basePath);
  const settleAddress = () => {
    const address = new URL(location.href);
    const canonical = canonicalAddress(address, basePath, form, isPage, !hasProxy);
    if (canonical.href !== address.href) history.replaceState(history.state, '', canonical);
  };
  settleAddress();
  // Added before the router's own listener, so that the router reads the corrected address, as after a test has set
  // `location.hash`.
  window.addEventListener('popstate', settleAddress);

  const root = document.getElementById('root');
  if (!root) return console.error('Root element not found');
  // Values are set in it, and many pages show none at first: they appear in their typeface, and Chromium does not warn
  // that a preloaded font was not used.
  document.fonts.load('14px "Atkinson Hyperlegible Mono"');
  keepFocus();
  noticeCleared();
  // flushSync renders and runs the effects before it returns; otherwise React would render in a later task.
  const show = () => {
    flushSync(() =>
      createRoot(root).render(
        <StrictMode>
          <App form={form} />
        </StrictMode>,
      ),
    );
    flushEvents(root);
  };
  if (runOptions.late === 0) show();
  else window.addEventListener('load', () => afterMilliseconds(runOptions.late, show), { once: true });
}

/**
 * Not by setTimeout, which Cypress's `cy.clock()` stops: a page that waits for a response of its server, as this one
 * should behave, is shown anyway.
 */
function afterMilliseconds(milliseconds: number, action: () => void) {
  AbortSignal.timeout(milliseconds).addEventListener('abort', action);
}

function isPage(route: string): boolean {
  return addressed.some((page) => page.id === idAt(`/${route}`));
}
