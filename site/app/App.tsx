import { useLayoutEffect, useRef } from 'react';
import { BrowserRouter, HashRouter, useLocation } from 'react-router-dom';
import { documentTitle, siteTitle } from '../page';
import type { AddressForm } from '../run/address';
import { basePath } from '../run/page-options';
import { Links } from './Link';
import { addressed, routeAt } from './menu';
import { usePage } from './page-registry';
import { Shell } from './shell/Shell';

export function App({ form }: { form: AddressForm }) {
  const site = (
    <Links>
      <Shell>
        <RoutedPage />
      </Shell>
    </Links>
  );
  // A transition would keep the old page in the document for a moment after a click on a link, and a test that acts on
  // the new page's `username-input` would find the one of the old page.
  return form === 'hash' ? (
    <HashRouter useTransitions={false}>{site}</HashRouter>
  ) : (
    <BrowserRouter basename={basePath.replace(/\/$/, '')} useTransitions={false}>
      {site}
    </BrowserRouter>
  );
}

/**
 * The page of the address. Without the router's routes: an address names its page by the id, so nothing has to be
 * matched, and describing and ranking a route for each page took a fifth of the first render.
 */
function RoutedPage() {
  const { pathname } = useLocation();
  const id = routeAt(pathname);
  const Page = usePage(id);
  const isOpened = useRef(false);
  // A layout effect, because a test may read the title as soon as it finds the heading, before the first paint.
  useLayoutEffect(() => {
    // A page sets the titles of its views, before this.
    if (!pathname.includes('/', 1)) {
      document.title = documentTitle(addressed.find((page) => page.id === id) ?? { id: 'home', title: siteTitle });
    }
    // Not in a new document, which is at its top: the browser would have to lay it out first.
    if (isOpened.current) window.scrollTo(0, 0);
    isOpened.current = true;
  }, [id, pathname]);
  return Page ? <Page key={id} /> : <p role="alert">This page could not be loaded. Is the server running?</p>;
}
