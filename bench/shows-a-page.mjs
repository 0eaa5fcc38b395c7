import { showPage } from './show-page.mjs';

await showPage('auth');
