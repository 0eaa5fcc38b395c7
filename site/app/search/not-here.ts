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
  { words: ['jwt', 'oauth', 'sso', 'bearer token', 'access token'], closest: 'auth', has: 'a sign-in and a logout' },
  { words: ['excel', 'xlsx', 'spreadsheet'], closest: 'file-download', has: 'text, CSV and PDF files' },
  { words: ['service worker', 'pwa'], closest: 'storage', has: 'storage, permissions and offline' },
];

/** What comes closest to something that no page has. */
export function closestTo(query: string): NotHere | undefined {
  const text = ` ${wordsOf(query).join(' ')} `;
  return notHere.find(({ words }) => words.some((word) => text.includes(` ${word} `)));
}
