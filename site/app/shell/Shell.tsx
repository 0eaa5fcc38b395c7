import './shell.css';
import { Menu, Moon, Sun } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../../shared/menu';
import { hook } from '../../shared/test-hook';
import { toggleTheme, useTheme } from '../../shared/theme';
import { Brand } from './Brand';
import { Sidebar } from './Sidebar';

export function Shell({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const theme = useTheme();
  const { key, pathname } = useLocation();
  const landmarks = landmarkNames(pathname.slice(1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, wherever it came from, closes the drawer
  useEffect(() => setDrawerOpen(false), [key]);

  useEffect(() => {
    if (!drawerOpen) return;
    const close = () => setDrawerOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      menuButton.current?.focus();
    };
    window.addEventListener('resize', close);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('resize', close);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [drawerOpen]);

  function skip(event: MouseEvent) {
    // The focus alone moves: another fragment in the address would be a navigation to the router.
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <a className="button button-primary skip" href={skipAddress()} onClick={skip}>
        Skip to content
      </a>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of any section a header is the banner */}
      <header className="header" aria-label={landmarks.header}>
        <button
          type="button"
          ref={menuButton}
          className="button button-quiet button-icon menu-button"
          aria-label="Toggle menu"
          aria-expanded={drawerOpen}
          aria-controls="sidebar"
          onClick={() => setDrawerOpen(!drawerOpen)}
          {...hook('mobile-menu-button')}
        >
          <Menu aria-hidden />
        </button>
        <Brand />
        <button
          type="button"
          className="button button-quiet button-icon theme-toggle"
          aria-label="Toggle theme"
          title={theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'}
          onClick={toggleTheme}
          {...hook('theme-toggle')}
        >
          {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        </button>
      </header>
      <Sidebar open={drawerOpen} label={landmarks.navigation} />
      {drawerOpen && (
        <div className="overlay" onClick={() => setDrawerOpen(false)} aria-hidden {...hook('menu-overlay')} />
      )}
      <main className="main" id="main" ref={main} tabIndex={-1} aria-label={landmarks.main}>
        {children}
      </main>
    </>
  );
}

/** In full, because the document's <base> makes `#main` an address of the home page. */
function skipAddress() {
  const { href, hash } = window.location;
  // In hash form the fragment says which page this is, and has to stay.
  return hash.startsWith('#/') ? href : `${href.split('#')[0]}#main`;
}

/** Pages embed pages here: in a frame, each landmark says whose it is. */
function landmarkNames(id: string) {
  if (window.top === window) return { navigation: 'Pages' };
  const title = pages.find((page) => page.id === id)?.title ?? 'Home';
  return { header: `Header of ${title}`, navigation: `Pages, beside ${title}`, main: title };
}
