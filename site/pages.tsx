import { type ComponentType, useEffect, useState } from 'react';
import type { PageId } from './catalogue';

export type RouteId = 'home' | PageId;

/** One chunk a page. A page of the catalogue without a component does not compile. */
const chunks: Record<RouteId, () => Promise<{ default: ComponentType }>> = {
  home: () => import('./pages/home/HomePage'),
  about: () => import('./pages/about/AboutPage'),
  forms: () => import('./pages/forms/FormsPage'),
  tables: () => import('./pages/tables/TablesPage'),
  'drag-drop': () => import('./pages/drag-drop/DragDropPage'),
  'dynamic-elements': () => import('./pages/dynamic-elements/DynamicElementsPage'),
  hover: () => import('./pages/hover/HoverPage'),
  'key-press': () => import('./pages/key-press/KeyPressPage'),
  slider: () => import('./pages/slider/SliderPage'),
  'file-upload': () => import('./pages/file-upload/FileUploadPage'),
  'file-download': () => import('./pages/file-download/FileDownloadPage'),
  iframes: () => import('./pages/iframes/IframesPage'),
  'iframes-1': () => import('./pages/iframes-1/NestedFramePage'),
  'iframes-2': () => import('./pages/iframes-2/EditableTablePage'),
  'broken-images': () => import('./pages/broken-images/BrokenImagesPage'),
  'shadow-dom': () => import('./pages/shadow-dom/ShadowDomPage'),
  'context-menu': () => import('./pages/context-menu/ContextMenuPage'),
  'multi-tiered-menu': () => import('./pages/multi-tiered-menu/MultiTieredMenuPage'),
  notifications: () => import('./pages/notifications/NotificationsPage'),
  'ab-testing': () => import('./pages/ab-testing/AbTestingPage'),
  auth: () => import('./pages/auth/AuthPage'),
  checkboxes: () => import('./pages/checkboxes/CheckboxesPage'),
  'exit-intent': () => import('./pages/exit-intent/ExitIntentPage'),
  alerts: () => import('./pages/alerts/AlertsPage'),
};

const loaded = new Map<RouteId, ComponentType>();

export async function loadPage(id: RouteId): Promise<ComponentType> {
  const { default: Page } = await chunks[id]();
  loaded.set(id, Page);
  return Page;
}

/**
 * A page's component, undefined until its chunk is there. Not React.lazy: once Suspense has shown its fallback, React
 * holds the content back for 300 ms, however soon it arrives.
 */
export function usePage(id: RouteId): ComponentType | undefined {
  const [Page, setPage] = useState(() => loaded.get(id));
  useEffect(() => {
    if (Page) return;
    let left = false;
    const show = (component: ComponentType) => {
      if (!left) setPage(() => component);
    };
    const fail = (error: unknown) => {
      // From a render, so that React reports it as an error of this page.
      setPage(() => {
        throw error;
      });
    };
    loadPage(id).then(show, fail);
    return () => {
      left = true;
    };
  }, [id, Page]);
  return Page;
}
