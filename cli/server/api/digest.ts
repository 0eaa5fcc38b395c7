import { createHash } from 'node:crypto';

const realm = 'practice-site';

/** How long a nonce is taken, in milliseconds. */
const lifetime = 300_000;

/** The header that requires digest authentication. `stale`: the password was right, and the nonce is too old. */
export function digestChallenge(stale: boolean): string {
  // MD5 because libsoup, and so WebKit's driver, knows nothing else.
  return `Digest realm="${realm}", qop="auth", algorithm=MD5, nonce="${nonceAt(Date.now())}"${stale ? ', stale=true' : ''}`;
}

/** Whether an Authorization header proves name and password (RFC 7616) for the address that `isAsked` knows. */
export function digestResult(
  header: string,
  method: string,
  { name, password }: { name: string; password: string },
  isAsked: (uri: string) => boolean,
): 'right' | 'wrong' | 'stale' {
  const fields = fieldsOf(header);
  const { nonce = '', uri = '', nc = '', cnonce = '', qop } = fields;
  if (fields.username !== name || fields.realm !== realm || qop !== 'auth' || !isAsked(uri)) return 'wrong';
  const [secret, asked] = [md5(`${name}:${realm}:${password}`), md5(`${method}:${uri}`)];
  if (fields.response !== md5([secret, nonce, nc, cnonce, qop, asked].join(':'))) return 'wrong';
  const time = Number.parseInt(nonce.split('-')[0] ?? '', 36);
  if (nonce !== nonceAt(time)) return 'wrong';
  return Math.abs(Date.now() - time) > lifetime ? 'stale' : 'right';
}

/**
 * The time with a checksum. Any instance recognises the nonce of another one, so nothing has to be stored. It is
 * not secret, and need not be: name and password are public too.
 */
function nonceAt(time: number): string {
  const text = Number.isFinite(time) ? time.toString(36) : '';
  return `${text}-${md5(`${text}:${realm}`)}`;
}

function fieldsOf(header: string): Record<string, string | undefined> {
  if (!/^digest /i.test(header)) return {};
  // Sticky, so that each field begins where the one before it ended: a search would begin at every letter again.
  const fields = header.slice(7).matchAll(/[\s,]*(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*))/gy);
  return Object.fromEntries([...fields].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
