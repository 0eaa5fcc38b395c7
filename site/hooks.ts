import { groups, type MenuPageId, type PageId } from './catalogue';

/** What stands in angle brackets in a hook's name: one of these values, or any of a kind. */
export type HookParameter = readonly (string | number)[] | { kind: 'number' | 'text'; description: string };

export type Hook = {
  /** `submit-button`, or a pattern: `table-row-<id>`. */
  name: string;
  parameters?: { readonly [parameter: string]: HookParameter };
  /** The element's tag name. */
  element: string;
  /** `always`, or the state of the page in which it is in the document. */
  when: string;
};

const menuPages: readonly MenuPageId[] = groups.flatMap((group) => group.pages.map((page) => page.id));
const rows = [1, 2, 3] as const;
const columns = ['id', 'name', 'email', 'status', 'role'] as const;
const editableColumns = [...columns, 'action'] as const;
const always = 'always';

const editableTable = [
  { name: 'editable-table', element: 'div', when: always },
  { name: 'editable-header-<key>', parameters: { key: editableColumns }, element: 'th', when: always },
  { name: 'editable-row-<id>', parameters: { id: rows }, element: 'tr', when: always },
  { name: 'editable-cell-<key>-<id>', parameters: { key: editableColumns, id: rows }, element: 'td', when: always },
  { name: 'editable-name-<id>', parameters: { id: rows }, element: 'input', when: always },
  { name: 'editable-status-<id>', parameters: { id: rows }, element: 'select', when: always },
  { name: 'editable-role-<id>', parameters: { id: rows }, element: 'select', when: always },
  { name: 'editable-action-<id>', parameters: { id: rows }, element: 'button', when: always },
] as const satisfies readonly Hook[];

