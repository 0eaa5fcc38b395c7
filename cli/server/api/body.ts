import type { IncomingMessage } from 'node:http';
import { Problem } from './problem';

/** In bytes. */
export const longestBody = 65_536;

/** How long a body may take to arrive, in milliseconds. */
const patience = 10_000;

/** The JSON of a request's body. Throws a Problem for another type, too long a body, or one that is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = request.headers;
  if (!/^application\/(merge-patch\+)?json\s*(;\s*charset=[^;]*)?$/i.test(type)) {
    throw new Problem(415, 'The body has to be JSON, with Content-Type: application/json.');
  }
  refuseOtherCharset(type);
  if (coding.toLowerCase() !== 'identity') throw new Problem(415, 'The body must not be compressed.');
  const body = await readBody(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Problem(400, 'The body is not JSON.');
  }
}

/** In bytes. */
const longestForm = 2000;

/** The fields that a form sends by POST. Throws a Problem for another type or too long a body. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const { 'content-type': type = '' } = request.headers;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new Problem(415, 'The body has to be a form, with Content-Type: application/x-www-form-urlencoded.');
  }
  refuseOtherCharset(type);
  const body = await readBody(request);
  if (body.length > longestForm) throw new Problem(413, `The form is longer than ${longestForm} bytes.`);
  return new URLSearchParams(body.toString());
}

function refuseOtherCharset(type: string) {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]*)/i.exec(type) ?? [];
  if (!/^utf-8$/i.test(charset)) throw new Problem(415, 'The charset of the body has to be UTF-8.');
}

/** Stays pending if the connection closes before the body is complete, because then nobody waits for a response. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLong = new Problem(413, `The body is longer than ${longestBody} bytes.`);
  if (Number(request.headers['content-length']) > longestBody) return Promise.reject(tooLong);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      request.removeListener('data', take);
      settle();
    };
    const take = (part: Buffer) => {
      length += part.length;
      parts.push(part);
      if (length > longestBody) end(() => reject(tooLong));
    };
    const timer = setTimeout(() => {
      const headers = { Connection: 'close' };
      end(() => reject(new Problem(408, 'The body did not arrive in ten seconds.', { headers })));
    }, patience);
    request.on('data', take);
    request.once('end', () => end(() => resolve(Buffer.concat(parts))));
    request.once('close', () => end(() => {}));
    // An aborted request emits an error, and an error without a listener would end the process.
    request.on('error', () => {});
  });
}
