import type { BrowserContext } from '@playwright/test';

/** Collects what any page, frame or worker of the context asks another host for. The site's own other host is this machine's. */
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
