/** One exercise page. Its id is its address: page `forms` is at `/forms`. */
export type Page = { id: string; title: string; blurb: string };
export type PageGroup = { title: string; pages: readonly Page[] };

export const siteTitle = 'Test Automation Practice (Web and Mobile Web)';

/** The menu: nesting and order are what the sidebar, the home page and `practice-site pages` show. */
export const groups = [
  {
    title: 'Basic',
    pages: [
      { id: 'about', title: 'About', blurb: 'What this site is for, and who keeps it.' },
      { id: 'forms', title: 'Forms', blurb: 'Fill in a form, read its errors, wait for it to be sent.' },
      { id: 'tables', title: 'Tables', blurb: 'Sort by column, edit cells, act on one row.' },
    ],
  },
  {
    title: 'Interaction',
    pages: [
      { id: 'drag-drop', title: 'Drag & Drop', blurb: 'Reorder a list by mouse, touch or keyboard.' },
      { id: 'dynamic-elements', title: 'Dynamic Elements', blurb: 'Wait for what loads late, hides, or cannot be seen.' },
      { id: 'hover', title: 'Hover States', blurb: 'Reveal a caption that is only there under the pointer.' },
      { id: 'key-press', title: 'Key Press', blurb: 'Send keys to the page and read them back.' },
      { id: 'slider', title: 'Slider', blurb: 'Set a range to an exact value.' },
    ],
  },
  {
    title: 'Content',
    pages: [
      { id: 'file-upload', title: 'File Upload', blurb: 'Hand over files by dialog or by dropping them.' },
      { id: 'file-download', title: 'File Download', blurb: 'Save a file, check its bytes, survive a failure.' },
      { id: 'iframes', title: 'Iframes', blurb: 'Work inside embedded, nested and foreign documents.' },
      { id: 'broken-images', title: 'Broken Images', blurb: 'Tell an image that loaded from one that did not.' },
      { id: 'shadow-dom', title: 'Shadow DOM', blurb: 'Reach a button behind a shadow root.' },
    ],
  },
  {
    title: 'Advanced',
    pages: [
      { id: 'context-menu', title: 'Context Menu', blurb: 'Open a menu with the right mouse button.' },
      { id: 'multi-tiered-menu', title: 'Multi Tiered Menu', blurb: 'Walk six levels deep in three kinds of menu.' },
      { id: 'notifications', title: 'Notifications', blurb: 'Catch messages that leave by themselves.' },
      { id: 'ab-testing', title: 'A/B Testing', blurb: 'Cope with a page that comes in two variants.' },
      { id: 'auth', title: 'Authentication', blurb: 'Sign in, fail to, and sign out again.' },
      { id: 'checkboxes', title: 'Checkboxes', blurb: 'Tick one, all, or none.' },
      { id: 'exit-intent', title: 'Exit Intent', blurb: 'Meet the dialog that appears as you leave.' },
      { id: 'alerts', title: 'Alerts', blurb: 'Answer the browser’s own alert, confirm and prompt.' },
    ],
  },
] as const satisfies readonly PageGroup[];

/** Pages with an address but no place in the menu: other pages embed them. */
export const unlistedPages = [
  { id: 'iframes-1', title: 'Nested Frame', blurb: 'A page that holds /iframes-2 in a sandboxed frame.' },
  { id: 'iframes-2', title: 'Dynamic Tables Have Input', blurb: 'The editable table on its own.' },
] as const satisfies readonly Page[];

export type MenuPageId = (typeof groups)[number]['pages'][number]['id'];
export type PageId = MenuPageId | (typeof unlistedPages)[number]['id'];

export const pages: readonly (Page & { id: PageId })[] = [...groups.flatMap((group) => [...group.pages]), ...unlistedPages];

/** The document title of a page: its own title first, so that a tab shows what differs. */
export function documentTitle(page?: Page): string {
  return page ? `${page.title} | ${siteTitle}` : siteTitle;
}