/** Every hook of every page. A test drives each page through its states and compares. */
export const hooks = {
  home: [{ name: 'feature-card-<page>', parameters: { page: menuPages }, element: 'a', when: always }],
  about: [
    { name: 'github-link', element: 'a', when: always },
    { name: 'linkedin-link', element: 'a', when: always },
    { name: 'email-link', element: 'a', when: always },
  ],
  forms: [
    { name: 'login-form', element: 'form', when: always },
    { name: 'username-input', element: 'input', when: always },
    { name: 'username-error', element: 'p', when: 'after a submit without a username' },
    { name: 'email-input', element: 'input', when: always },
    { name: 'email-error', element: 'p', when: 'after a submit without an email, or with a malformed one' },
    { name: 'password-input', element: 'input', when: always },
    { name: 'password-error', element: 'p', when: 'after a submit with a password of fewer than 6 characters' },
    { name: 'submit-button', element: 'button', when: always },
  ],
  tables: [
    { name: 'dynamic-table', element: 'div', when: always },
    { name: 'table-header-<key>', parameters: { key: columns }, element: 'th', when: always },
    { name: 'table-row-<id>', parameters: { id: rows }, element: 'tr', when: always },
    { name: 'table-cell-<key>-<id>', parameters: { key: columns, id: rows }, element: 'td', when: always },
    ...editableTable,
  ],
  'drag-drop': [
    { name: 'drag-drop-list', element: 'div', when: always },
    {
      name: 'sortable-item-<item>',
      parameters: { item: ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'] },
      element: 'div',
      when: always,
    },
    {
      name: 'drag-handle-<item>',
      parameters: { item: ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'] },
      element: 'button',
      when: always,
    },
  ],
  'dynamic-elements': [
    { name: 'dynamic-elements', element: 'div', when: always },
    { name: 'load-time-slider', element: 'input', when: always },
    { name: 'load-time-value', element: 'span', when: always },
    { name: 'reload-button', element: 'button', when: always },
    { name: 'content-area', element: 'div', when: always },
    { name: 'loading-indicator', element: 'div', when: 'while content is loading' },
    { name: 'dynamic-item-<index>', parameters: { index: [0, 1, 2] }, element: 'li', when: 'once content has loaded' },
    { name: 'toggle-hidden-button', element: 'button', when: always },
    { name: 'hidden-content', element: 'div', when: always },
    { name: 'invisible-element', element: 'div', when: always },
  ],
  hover: [
    { name: 'hover-example', element: 'div', when: always },
    { name: 'hover-figure-<number>', parameters: { number: rows }, element: 'div', when: always },
    { name: 'hover-caption-<number>', parameters: { number: rows }, element: 'div', when: 'while its figure is hovered or focused' },
  ],
  'key-press': [
    { name: 'last-key-pressed', element: 'div', when: always },
    { name: 'key-history', element: 'div', when: always },
    { name: 'key-<index>', parameters: { index: [0, 1, 2, 3, 4] }, element: 'div', when: 'once as many keys were pressed; 0 is the newest' },
  ],
  slider: [
    { name: 'slider-container', element: 'div', when: always },
    { name: 'slider', element: 'input', when: always },
    { name: 'slider-tooltip', element: 'div', when: 'while the slider is hovered' },
    { name: 'slider-value', element: 'div', when: always },
  ],
  'file-upload': [
    { name: 'file-uploader', element: 'div', when: always },
    { name: 'drop-zone', element: 'div', when: always },
    { name: 'file-select-button', element: 'button', when: always },
    { name: 'file-input', element: 'input', when: always },
    { name: 'upload-loading', element: 'div', when: 'while an upload is under way' },
    { name: 'uploaded-files', element: 'div', when: 'after the first upload' },
    {
      name: 'uploaded-file-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its upload',
    },
  ],
  'file-download': [
    { name: 'download-card-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: always },
    { name: 'download-button-<index>', parameters: { index: [0, 1, 2] }, element: 'button', when: always },
    { name: 'error-message', element: 'p', when: 'after a download failed, until the next attempt' },
  ],
  iframes: [
    { name: 'iframe-container', element: 'div', when: 'once Iframe Examples was opened' },
    { name: 'iframe-wrapper-<frame>', parameters: { frame: ['iframe1', 'iframe2'] }, element: 'div', when: 'once Iframe Examples was opened' },
    { name: 'iframe-<frame>', parameters: { frame: ['iframe1', 'iframe2'] }, element: 'iframe', when: 'once Iframe Examples was opened' },
    { name: 'iframe-complex-container', element: 'div', when: 'once Iframe Complex was opened' },
    {
      name: 'iframe-wrapper-<frame>',
      parameters: { frame: ['simple-form', 'complex-form', 'complex-page'] },
      element: 'div',
      when: 'once Iframe Complex was opened',
    },
    {
      name: 'iframe-<frame>',
      parameters: { frame: ['simple-form', 'complex-form', 'complex-page'] },
      element: 'iframe',
      when: 'once Iframe Complex was opened',
    },
    {
      name: 'iframe-wrapper-<frame>',
      parameters: { frame: ['same-domain', 'same-domain-forms', 'same-domain-tables', 'nested-level'] },
      element: 'div',
      when: 'once its section was opened',
    },
    {
      name: 'iframe-<frame>',
      parameters: { frame: ['same-domain', 'same-domain-forms', 'same-domain-tables', 'nested-level'] },
      element: 'iframe',
      when: 'once its section was opened',
    },
    { name: 'iframe-wrapper-map', element: 'section', when: 'once Iframe different domain was opened' },
    { name: 'iframe-map', element: 'iframe', when: 'once Iframe different domain was opened' },
    { name: 'iframe-messages', element: 'div', when: 'after the first text message from a frame' },
    {
      name: 'iframe-message-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its message',
    },
    { name: 'form-submissions', element: 'section', when: 'after the first form that a frame submitted' },
    {
      name: 'form-submission-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its form was submitted',
    },
  ],
  'iframes-1': [{ name: 'iframe-nested', element: 'iframe', when: always }],
  'iframes-2': editableTable,
  'broken-images': [
    { name: 'image-container-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: always },
    { name: 'image-<index>', parameters: { index: [0, 1, 2] }, element: 'img', when: always },
  ],
  'shadow-dom': [
    { name: 'shadow-host', element: 'div', when: always },
    { name: 'shadow-content', element: 'div', when: 'always, in the shadow root' },
    { name: 'shadow-button', element: 'button', when: 'always, in the shadow root' },
  ],
  'context-menu': [
    { name: 'context-menu-area', element: 'div', when: always },
    { name: 'context-menu-trigger', element: 'div', when: always },
    { name: 'context-menu', element: 'div', when: 'from a right-click until the next click' },
    { name: 'context-menu-edit', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-delete', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-properties', element: 'button', when: 'while the menu is open' },
  ],
  'multi-tiered-menu': [
    { name: 'menu-simple', element: 'section', when: always },
    { name: 'menu-mui', element: 'section', when: always },
    { name: 'menu-antd', element: 'section', when: always },
    {
      name: 'multi-tier-menu-item-<id>',
      parameters: { id: { kind: 'text', description: "the item's id, products or galaxy-s" } },
      element: 'button',
      when: 'top level always, deeper ones while their parent is open',
    },
  ],
  notifications: [
    { name: 'notification-example', element: 'div', when: always },
    { name: 'add-success', element: 'button', when: always },
    { name: 'add-error', element: 'button', when: always },
    { name: 'add-info', element: 'button', when: always },
    { name: 'notification-container', element: 'div', when: always },
    {
      name: 'notification-<id>',
      parameters: { id: { kind: 'number', description: 'counts from 1 since the page was opened' } },
      element: 'div',
      when: 'for five seconds, or until it is closed',
    },
    {
      name: 'close-notification-<id>',
      parameters: { id: { kind: 'number', description: 'counts from 1 since the page was opened' } },
      element: 'button',
      when: 'as long as its notification',
    },
  ],
  'ab-testing': [
    { name: 'ab-testing-page', element: 'div', when: always },
    { name: 'variant-title', element: 'h2', when: always },
    { name: 'variant-description', element: 'p', when: always },
    { name: 'variant-button', element: 'button', when: always },
  ],
  auth: [
    { name: 'auth-form', element: 'form', when: 'while logged out' },
    { name: 'username-input', element: 'input', when: 'while logged out' },
    { name: 'password-input', element: 'input', when: 'while logged out' },
    { name: 'login-button', element: 'button', when: 'while logged out' },
    { name: 'auth-error', element: 'div', when: 'after a wrong login, until the next one' },
    { name: 'auth-success', element: 'div', when: 'while logged in' },
    { name: 'logout-button', element: 'button', when: 'while logged in' },
  ],
  checkboxes: [
    { name: 'checkbox-group', element: 'div', when: always },
    { name: 'checkbox-label-<id>', parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] }, element: 'label', when: always },
    { name: 'checkbox-<id>', parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] }, element: 'input', when: always },
    { name: 'check-all-button', element: 'button', when: always },
    { name: 'uncheck-all-button', element: 'button', when: always },
  ],
  'exit-intent': [
    { name: 'exit-modal', element: 'div', when: 'once the pointer left through the top edge, until dismissed' },
    { name: 'close-modal', element: 'button', when: 'while the modal is open' },
    { name: 'modal-no', element: 'button', when: 'while the modal is open' },
    { name: 'modal-yes', element: 'button', when: 'while the modal is open' },
  ],
  alerts: [
    { name: 'dialog-button', element: 'button', when: always },
    { name: 'alert-button', element: 'button', when: always },
    { name: 'confirm-button', element: 'button', when: always },
    { name: 'prompt-button', element: 'button', when: always },
    { name: 'result-container', element: 'div', when: 'after the first answer' },
  ],
} as const satisfies Record<'home' | PageId, readonly Hook[]>;

