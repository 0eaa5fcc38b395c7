import { type ComponentType, lazy } from 'react';
import type { PageId } from './catalogue';

/** One lazy chunk a page. A page of the catalogue without a component does not compile. */
export const pageComponents: Record<PageId, ComponentType> = {
  about: lazy(() => import('./pages/about/AboutPage')),
  forms: lazy(() => import('./pages/forms/FormsPage')),
  tables: lazy(() => import('./pages/tables/TablesPage')),
  'drag-drop': lazy(() => import('./pages/drag-drop/DragDropPage')),
  'dynamic-elements': lazy(() => import('./pages/dynamic-elements/DynamicElementsPage')),
  hover: lazy(() => import('./pages/hover/HoverPage')),
  'key-press': lazy(() => import('./pages/key-press/KeyPressPage')),
  slider: lazy(() => import('./pages/slider/SliderPage')),
  'file-upload': lazy(() => import('./pages/file-upload/FileUploadPage')),
  'file-download': lazy(() => import('./pages/file-download/FileDownloadPage')),
  iframes: lazy(() => import('./pages/iframes/IframesPage')),
  'iframes-1': lazy(() => import('./pages/iframes-1/NestedFramePage')),
  'iframes-2': lazy(() => import('./pages/iframes-2/EditableTablePage')),
  'broken-images': lazy(() => import('./pages/broken-images/BrokenImagesPage')),
  'shadow-dom': lazy(() => import('./pages/shadow-dom/ShadowDomPage')),
  'context-menu': lazy(() => import('./pages/context-menu/ContextMenuPage')),
  'multi-tiered-menu': lazy(() => import('./pages/multi-tiered-menu/MultiTieredMenuPage')),
  notifications: lazy(() => import('./pages/notifications/NotificationsPage')),
  'ab-testing': lazy(() => import('./pages/ab-testing/AbTestingPage')),
  auth: lazy(() => import('./pages/auth/AuthPage')),
  checkboxes: lazy(() => import('./pages/checkboxes/CheckboxesPage')),
  'exit-intent': lazy(() => import('./pages/exit-intent/ExitIntentPage')),
  alerts: lazy(() => import('./pages/alerts/AlertsPage')),
};
