import home from './app/home/states';
import abTesting from './pages/ab-testing/states';
import about from './pages/about/states';
import alerts from './pages/alerts/states';
import auth from './pages/auth/states';
import autocomplete from './pages/autocomplete/states';
import brokenImages from './pages/broken-images/states';
import canvas from './pages/canvas/states';
import checkboxes from './pages/checkboxes/states';
import contextMenu from './pages/context-menu/states';
import datePickers from './pages/date-pickers/states';
import dialogs from './pages/dialogs/states';
import dragDrop from './pages/drag-drop/states';
import dynamicElements from './pages/dynamic-elements/states';
import exitIntent from './pages/exit-intent/states';
import fileDownload from './pages/file-download/states';
import fileUpload from './pages/file-upload/states';
import forms from './pages/forms/states';
import hover from './pages/hover/states';
import http from './pages/http/states';
import iframes from './pages/iframes/states';
import iframes1 from './pages/iframes-1/states';
import iframes2 from './pages/iframes-2/states';
import keyPress from './pages/key-press/states';
import longLists from './pages/long-lists/states';
import movingTargets from './pages/moving-targets/states';
import multiTieredMenu from './pages/multi-tiered-menu/states';
import nativeDrag from './pages/native-drag/states';
import network from './pages/network/states';
import notifications from './pages/notifications/states';
import richText from './pages/rich-text/states';
import shadowDom from './pages/shadow-dom/states';
import slider from './pages/slider/states';
import storage from './pages/storage/states';
import tables from './pages/tables/states';
import webComponents from './pages/web-components/states';
import windows from './pages/windows/states';
import wizard from './pages/wizard/states';
import type { RouteId, State, States } from './state';

/** One line for each page. A page without a line is a compile error. */
const statesByPage: { [Id in RouteId]: States<Id> } = {
  home,
  about,
  forms,
  tables,
  'drag-drop': dragDrop,
  'dynamic-elements': dynamicElements,
  hover,
  'key-press': keyPress,
  slider,
  'file-upload': fileUpload,
  'file-download': fileDownload,
  iframes,
  'iframes-1': iframes1,
  'iframes-2': iframes2,
  'broken-images': brokenImages,
  'shadow-dom': shadowDom,
  'context-menu': contextMenu,
  'multi-tiered-menu': multiTieredMenu,
  notifications,
  'ab-testing': abTesting,
  auth,
  checkboxes,
  'exit-intent': exitIntent,
  alerts,
  'date-pickers': datePickers,
  dialogs,
  autocomplete,
  'rich-text': richText,
  'long-lists': longLists,
  'moving-targets': movingTargets,
  network,
  http,
  storage,
  wizard,
  canvas,
  windows,
  'web-components': webComponents,
  'native-drag': nativeDrag,
};

/** Every page with its states. */
export const pagesWithStates = Object.entries(statesByPage) as [RouteId, readonly State[]][];

/** All states of all pages. */
export const states = pagesWithStates.flatMap(([page, own]) => own.map((state) => ({ page, ...state })));

/** The last of these states on each page, where the most has happened. */
export function lastOfEachPage<Of extends { page: RouteId }>(walked: readonly Of[]): Of[] {
  return walked.filter(({ page }, index) => page !== walked[index + 1]?.page);
}

/** Console errors of all states, as one pattern: Playwright takes an array of two for a value and its options. */
export const provokedErrors = [new RegExp(states.flatMap(({ errors }) => errors?.source ?? []).join('|'))];
