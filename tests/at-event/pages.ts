import type { PageId } from '../../site/catalogue';

/** What a probe has to work with. It runs in the browser, as a text: it may use nothing else of this file. */
export type Tools = {
  /** The element with a test id; fails without one. */
  byTestId(name: string): HTMLElement;
  /** The text of the first element that a selector finds. */
  text(selector: string): string | undefined;
  /** Resolves as soon as what is running has ended: React has then shown what an event changed. No timer, no frame. */
  settled(): Promise<void>;
};

export type Expected = {
  /** The page's headings of the first level. */
  h1: string[];
  title: string;
  /** A test id that no other page has, of an element that is always there. */
  own: string;
  /** Something that the page looks like: a selector, a property and its value. */
  style: [string, string, string];
  /** Uses the page, within the event that it is called in. */
  use: (tools: Tools) => Promise<unknown> | unknown;
  /** What `use` finds. */
  works: unknown;
  /** A selector and the text that appears there some time after `use`. */
  later?: [string, string];
};

const site = 'Test Automation Practice (Web and Mobile Web)';

/** Pages, spelled out by hand. A page without a style sheet of its own has a style that all pages share. */
const spelledOut = {
  home: {
    h1: [site],
    title: site,
    own: 'feature-card-forms',
    style: ['[data-test=feature-card-forms]', 'display', 'flex'],
    use: () => document.querySelectorAll('main a[data-test^=feature-card-][href]').length,
    works: 35,
  },
  about: {
    h1: ['About Test Automation Practice'],
    title: `About | ${site}`,
    own: 'github-link',
    style: ['main ul', 'display', 'grid'],
    use: ({ byTestId }) => byTestId('github-link').getAttribute('href'),
    works: 'https://example.com/#source',
  },
  forms: {
    h1: ['Forms and Validation'],
    title: `Forms | ${site}`,
    own: 'login-form',
    style: ['[data-test=submit-button]', 'background-color', 'rgb(31, 95, 208)'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('submit-button').click();
      await settled();
      return ['username', 'email', 'password'].map((name) => text(`[data-test=${name}-error]`));
    },
    works: ['Username is required', 'Email is required', 'Password is required'],
  },
  tables: {
    h1: ['Dynamic Tables', 'Dynamic Tables Have Input'],
    title: `Tables | ${site}`,
    own: 'dynamic-table',
    style: ['[data-test=dynamic-table] table', 'border-collapse', 'collapse'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('table-header-id').click();
      await settled();
      return [byTestId('table-header-id').getAttribute('aria-sort'), text('[data-test=dynamic-table] tbody tr')];
    },
    works: ['ascending', '1John Doejohn@example.comActiveAdmin'],
  },
  'drag-drop': {
    h1: ['Drag and Drop'],
    title: `Drag & Drop | ${site}`,
    own: 'drag-drop-list',
    style: ['[data-test=drag-drop-list]', 'display', 'grid'],
    use: async ({ byTestId, settled }) => {
      const handle = byTestId('drag-handle-Item 1');
      handle.focus();
      handle.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }));
      await settled();
      return handle.getAttribute('aria-pressed');
    },
    works: 'true',
  },
  'dynamic-elements': {
    h1: ['Dynamic Elements'],
    title: `Dynamic Elements | ${site}`,
    own: 'load-time-slider',
    style: ['[data-test=invisible-element]', 'opacity', '0'],
    use: async ({ byTestId, settled, text }) => {
      const before = byTestId('hidden-content').className;
      byTestId('toggle-hidden-button').click();
      await settled();
      // The effect that starts the load of five seconds has run.
      const loading = (window as unknown as { timers: number[] }).timers.includes(5000);
      return [before, byTestId('hidden-content').className, text('[data-test=loading-indicator]'), loading];
    },
    works: ['hidden', '', 'Loading…', true],
  },
  hover: {
    h1: ['Hover States'],
    title: `Hover States | ${site}`,
    own: 'hover-example',
    style: ['[data-test=hover-figure-1]', 'position', 'relative'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('hover-figure-2').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await settled();
      return text('[data-test=hover-caption-2]');
    },
    works: 'Figure 2',
  },
  'key-press': {
    h1: ['Key Presses'],
    title: `Key Press | ${site}`,
    own: 'key-history',
    style: ['[data-test=last-key-pressed]', 'font-size', '28px'],
    use: async ({ settled, text }) => {
      for (const key of ['a', 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await settled();
      return [text('[data-test=last-key-pressed]'), text('[data-test=key-1]')];
    },
    works: ['Enter', 'a'],
  },
  slider: {
    h1: ['Horizontal Slider'],
    title: `Slider | ${site}`,
    own: 'slider-container',
    style: ['[data-test=slider-container]', 'position', 'relative'],
    use: async ({ byTestId, settled, text }) => {
      const slider = byTestId('slider') as HTMLInputElement;
      slider.value = '51';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new MouseEvent('mouseenter'));
      await settled();
      return [text('[data-test=slider-value]'), text('[data-test=slider-tooltip]')];
    },
    works: ['Current value: 51', '51'],
  },
  'file-upload': {
    h1: ['File Upload'],
    title: `File Upload | ${site}`,
    own: 'drop-zone',
    style: ['[data-test=drop-zone]', 'border-top-style', 'dashed'],
    use: async ({ byTestId, settled, text }) => {
      const files = new DataTransfer();
      files.items.add(new File(['a'], 'a.txt'));
      const input = byTestId('file-input') as HTMLInputElement;
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      return text('[data-test=upload-loading]');
    },
    works: 'Uploading...',
  },
  'file-download': {
    h1: ['File Download'],
    title: `File Download | ${site}`,
    own: 'download-card-0',
    style: ['[data-test=download-card-0]', 'display', 'grid'],
    use: async ({ byTestId, settled }) => {
      byTestId('download-button-1').click();
      await settled();
      return [0, 1, 2].map((index) => (byTestId(`download-button-${index}`) as HTMLButtonElement).disabled);
    },
    works: [false, true, false],
  },
  iframes: {
    h1: ['Iframes'],
    title: `Iframes | ${site}`,
    // Nothing else has a test id before a section is opened.
    own: '',
    style: ['main h2 button', 'min-height', '56px'],
    use: async ({ byTestId, settled }) => {
      const [first] = document.querySelectorAll<HTMLElement>('main h2 button');
      first?.click();
      window.dispatchEvent(new MessageEvent('message', { data: 'sent within the event' }));
      await settled();
      return [first?.getAttribute('aria-expanded'), byTestId('iframe-iframe1').tagName];
    },
    works: ['true', 'IFRAME'],
    later: ['[data-test=iframe-message-0]', 'sent within the event'],
  },
  'iframes-1': {
    h1: ['Nested Frame'],
    title: `Nested Frame | ${site}`,
    own: 'iframe-nested',
    style: ['[data-test=iframe-nested]', 'min-height', '480px'],
    use: ({ byTestId }) => (byTestId('iframe-nested') as HTMLIFrameElement).src.endsWith('/iframes-2'),
    works: true,
  },
  'iframes-2': {
    h1: ['Dynamic Tables Have Input'],
    title: `Dynamic Tables Have Input | ${site}`,
    own: 'editable-table',
    style: ['[data-test=editable-table] table', 'border-collapse', 'collapse'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('editable-action-1').click();
      await settled();
      return text('[role=dialog] h2');
    },
    works: 'Action',
  },
  'broken-images': {
    h1: ['Broken Images'],
    title: `Broken Images | ${site}`,
    own: 'image-0',
    style: ['[data-test=image-0]', 'width', '200px'],
    use: () => document.querySelectorAll('main img[data-test^=image-]').length,
    works: 3,
  },
  'shadow-dom': {
    h1: ['Shadow DOM'],
    title: `Shadow DOM | ${site}`,
    own: 'shadow-host',
    style: ['main :has(> [data-test=shadow-host])', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('shadow-host').shadowRoot?.querySelector<HTMLElement>('[data-test=shadow-button]')?.click();
      await settled();
      return text('[role=dialog] h2');
    },
    works: 'Shadow DOM Button',
  },
  'context-menu': {
    h1: ['Context Menu'],
    title: `Context Menu | ${site}`,
    own: 'context-menu-trigger',
    style: ['[data-test=context-menu-trigger]', 'border-top-style', 'dashed'],
    use: async ({ byTestId, settled, text }) => {
      const at = { bubbles: true, cancelable: true, button: 2, clientX: 400, clientY: 300 };
      const shown = byTestId('context-menu-trigger').dispatchEvent(new MouseEvent('contextmenu', at));
      await settled();
      return [shown, text('[data-test=context-menu-edit]')];
    },
    works: [false, 'Edit'],
  },
  'multi-tiered-menu': {
    h1: ['Simple Multi Tiered Menu', 'Simple Multi Tiered Menu Use MUI', 'Simple Multi Tiered Menu Use Antd'],
    title: `Multi Tiered Menu | ${site}`,
    own: 'menu-antd',
    style: ['[data-test=menu-simple]', 'position', 'relative'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('multi-tier-menu-item-products').click();
      await settled();
      const bars = [
        ...document.querySelectorAll(
          '[data-test=menu-mui] button, [data-test=menu-antd] [role=menu] > [role=menuitem]',
        ),
      ];
      return [text('[data-test=multi-tier-menu-item-electronics]'), bars.length >= 3];
    },
    works: ['Electronics', true],
  },
  notifications: {
    h1: ['Notifications'],
    title: `Notifications | ${site}`,
    own: 'notification-example',
    style: ['[data-test=notification-container]', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('add-error').click();
      await settled();
      return text('[data-test=notification-1]');
    },
    works: 'This is a error notification message',
  },
  'ab-testing': {
    h1: ['A/B Testing'],
    title: `A/B Testing | ${site}`,
    own: 'ab-testing-page',
    style: ['[data-test=ab-testing-page] ul', 'list-style-type', 'none'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('variant-button').click();
      await settled();
      return text('[data-test=variant-button]');
    },
    works: 'Click Me (1)',
  },
  auth: {
    h1: ['Basic Authentication'],
    title: `Authentication | ${site}`,
    own: 'auth-form',
    style: ['[data-test=login-button]', 'background-color', 'rgb(31, 95, 208)'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('login-button').click();
      await settled();
      return text('[data-test=login-button]');
    },
    works: 'Loading...',
  },
  checkboxes: {
    h1: ['Checkboxes'],
    title: `Checkboxes | ${site}`,
    own: 'checkbox-group',
    style: ['[data-test=checkbox-label-checkbox1]', 'display', 'flex'],
    use: async ({ byTestId, settled }) => {
      byTestId('check-all-button').click();
      await settled();
      return [1, 2, 3].map((number) => (byTestId(`checkbox-checkbox${number}`) as HTMLInputElement).checked);
    },
    works: [true, true, true],
  },
  'exit-intent': {
    h1: ['Exit Intent'],
    title: `Exit Intent | ${site}`,
    own: '',
    style: ['main h1', 'font-size', '28px'],
    use: async ({ byTestId, settled }) => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
      await settled();
      return [
        byTestId('exit-modal').getAttribute('role'),
        getComputedStyle(byTestId('close-modal').parentElement as Element).display,
      ];
    },
    works: ['dialog', 'grid'],
  },
  alerts: {
    h1: ['JavaScript Alerts'],
    title: `Alerts | ${site}`,
    own: 'dialog-button',
    style: ['[data-test=alert-button]', 'border-top-left-radius', '8px'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('dialog-button').click();
      await settled();
      return [
        text('[data-test=result-container]'),
        text('[role=dialog] h2'),
        getComputedStyle(byTestId('result-container')).marginTop,
      ];
    },
    works: ['Last action: Dialog Model shown', 'Alert', '16px'],
  },
  'date-pickers': {
    h1: ['Date Pickers'],
    title: `Date Pickers | ${site}`,
    own: 'date-clock',
    style: ['.date-line', 'display', 'flex'],
    use: async ({ byTestId, settled, text }) => {
      const field = byTestId('date-time') as HTMLInputElement;
      field.value = '14:30';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      return text('[data-test=date-time-value]');
    },
    works: '14:30',
  },
  autocomplete: {
    h1: ['Autocomplete'],
    title: `Autocomplete | ${site}`,
    own: 'place-input',
    style: ['.autocomplete', 'max-width', '400px'],
    use: async ({ byTestId, settled, text }) => {
      const select = byTestId('ferry-select') as HTMLSelectElement;
      select.selectedIndex = 2;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      return text('[data-test=ferry-result]');
    },
    works: 'Ferry: Out, 12:00',
  },
  'rich-text': {
    h1: ['Rich Text'],
    title: `Rich Text | ${site}`,
    own: 'plain-box',
    style: ['[data-test=plain-box]', 'min-height', '96px'],
    use: async ({ byTestId, settled, text }) => {
      const box = byTestId('plain-box');
      box.textContent = 'Milk';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      byTestId('editor-bold').click();
      await settled();
      const pressed = byTestId('editor-bold').getAttribute('aria-pressed');
      return [text('[data-test=plain-html]'), text('[data-test=editor-html]'), pressed, text('.cm-line')];
    },
    works: ['Milk', '<p>The ferry leaves at nine.</p>', 'true', "ferry(1, 'Brill', 'Eyre', 17);"],
  },
  'long-lists': {
    h1: ['Long Lists'],
    title: `Long Lists | ${site}`,
    own: 'rows-list',
    style: ['[data-test=rows-list]', 'height', '360px'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('rows-row-1').click();
      await settled();
      return [text('[data-test=rows-row-1]'), text('[data-test=rows-selected]')];
    },
    works: ['Row 1', 'Selected: 1'],
  },
  windows: {
    h1: ['Windows and Tabs'],
    title: `Windows and Tabs | ${site}`,
    own: 'windows-opener-link',
    style: ['[data-test=windows]', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('windows-add').click();
      await settled();
      return text('[data-test=windows-count]');
    },
    works: 'Count: 1',
  },
  'web-components': {
    h1: ['Web Components'],
    title: `Web Components | ${site}`,
    own: 'wc-vault',
    style: ['.web-components', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('wc-toggle-note').click();
      await settled();
      return [text('[data-test=wc-note]'), byTestId('wc-card').shadowRoot !== null];
    },
    works: ['Bring a cake', true],
  },
  'native-drag': {
    h1: ['Native Drag and Drop'],
    title: `Native Drag and Drop | ${site}`,
    own: 'native-board',
    style: ['[data-test=native-board]', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('native-down').click();
      await settled();
      return text('[data-test=native-report]');
    },
    works: 'Moved Write to To do, place 2 of 3',
  },
  dialogs: {
    h1: ['Dialogs and Popovers'],
    title: `Dialogs and Popovers | ${site}`,
    own: 'dialog-modal-example',
    style: ['[data-test=dialog-notes]', 'padding-top', '16px'],
    use: async ({ byTestId, settled }) => {
      byTestId('dialog-modal-open').click();
      await settled();
      return (byTestId('dialog-modal') as HTMLDialogElement).open;
    },
    works: true,
  },
  'moving-targets': {
    h1: ['Moving Targets'],
    title: `Moving Targets | ${site}`,
    own: 'slide-track',
    style: ['[data-test=slide-track]', 'position', 'relative'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('twin-button').click();
      await settled();
      return text('[data-test=twin-result]');
    },
    works: 'Clicks: 1',
  },
  network: {
    h1: ['Network'],
    title: `Network | ${site}`,
    own: 'net-orders-example',
    style: ['.network-row', 'align-items', 'end'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('net-load').click();
      await settled();
      return text('[data-test=net-status]');
    },
    works: 'Loading',
    later: ['[data-test=net-count]', '23 orders, page 1 of 5'],
  },
  http: {
    h1: ['HTTP'],
    title: `HTTP | ${site}`,
    own: 'http-cookies-seen',
    style: ['.http', 'display', 'grid'],
    use: async ({ byTestId, settled }) => {
      const select = byTestId('http-code') as HTMLSelectElement;
      select.value = '500';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      // An export has no server, and so no link.
      const href = byTestId('http-open-status').getAttribute('href');
      return href ? href.endsWith('/http/status/500') : select.value === '500';
    },
    works: true,
  },
  wizard: {
    h1: ['Wizard and One-Time Code'],
    title: `Wizard and One-Time Code | ${site}`,
    own: 'otp-inbox',
    style: ['[data-test=wizard-steps]', 'display', 'flex'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('wizard-next').click();
      await settled();
      return text('[data-test=wizard-error-name]');
    },
    works: 'Enter your name',
  },
  storage: {
    h1: ['Storage and Permissions'],
    title: `Storage and Permissions | ${site}`,
    own: 'clipboard-copy',
    style: ['[data-test=storage-context]', 'margin-bottom', '16px'],
    use: async ({ byTestId, settled, text }) => {
      // A visit before this one may have answered.
      byTestId('consent-forget').click();
      await settled();
      byTestId('consent-necessary').click();
      await settled();
      return text('[data-test=consent-status]');
    },
    works: 'Only necessary',
  },
  canvas: {
    h1: ['Canvas and Charts'],
    title: `Canvas and Charts | ${site}`,
    own: 'shapes-cross',
    style: ['.canvas-page', 'display', 'grid'],
    use: async ({ byTestId, settled, text }) => {
      byTestId('map-zoom-in').click();
      await settled();
      return text('[data-test=map-view]');
    },
    works: 'Centre 500, 300, zoom 2',
  },
} satisfies Partial<Record<'home' | PageId, Expected>>;

export const expected: Record<keyof typeof spelledOut, Expected> = spelledOut;
