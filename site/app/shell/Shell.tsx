import './shell.css';
import Cookies from 'js-cookie';
import { Menu, Moon, Sun } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toggleTheme, useTheme } from '../../shared/theme';
import { useEventListeners } from '../../shared/useEventListeners';
import { idAt } from '../menu';
import { Brand } from './Brand';
import { NextPage } from './NextPage';
import { PracticeToggle, Practising, usePractice } from './practice';
import { SearchField } from './SearchField';
import { Sidebar } from './Sidebar';
import { testId } from './test-id';
import { nameOf, useArrival } from './useArrival';
import { useHuntPanel } from './useHuntPanel';

/** Some pages embed others in frames. There a page is alone, because the menu is beside the page around it. */
const isEmbedded = window.self !== window.top;

export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const id = idAt(pathname);
  const arrivedAt = useArrival(main, pathname);
  const practice = usePractice(id || 'home');
  const HuntPanel = useHuntPanel();

  return (
    <>
      {!isEmbedded && (
        <Surroundings main={main}>
          <PracticeToggle practice={practice} />
        </Surroundings>
      )}
      {/* Landmarks in a frame name their page, so that no two have the same name. */}
      <main className="main" id="main" ref={main} tabIndex={-1} aria-label={isEmbedded ? nameOf(id) : undefined}>
        {children}
      </main>
      {!isEmbedded && <NextPage id={id} />}
      {/* Not role=status, which is that of the line in which many a page says what happened. */}
      <p className="visually-hidden" aria-live="polite" {...testId('arrival')}>
        {arrivedAt}
      </p>
      <Practising practice={practice} />
      {!practice.Panel && HuntPanel && <HuntPanel page={id} />}
    </>
  );
}

/** Header and menu. The children are further buttons of the header. */
function Surroundings({ main, children }: { main: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const theme = useTheme();
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, wherever it came from, closes the drawer
  useEffect(() => setDrawerOpen(false), [location]);

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
      <header className="header">
        <button
          type="button"
          ref={menuButton}
          className="button button-quiet button-icon menu-button"
          aria-label="Toggle menu"
          aria-expanded={drawerOpen}
          aria-controls="sidebar"
          onClick={() => setDrawerOpen(!drawerOpen)}
          {...testId('mobile-menu-button')}
        >
          <Menu aria-hidden />
        </button>
        <Brand />
        <SearchField />
        <div className="header-actions">
          {children}
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Toggle theme"
            title={theme === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'}
            onClick={switchTheme}
            {...testId('theme-toggle')}
          >
            {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
          </button>
        </div>
      </header>
      <Sidebar open={drawerOpen} />
      {drawerOpen && (
        <div className="overlay" onClick={() => setDrawerOpen(false)} aria-hidden {...testId('menu-overlay')} />
      )}
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
