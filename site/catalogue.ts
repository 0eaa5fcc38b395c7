import type { PageGroup } from './page';
import abTesting from './pages/ab-testing/page';
import about from './pages/about/page';
import alerts from './pages/alerts/page';
import auth from './pages/auth/page';
import autocomplete from './pages/autocomplete/page';
import brokenImages from './pages/broken-images/page';
import canvas from './pages/canvas/page';
import checkboxes from './pages/checkboxes/page';
import contextMenu from './pages/context-menu/page';
import datePickers from './pages/date-pickers/page';
import dialogs from './pages/dialogs/page';
import dragDrop from './pages/drag-drop/page';
import dynamicElements from './pages/dynamic-elements/page';
import exitIntent from './pages/exit-intent/page';
import fileDownload from './pages/file-download/page';
import fileUpload from './pages/file-upload/page';
import forms from './pages/forms/page';
import home from './pages/home/page';
import hover from './pages/hover/page';
import http from './pages/http/page';
import iframes from './pages/iframes/page';
import iframes1 from './pages/iframes-1/page';
import iframes2 from './pages/iframes-2/page';
import keyPress from './pages/key-press/page';
import longLists from './pages/long-lists/page';
import movingTargets from './pages/moving-targets/page';
import multiTieredMenu from './pages/multi-tiered-menu/page';
import nativeDrag from './pages/native-drag/page';
import network from './pages/network/page';
import notifications from './pages/notifications/page';
import richText from './pages/rich-text/page';
import shadowDom from './pages/shadow-dom/page';
import slider from './pages/slider/page';
import storage from './pages/storage/page';
import tables from './pages/tables/page';
import webComponents from './pages/web-components/page';
import windows from './pages/windows/page';
import wizard from './pages/wizard/page';

/** The menu: nesting and order are what the sidebar, the home page and `practice-site pages` show. */
export const groups = [
  { title: 'Basic', pages: [about, forms, tables] },
  { title: 'Interaction', pages: [dragDrop, dynamicElements, hover, keyPress, slider] },
  { title: 'Content', pages: [fileUpload, fileDownload, iframes, brokenImages, shadowDom] },
  {
    title: 'Advanced',
    pages: [contextMenu, multiTieredMenu, notifications, abTesting, auth, checkboxes, exitIntent, alerts],
  },
  {
    title: 'Platform',
    pages: [
      datePickers,
      autocomplete,
      richText,
      longLists,
      windows,
      webComponents,
      nativeDrag,
      dialogs,
      movingTargets,
      network,
      http,
      storage,
      wizard,
      canvas,
    ],
  },
] as const satisfies readonly PageGroup[];

/** Pages with an address but no place in the menu: other pages embed them. */
const unlisted = [iframes1, iframes2] as const;

export type MenuPage = (typeof groups)[number]['pages'][number];
export type MenuPageId = MenuPage['id'];
/** Any page but home. */
export type SubPage = MenuPage | (typeof unlisted)[number];
export type PageId = SubPage['id'];

export { shell } from './shell';
export { home };

/** Every page but home, in the menu's order, then the unlisted ones. */
export const pages: readonly SubPage[] = [...groups.flatMap((group): readonly MenuPage[] => group.pages), ...unlisted];
