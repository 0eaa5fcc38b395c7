import { useLayoutEffect } from 'react';
import { BrowserRouter, HashRouter, Route, Routes } from 'react-router-dom';
import { documentTitle, siteTitle } from '../page';
import type { AddressForm } from '../run/address';
import { basePath } from '../run/page-options';
import { pages } from './menu';
import { type RouteId, usePage } from './page-registry';
import { Shell } from './shell/Shell';

export function App({ form }: { form: AddressForm }) {
  const site = (
    <Shell>
      <Routes>
        <Route index element={<RoutedPage key="home" id="home" />} />
        {pages.map(({ id }) => (
          <Route key={id} path={id} element={<RoutedPage key={id} id={id} />} />
        ))}
      </Routes>
    </Shell>
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

function RoutedPage({ id }: { id: RouteId }) {
  const Page = usePage(id);
  // A layout effect, because a test may read the title as soon as it finds the heading, before the first paint.
  useLayoutEffect(() => {
    document.title = documentTitle(pages.find((page) => page.id === id) ?? { id: 'home', title: siteTitle });
    window.scrollTo(0, 0);
  }, [id]);
  return Page && <Page />;
}
