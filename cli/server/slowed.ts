import type { RequestListener, Server } from 'node:http';

/**
 * A listener that gets each request this number of milliseconds later. Requests wait side by side. One whose connection
 * closes before that, by its client or because the server stops, is dropped together with its timer.
 */
export function slowed(listener: RequestListener, milliseconds: number): RequestListener {
  return function (this: Server, request, response) {
    const timer = setTimeout(() => listener.call(this, request, response), milliseconds);
    // Not the event of the response: where several requests were sent in one go, only the first one's response gets it.
    request.once('close', () => clearTimeout(timer));
  };
}
