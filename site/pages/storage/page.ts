import type { Page } from '../../page';

export default {
  id: 'storage',
  title: 'Storage and Permissions',
  icon: 'Cookie',
  onDemand: true,
  blurb: 'Test localStorage, cookie consent, geolocation, passkeys.',
  skill: 'grants permissions',
  goal:
    'A consent banner over the whole page, notes in three kinds of storage, and functions that need a permission: ' +
    'clipboard, location, notifications, camera and passkeys. Practise each answer of the browser, and start every ' +
    'test with the same storage and permissions.',
  pitfall: 'Testing only what is granted: a test browser often grants by itself, but users refuse, or have no camera.',
  readMore: {
    playwright: 'https://playwright.dev/docs/emulation',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/virtual_authenticator/',
    webdriverio: 'https://webdriver.io/docs/emulation',
    cypress: 'https://docs.cypress.io/api/commands/stub',
  },
  requirements: {
    banner:
      'Until it is answered `consent-banner` is there and no exercise takes a click or the focus; “Accept all”, ' +
      '“Only necessary” and, after “Choose”, “Save choice” each take it away.',
    remembered:
      '`consent-status` reads “All accepted”, “Only necessary” or as chosen “Chosen: statistics” or “Chosen: ' +
      'marketing”, also after a reload; “Forget answer” brings the banner back, for later visits too.',
    local:
      '“Save” stores the text of “Local note”: it is shown as “Stored: Milk” after a reload, and in other open tabs ' +
      'without one; “Delete” gives “Nothing stored” there too.',
    session:
      'The text of “Session note” is stored for its tab alone: “Stored: Milk” also after a reload, “Nothing stored” ' +
      'in another tab, and after “Delete”.',
    database:
      '“Database note” reads “Reading” until it knows what is stored, then “Stored: Milk” or “Nothing stored”, after ' +
      'a reload as in another tab; saved again it is replaced, and “Delete” removes it.',
    clipboard:
      '“Copy” puts “Text to copy” on the clipboard, “Copied: Ticket 4711”, and “Paste” shows what is on it, “Pasted: ' +
      'Ticket 4711”; else each reads “Refused” or, without a clipboard, “Not available”.',
    location:
      '“Ask for location” gives “Granted: 52.5200, 13.4050” with four decimals, “Refused” or “Not available”, and ' +
      '`permission-location-state` follows the browser: “Permission: prompt”, “granted” or “denied”.',
    asked:
      '“Ask for notifications” gives “Granted” or “Refused”; “Ask for camera” gives “Granted, camera off” with the ' +
      'camera switched off again, “Refused”, or without one “Not available”.',
    online:
      '`connection-status` reads “Online” or “Offline” as the browser is, from the start on, and ' +
      '`connection-changes` counts each change since then: “Changes: 2”.',
    passkey:
      '“Create passkey” gives “Created for Ada”, then “Sign in” gives “Signed in as Ada”, also after a reload; else ' +
      'they read “Refused”, “Not available”, or “Wrong: challenge” if the answer is to another one.',
  },
  testIds: [
    { name: 'consent-cover', element: 'div', when: 'until the consent is answered' },
    { name: 'consent-banner', element: 'div', when: 'until the consent is answered' },
    { name: 'consent-accept', element: 'button', when: 'until the consent is answered' },
    { name: 'consent-necessary', element: 'button', when: 'until the consent is answered' },
    { name: 'consent-choose', element: 'button', when: 'until “Choose” is pressed in the banner' },
    { name: 'consent-statistics', element: 'input', when: 'in the banner after “Choose”' },
    { name: 'consent-marketing', element: 'input', when: 'in the banner after “Choose”' },
    { name: 'consent-save', element: 'button', when: 'in the banner after “Choose”' },
    { name: 'storage-exercises', element: 'div', when: 'always' },
    { name: 'storage-context', element: 'p', when: 'always' },
    { name: 'consent-example', element: 'section', when: 'always' },
    { name: 'consent-status', element: 'p', when: 'always' },
    { name: 'consent-forget', element: 'button', when: 'always' },
    {
      name: 'note-<kind>-example',
      parameters: { kind: ['local', 'session', 'database'] },
      element: 'section',
      when: 'always',
    },
    {
      name: 'note-<kind>-text',
      parameters: { kind: ['local', 'session', 'database'] },
      element: 'input',
      when: 'always',
    },
    {
      name: 'note-<kind>-save',
      parameters: { kind: ['local', 'session', 'database'] },
      element: 'button',
      when: 'always',
    },
    {
      name: 'note-<kind>-delete',
      parameters: { kind: ['local', 'session', 'database'] },
      element: 'button',
      when: 'always',
    },
    {
      name: 'note-<kind>-stored',
      parameters: { kind: ['local', 'session', 'database'] },
      element: 'p',
      when: 'always',
    },
    { name: 'clipboard-example', element: 'section', when: 'always' },
    { name: 'clipboard-text', element: 'input', when: 'always' },
    { name: 'clipboard-copy', element: 'button', when: 'always' },
    { name: 'clipboard-copied', element: 'p', when: 'always, empty before the first “Copy”' },
    { name: 'clipboard-paste', element: 'button', when: 'always' },
    { name: 'clipboard-pasted', element: 'p', when: 'always, empty before the first “Paste”' },
    {
      name: 'permission-<name>-example',
      parameters: { name: ['location', 'notifications', 'camera'] },
      element: 'section',
      when: 'always',
    },
    {
      name: 'permission-<name>-state',
      parameters: { name: ['location', 'notifications', 'camera'] },
      element: 'p',
      when: 'always',
    },
    {
      name: 'permission-<name>-ask',
      parameters: { name: ['location', 'notifications', 'camera'] },
      element: 'button',
      when: 'always',
    },
    {
      name: 'permission-<name>-result',
      parameters: { name: ['location', 'notifications', 'camera'] },
      element: 'p',
      when: 'always, empty before the first question',
    },
    { name: 'connection-example', element: 'section', when: 'always' },
    { name: 'connection-status', element: 'p', when: 'always' },
    { name: 'connection-changes', element: 'p', when: 'always' },
    { name: 'passkey-example', element: 'section', when: 'always' },
    { name: 'passkey-name', element: 'input', when: 'always' },
    { name: 'passkey-create', element: 'button', when: 'always' },
    { name: 'passkey-sign-in', element: 'button', when: 'always' },
    { name: 'passkey-status', element: 'p', when: 'always, empty before the first use' },
  ],
  prose: [
    [
      'Answer the banner, then check what is still there after a reload and in another tab, and what the page says ' +
        'to each answer of the browser.',
      'Say yes or no to the banner first. Then find out what outlasts a reload, what another tab knows of it, and ' +
        'what the page makes of each answer that the browser gives.',
    ],
  ],
} as const satisfies Page;
