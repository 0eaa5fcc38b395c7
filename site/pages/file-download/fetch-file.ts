import { hasProxy, runOptions, serverOptions } from '../../run/page-options';

/** Fetches a file through the download proxy. Throws an Error for a status other than 2xx and for an empty file. */
export async function fetchFile(source: string, signal: AbortSignal): Promise<Blob> {
  const address = new URL(source, document.baseURI).href;
  // Intended: the page requests the file once directly, and ignores the result. Tests may look for both requests.
  // The body is read anyway: an unread one keeps its request open, and a test would wait for `networkidle`.
  await fetch(address, { mode: 'no-cors', signal })
    .then((unused) => unused.blob())
    .catch(() => {});

  const response = await (hasProxy ? fetch(proxied(address), { signal }) : withoutProxy(address, signal));
  const blob = await response.blob();
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  if (blob.size === 0) throw new Error('File is empty');
  return blob;
}

function proxied(address: string): string {
  const { downloadFailure } = runOptions;
  // The proxy knows the server's own option. It is named only where the page's address overrides it.
  const failure = downloadFailure === serverOptions.downloadFailure ? '' : `&downloadFailure=${downloadFailure}`;
  return `proxy?url=${encodeURIComponent(address)}${failure}`;
}

/** An export has no proxy, so the page simulates the failures. */
async function withoutProxy(address: string, signal: AbortSignal): Promise<Response> {
  switch (runOptions.downloadFailure) {
    case 'http':
      return new Response(null, { status: 503 });
    case 'empty':
      return new Response('');
    case 'none':
      return fetch(address, { signal });
  }
}
