import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuPageId } from '../../catalogue';
import { runOptions } from '../../run/page-options';
import { useProgress } from '../../shared/kept-progress';
import { useEventListeners } from '../../shared/useEventListeners';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { groups, idAt } from '../menu';
import { PageIcon } from '../PageIcon';
import { tickedOf } from '../PageProgress';
import { testId } from './test-id';

export function Sidebar({ open }: { open: boolean }) {
  const sidebar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Once for all links.
  const progress = useProgress();
  const currentId = idAt(pathname);
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current, or the sidebar has appeared
  useLayoutEffect(() => {
    const isNewDocument = !isOpened.current && runOptions.late === 0;
    isOpened.current = true;
    if (!isNewDocument) return showCurrent(sidebar.current);
    // At that event the page is there, and the browser has not to lay it out before. Home's link is in view anyway, since
    // it is the first.
    if (pathname === '/') return;
    document.addEventListener('DOMContentLoaded', () => showCurrent(sidebar.current), { once: true });
  }, [pathname, open]);
  useEventListeners(window, { resize: () => showCurrent(sidebar.current) });
  return (
    <nav ref={sidebar} id="sidebar" className={open ? 'sidebar sidebar-open' : 'sidebar'} aria-label="Pages">
      <NavItem link={linkTo({ id: '' })} current={pathname === '/'} label="Home" icon="home" name="home-link" />
      {groups.map((group) => (
        <section key={group.title} className="sidebar-group">
          <h3>{group.title}</h3>
          <ul>
            {group.pages.map((page) => (
              <li key={page.id}>
                <NavItem
                  link={linkTo(page)}
                  current={page.id === currentId}
                  label={page.title}
                  icon={page.id}
                  name={`nav-${page.id}`}
                  ticked={tickedOf(progress, page.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type NavItemProps = {
  link: { to: string; reloadDocument?: true };
  current: boolean;
  label: string;
  /** The page that has it. */
  icon: MenuPageId | 'home';
  /** Its test id. */
  name: 'home-link' | `nav-${MenuPageId}`;
  /** How many of its requirements are ticked. */
  ticked?: string | undefined;
};

function NavItem({ link, current, label, icon, name, ticked }: NavItemProps) {
  // With the class that the router's NavLink sets, because suites look for the current item by it.
  return (
    <Link
      {...link}
      className={current ? 'nav-item active' : 'nav-item'}
      aria-current={current ? 'page' : undefined}
      {...testId(name)}
    >
      <PageIcon id={icon} />
      {label}
      {ticked && (
        <span className="nav-ticked">
          {ticked}
          <span className="visually-hidden"> requirements ticked</span>
        </span>
      )}
    </Link>
  );
}

/** Scrolls the sidebar alone: `scrollIntoView` would move the page too, where the sidebar itself is out of view. */
function showCurrent(sidebar: HTMLElement | null) {
  const link = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !link) return;
  const { top, bottom, height } = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  sidebar.scrollTop += top - box.top - (box.height - height) / 2;
}
