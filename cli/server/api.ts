import type { createApi } from './api/create-api';

/** The path of the file with the API. Set by tsup.config.ts, and undefined during development. */
declare const apiFile: string | undefined;

/** Loads the handlers of `/api` and `/http`, for the same reasons and in the same way as Express. */
export function loadApi(): typeof createApi {
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(import.meta.url);
  return load(typeof apiFile === 'undefined' ? './api/create-api.ts' : apiFile).createApi;
}

/** Addresses of the API. Those in the second line are from older practice sites. */
const answered = new RegExp(
  '^/(openapi\\.json$|(api|http|' +
    'basic_auth|digest_auth|status_codes|status|redirector|redirect|slow|delay|download)(/|$))',
);

export function isOfApi(path: string): boolean {
  return answered.test(path);
}

const reading = ['GET', 'HEAD'];

/** Where the guesses of a hunt are sent. */
export const huntPath = '__practice/hunt';

/** The methods that an address takes. Its path has no slash in front. */
export function methodsOf(path: string | null | undefined): readonly string[] {
  if (path === huntPath) return ['POST'];
  if (path === 'http/form') return [...reading, 'POST'];
  if (path === 'api/shop/quote') return ['POST'];
  if (!path?.startsWith('api/orders')) return reading;
  const [, slash, id] = /^api\/orders(\/?)([^/]*)\/?$/.exec(path) ?? [];
  if (id) return slash ? [...reading, 'PUT', 'PATCH', 'DELETE'] : reading;
  return id === '' ? [...reading, 'POST'] : reading;
}
