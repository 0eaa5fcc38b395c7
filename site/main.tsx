import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { canonicalAddress } from './address';
import { basePath } from './page-options';

// Before the router reads the address.
const canonical = canonicalAddress(new URL(location.href), basePath);
if (canonical.href !== location.href) history.replaceState(null, '', canonical);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} else {
  console.error('Root element not found');
}
