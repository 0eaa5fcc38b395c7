import type { MenuPageId } from '../../catalogue';
import { wordsOf } from './search';

type NotHere = {
  /** What testers look for and no page has. */
  words: readonly string[];
  /** The page that comes closest, and what it has. */
  closest: MenuPageId;
  has: string;
};

export const notHere: readonly NotHere[] = [
  { words: ['captcha', 'recaptcha', 'hcaptcha'], closest: 'wizard', has: 'a code that has to be typed in time' },
  { words: ['graphql', 'grpc', 'soap'], closest: 'network', has: 'a REST API, a stream and a WebSocket' },
  {
    words: ['jwt', 'oauth', 'sso', 'single sign-on', 'token', 'password reset', 'forgot password', 'magic link'],
    closest: 'auth',
    has: 'a sign-in and a logout',
  },
  {
    words: ['dark mode', 'dark theme', 'theme'],
    closest: 'about',
    has: 'the button “Toggle theme” in its header, as all pages have',
  },
  {
    words: ['sidebar', 'side menu', 'hamburger', 'landmark', 'landmarks'],
    closest: 'about',
    has: 'a header, a menu and a main part, as all pages have',
  },
  { words: ['stopwatch', 'countdown', 'timer'], closest: 'wizard', has: 'a code that expires' },
  { words: ['badge', 'badges'], closest: 'shop', has: 'a cart with the number of its products' },
  { words: ['monaco', 'ace editor'], closest: 'rich-text', has: 'a code editor, CodeMirror' },
  { words: ['cors'], closest: 'iframes', has: 'a frame of another origin' },
  { words: ['bottom sheet', 'drawer'], closest: 'dialogs', has: 'dialogs and popovers' },
  { words: ['print dialog'], closest: 'alerts', has: 'the dialogs alert, confirm and prompt' },
  { words: ['week number', 'week picker'], closest: 'date-pickers', has: 'date fields and calendars' },
  { words: ['excel', 'xlsx', 'spreadsheet'], closest: 'file-download', has: 'text, CSV and PDF files' },
  { words: ['color picker', 'colour picker'], closest: 'date-pickers', has: 'dates that are picked in a popup' },
  { words: ['treegrid', 'tree grid'], closest: 'tabs-and-trees', has: 'a tree' },
  { words: ['chat', 'typing indicator'], closest: 'network', has: 'a WebSocket and a stream of events' },
  { words: ['qr code', 'barcode'], closest: 'canvas', has: 'drawings that only a picture shows' },
  {
    words: ['microphone', 'speech', 'bluetooth', 'usb', 'midi', 'push notification', 'web push'],
    closest: 'storage',
    has: 'permissions of a browser',
  },
  { words: ['quiz', 'survey'], closest: 'forms', has: 'a form with validation' },
  { words: ['parallax'], closest: 'long-lists', has: 'lists that load while one scrolls' },
  { words: ['markdown', 'code editor'], closest: 'rich-text', has: 'an editor of formatted text' },
  { words: ['service worker', 'pwa'], closest: 'storage', has: 'storage, permissions and offline' },
];

/** What comes closest to something that no page has. */
export function closestTo(query: string): NotHere | undefined {
  const text = ` ${wordsOf(query).join(' ')} `;
  return notHere.find(({ words }) => words.some((word) => text.includes(` ${word} `)));
}
