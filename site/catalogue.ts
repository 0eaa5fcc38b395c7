import home from './app/home/page.ts';
import { type PageGroup, type TrackName, trackNames } from './page.ts';
import abTesting from './pages/ab-testing/page.ts';
import about from './pages/about/page.ts';
import alerts from './pages/alerts/page.ts';
import auth from './pages/auth/page.ts';
import autocomplete from './pages/autocomplete/page.ts';
import brokenImages from './pages/broken-images/page.ts';
import canvas from './pages/canvas/page.ts';
import checkboxes from './pages/checkboxes/page.ts';
import clicksAndGestures from './pages/clicks-and-gestures/page.ts';
import contextMenu from './pages/context-menu/page.ts';
import dataGrid from './pages/data-grid/page.ts';
import datePickers from './pages/date-pickers/page.ts';
import dialogs from './pages/dialogs/page.ts';
import dragDrop from './pages/drag-drop/page.ts';
import dropdowns from './pages/dropdowns/page.ts';
import dynamicElements from './pages/dynamic-elements/page.ts';
import exitIntent from './pages/exit-intent/page.ts';
import fileDownload from './pages/file-download/page.ts';
import fileUpload from './pages/file-upload/page.ts';
import forms from './pages/forms/page.ts';
import hover from './pages/hover/page.ts';
import http from './pages/http/page.ts';
import iframes from './pages/iframes/page.ts';
import iframes1 from './pages/iframes-1/page.ts';
import iframes2 from './pages/iframes-2/page.ts';
import keyPress from './pages/key-press/page.ts';
import longLists from './pages/long-lists/page.ts';
import maskedInputs from './pages/masked-inputs/page.ts';
import movingTargets from './pages/moving-targets/page.ts';
import multiTieredMenu from './pages/multi-tiered-menu/page.ts';
import nativeDrag from './pages/native-drag/page.ts';
import navigation from './pages/navigation/page.ts';
import network from './pages/network/page.ts';
import notifications from './pages/notifications/page.ts';
import richText from './pages/rich-text/page.ts';
import shadowDom from './pages/shadow-dom/page.ts';
import shop from './pages/shop/page.ts';
import slider from './pages/slider/page.ts';
import storage from './pages/storage/page.ts';
import tables from './pages/tables/page.ts';
import tabsAndTrees from './pages/tabs-and-trees/page.ts';
import textAndLocators from './pages/text-and-locators/page.ts';
import webComponents from './pages/web-components/page.ts';
import windows from './pages/windows/page.ts';
import wizard from './pages/wizard/page.ts';

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
  {
    title: 'At Work',
    pages: [dataGrid, dropdowns, maskedInputs, textAndLocators, clicksAndGestures, navigation, tabsAndTrees],
  },
  { title: 'Journeys', pages: [shop] },
] as const satisfies readonly PageGroup[];

/** Pages with an address but no place in the menu: other pages embed them. */
const unlisted = [iframes1, iframes2] as const;

export type MenuPage = (typeof groups)[number]['pages'][number];
export type MenuPageId = MenuPage['id'];
/** Any page but home. */
export type SubPage = MenuPage | (typeof unlisted)[number];
export type PageId = SubPage['id'];

export { shell } from './shell.ts';
export { home };

/** Every page but home, in the menu's order, then the unlisted ones. */
export const pages: readonly SubPage[] = [...groups.flatMap((group): readonly MenuPage[] => group.pages), ...unlisted];

/** The pages of each track, in the order in which a learner meets them. */
export const tracks: Readonly<Record<TrackName, readonly MenuPage[]>> = {
  'First week': pagesOfTrack(trackNames[0]),
  'What is hard': pagesOfTrack(trackNames[1]),
};

function pagesOfTrack(name: TrackName): readonly MenuPage[] {
  return groups
    .flatMap((group): readonly MenuPage[] => group.pages)
    .filter(({ track }) => track.name === name)
    .sort((one, other) => one.track.place - other.track.place);
}

/** The page after this one in its track. The last page of a track has none. */
export function nextOf(id: string): MenuPage | undefined {
  const track = Object.values(tracks).find((pages) => pages.some((page) => page.id === id));
  return track?.[track.findIndex((page) => page.id === id) + 1];
}
