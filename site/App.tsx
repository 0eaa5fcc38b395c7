import { useLayoutEffect } from 'react';
import { BrowserRouter, HashRouter, Route, Routes } from 'react-router-dom';
import type { AddressForm } from './address';
import { documentTitle, pages } from './catalogue';
import { basePath } from './page-options';
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
  // Without transitions a click on a link takes the old page away at once: a test that acts on
  // the new page's `username-input` never meets the old page's.
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
  // With the page, not after it is painted: a test that finds the heading reads the title next.
  useLayoutEffect(() => {
    document.title = documentTitle(pages.find((page) => page.id === id));
    window.scrollTo(0, 0);
  }, [id]);
  return Page && <Page />;
}