/** The hooks around every page. */
export const shellHooks = [
  { name: 'home-link', element: 'a', when: always },
  { name: 'nav-<page>', parameters: { page: menuPages }, element: 'a', when: always },
  { name: 'mobile-menu-button', element: 'button', when: 'always; it shows below 768 px only' },
  { name: 'menu-overlay', element: 'div', when: 'while the menu is open, below 768 px only' },
  { name: 'theme-toggle', element: 'button', when: always },
] as const satisfies readonly Hook[];

/** The names that a list of hooks stands for: `HookNames<typeof shellHooks>`. */
export type HookNames<Hooks extends readonly Hook[]> = Hooks[number] extends infer One ? (One extends Hook ? NamesOf<One> : never) : never;

/** Every hook of a page, patterns filled in: `HookOf<'forms'>` is `'login-form' | 'username-input' | …`. */
export type HookOf<Id extends keyof typeof hooks> = HookNames<(typeof hooks)[Id]>;

/** Every hook around the pages. */
export type ShellHook = HookNames<typeof shellHooks>;

type NamesOf<One extends Hook> = Fill<One['name'], One extends { parameters: infer Parameters } ? Parameters : unknown>;

type Fill<Name extends string, Parameters> = Name extends `${infer Head}<${infer Parameter}>${infer Tail}`
  ? `${Head}${ValueOf<Parameters[Parameter & keyof Parameters]>}${Fill<Tail, Parameters>}`
  : Name;

type ValueOf<Parameter> = Parameter extends readonly (infer Value extends string | number)[]
  ? Value
  : Parameter extends { kind: 'number' }
    ? number
    : string;
