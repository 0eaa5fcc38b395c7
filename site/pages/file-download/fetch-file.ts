import { hasProxy, runOptions, serverOptions } from '../../run/page-options';

/** A file's bytes, by way of the download proxy. Throws an Error when there are none. */
export async function fetchFile(source: string, signal: AbortSignal): Promise<Blob> {
  const address = new URL(source, document.baseURI).href;
  // Specified: the file is asked for once beforehand, and whatever comes of it is left unused.
  // Read to its end all the same: a body that is left lying keeps its request open, and a test that waits for a quiet network waiting.
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
  // The proxy knows how its server was started; the page's own address can say otherwise.
  const failure = downloadFailure === serverOptions.downloadFailure ? '' : `&downloadFailure=${downloadFailure}`;
  return `proxy?url=${encodeURIComponent(address)}${failure}`;
}

/** Static files have no proxy to answer badly, so the page plays its failures. */
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
