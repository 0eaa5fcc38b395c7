import type { RouteId, State, States } from '../state';
import abTesting from './ab-testing';
import about from './about';
import alerts from './alerts';
import auth from './auth';
import autocomplete from './autocomplete';
import brokenImages from './broken-images';
import canvas from './canvas';
import checkboxes from './checkboxes';
import contextMenu from './context-menu';
import datePickers from './date-pickers';
import dialogs from './dialogs';
import dragDrop from './drag-drop';
import dynamicElements from './dynamic-elements';
import exitIntent from './exit-intent';
import fileDownload from './file-download';
import fileUpload from './file-upload';
import forms from './forms';
import home from './home';
import hover from './hover';
import http from './http';
import iframes from './iframes';
import iframes1 from './iframes-1';
import iframes2 from './iframes-2';
import keyPress from './key-press';
import longLists from './long-lists';
import movingTargets from './moving-targets';
import multiTieredMenu from './multi-tiered-menu';
import nativeDrag from './native-drag';
import network from './network';
import notifications from './notifications';
import richText from './rich-text';
import shadowDom from './shadow-dom';
import slider from './slider';
import storage from './storage';
import tables from './tables';
import webComponents from './web-components';
import windows from './windows';
import wizard from './wizard';

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
