import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { canonicalAddress } from './address';
import { documentTitle, pages } from './catalogue';
import { basePath } from './page-options';
import { type RouteId, usePage } from './pages';
import { Shell } from './shell/Shell';

const basename = basePath.replace(/\/$/, '');

export function App() {
  return (
    // Without transitions a click on a link takes the old page away at once: a test that acts on
    // the new page's `username-input` never meets the old page's.
    <BrowserRouter basename={basename} useTransitions={false}>
      <HashRoutes />
      <Shell>
        <Routes>
          <Route index element={<RoutedPage key="home" id="home" />} />
          {pages.map(({ id }) => (
            <Route key={id} path={id} element={<RoutedPage key={id} id={id} />} />
          ))}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Shell>
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

/** Suites of the site's ancestor move on by setting `location.hash`. */
function HashRoutes() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#/')) return;
    const { pathname, search } = canonicalAddress(new URL(location.href), basePath);
    navigate(pathname.slice(basename.length) + search, { replace: true });
  }, [hash, navigate]);
  return null;
}
