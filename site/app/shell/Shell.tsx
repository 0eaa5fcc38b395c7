import './shell.css';
import Cookies from 'js-cookie';
import { Menu, Moon, Sun } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../../shared/menu';
import { hook } from '../../shared/test-hook';
import { toggleTheme, useTheme } from '../../shared/theme';
import { useEventListeners } from '../../shared/useEventListeners';
import { Brand } from './Brand';
import { PracticeToggle, usePractice } from './practice';
import { Sidebar } from './Sidebar';

/** Some pages embed others in frames. */
const isEmbedded = window.top !== window;

export function Shell({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const theme = useTheme();
  const { key, pathname } = useLocation();
  const landmarks = landmarkNames(pathname.slice(1));
  const practice = usePractice();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, wherever it came from, closes the drawer
  useEffect(() => setDrawerOpen(false), [key]);

  useEventListeners(window, {
    resize: () => setDrawerOpen(false),
    keydown: ({ key }) => {
      if (!drawerOpen || key !== 'Escape') return;
      setDrawerOpen(false);
      menuButton.current?.focus();
    },
  });

  function skip(event: MouseEvent) {
    // Only the focus moves. The router would take another fragment in the address for a navigation.
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
        <div className="header-actions">
          {!isEmbedded && <PracticeToggle practice={practice} />}
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Toggle theme"
            title={theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'}
            onClick={switchTheme}
            {...hook('theme-toggle')}
          >
            {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
          </button>
        </div>
      </header>
      <Sidebar open={drawerOpen} label={landmarks.navigation} />
      {drawerOpen && (
        <div className="overlay" onClick={() => setDrawerOpen(false)} aria-hidden {...hook('menu-overlay')} />
      )}
      <main className="main" id="main" ref={main} tabIndex={-1} aria-label={landmarks.main}>
        {children}
      </main>
      {practice.Panel && <practice.Panel id="practice" page={pathname.slice(1)} onClose={practice.close} />}
    </>
  );
}

function switchTheme() {
  Cookies.set('theme', toggleTheme(), { expires: 365, path: '/', sameSite: 'Lax' });
}

/** The whole address, because the document's <base> makes `#main` alone an address of the home page. */
function skipAddress() {
  const { href, hash } = window.location;
  // In an address like `/#/forms` the fragment names the page and has to stay.
  return hash.startsWith('#/') ? href : `${href.split('#')[0]}#main`;
}

/** Landmarks in a frame name their page, so that no two have the same name. */
function landmarkNames(id: string) {
  if (!isEmbedded) return { navigation: 'Pages' };
  const title = pages.find((page) => page.id === id)?.title ?? 'Home';
  return { header: `Header of ${title}`, navigation: `Pages, beside ${title}`, main: title };
}
