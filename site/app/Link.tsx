import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import { type NavigateFunction, useHref, useNavigate } from 'react-router-dom';
import { routeAt } from './menu';
import { fetchAhead } from './page-registry';

type LinkProps = ComponentProps<'a'> & { to: string; reloadDocument?: true };

const Router = createContext<{ home: string; navigate: NavigateFunction }>({ home: '/', navigate: () => {} });

/**
 * What links need of the router, once for all of them: where each of home's 72 links read the router itself, they were a
 * tenth of its first render. All go to absolute addresses, so the first function that navigates stays the right one.
 */
export function Links({ children }: { children: ReactNode }) {
  const router = { home: useHref('/'), navigate: useNavigate() };
  return <Router value={useState(router)[0]}>{children}</Router>;
}

/** A link to a page, `/` or `/forms`. */
export function Link({ to, reloadDocument, onClick, ...anchor }: LinkProps) {
  const { home, navigate } = use(Router);
  const fetchPage = () => fetchAhead(routeAt(to.replace(/\?.*/, '')));

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !/^(_self)?$/.test(currentTarget.target)) return;
    event.preventDefault();
    navigate(to, { replace: currentTarget.href === location.href });
  }

  return (
    <a
      {...anchor}
      href={to === '/' ? home : home.replace(/\/$/, '') + to}
      onPointerOver={fetchPage}
      onFocus={fetchPage}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
