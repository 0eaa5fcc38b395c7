import type { Requirements, TestId } from './page';

/** What is around every page, as data. */
export const shell = {
  requirements: {
    menu:
      'The sidebar lists the pages under “Basic”, “Interaction”, “Content”, “Advanced” and “Platform”, from About ' +
      'on, after a link to Home.',
    links:
      'A click on a link of the sidebar shows its page: the link is the only one that is marked as current, and the ' +
      'title becomes “Forms | Test Automation Practice (Web and Mobile Web)”.',
    current:
      'However far down the sidebar it is, the link of the current page is in view, and the page itself is not ' +
      'scrolled for that.',
    brand: 'The name of the site in the header leads home.',
    arrival:
      'After a move to another page its name is announced by `arrival`, and what is typed next goes to the page: ' +
      'the focus is in the page’s main part.',
    narrow:
      'Below 768 px the sidebar is hidden, and “Toggle menu” opens and closes it; from 768 px on it is always shown, ' +
      'without that button.',
    closing:
      'The opened menu closes when a link is followed, at a click on the dimmed page, and when Escape is pressed.',
    theme: '“Toggle theme” switches between light and dark, which has the class “dark” on the document’s root.',
    remembered: 'The theme is kept for 365 days in the cookie theme, and holds on every page.',
    flash: 'A site that was left dark is dark from the start: it never shows light while it loads.',
    skip: 'The first Tab reaches “Skip to content”, which moves the focus past the menu to the page.',
    framed: 'In a frame a page stands alone, without header and sidebar.',
    unknown: 'An unknown address leads home and leaves no entry in the history.',
    hash:
      '/#/drag-drop shows the page of /drag-drop and stays in this form: links lead to /#/forms and the like, in the ' +
      'same document.',
    rerouted:
      'Where a page was opened by its path, setting the hash to #/forms leads to /forms and leaves no entry in the ' +
      'history.',
    ignored:
      'An option in the address that makes no sense, such as ?variant=C, is ignored with one warning in the console.',
    offline: 'Nothing is requested from another server.',
  },
  testIds: [
    { name: 'brand', element: 'a', when: 'always; not in a frame' },
    { name: 'home-link', element: 'a', when: 'always; not in a frame' },
    { name: 'nav-<page>', parameters: { page: { kind: 'menu-page' } }, element: 'a', when: 'always; not in a frame' },
    { name: 'mobile-menu-button', element: 'button', when: 'always; it shows below 768 px only, not in a frame' },
    { name: 'menu-overlay', element: 'div', when: 'while the menu is open, below 768 px only' },
    { name: 'theme-toggle', element: 'button', when: 'always; not in a frame' },
    { name: 'arrival', element: 'p', when: 'always; empty until another page is shown in the same document' },
    { name: 'practice-toggle', element: 'button', when: 'always; not in a frame' },
    { name: 'practice-failure', element: 'p', when: 'when the practice panel could not be loaded' },
    { name: 'practice-panel', element: 'aside', when: 'while the practice panel is open' },
    { name: 'practice-close', element: 'button', when: 'while the practice panel is open' },
    { name: 'practice-tool', element: 'select', when: 'while the practice panel is open' },
    { name: 'practice-inspector', element: 'input', when: 'while the practice panel is open' },
    {
      name: 'practice-tab-<tab>',
      parameters: { tab: ['goal', 'hooks', 'solution', 'options'] },
      element: 'button',
      when: 'while the practice panel is open',
    },
  ],
} as const satisfies { requirements: Requirements; testIds: readonly TestId[] };
