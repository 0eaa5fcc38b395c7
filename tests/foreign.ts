import type { BrowserContext } from '@playwright/test';

/** Collects requests of the context's pages, frames and workers to other hosts. Addresses of this machine are not. */
export function watchForeign(context: BrowserContext, baseURL = ''): string[] {
  const own = ['localhost', '127.0.0.1', '[::1]', new URL(baseURL).hostname];
  const foreign: string[] = [];
  const note = (address: string) => {
    const { protocol, hostname } = new URL(address);
    if (/^(http|ws)s?:$/.test(protocol) && !own.includes(hostname)) foreign.push(address);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  for (const page of context.pages()) page.on('websocket', (socket) => note(socket.url()));
  return foreign;
}
