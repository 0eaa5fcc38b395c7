import type express from 'express';
import * as v from 'valibot';
import { seededChance } from '../../../site/run/seeded-chance';
import { orders } from '../../../site/shared/orders';
import { checked } from './checked';
import type { Connections } from './connections';
import { refuseForeign } from './origin';
import { type ApiSettings, commonParameters } from './settings';

const parameters = v.object(commonParameters);

/** How many events there are in all, and after how many the connection ends. */
export const [allEvents, eventsAtOnce] = [9, 3];

/**
 * Nine numbered events, `ms` milliseconds apart. After every third one the connection ends, and a client that names the
 * last one it got, as `EventSource` does by itself, goes on behind it.
 */
export function addEvents(app: express.Router, settings: ApiSettings, connections: Connections) {
  app.get('/api/events', (request, response) => {
    refuseForeign(request, settings);
    const { ms = 1000, seed = settings.seed } = checked(parameters, request.query, 400);
    const last = Number(/^\d$/.exec(request.get('last-event-id') ?? '')?.[0] ?? 0);
    const headers = {
      'Content-Type': 'text/event-stream',
      // Tells nginx not to wait for the end.
      'X-Accel-Buffering': 'no',
    };
    if (request.method === 'HEAD') {
      response.set(headers).end();
      return;
    }
    // The timer first, because a client that does not read keeps an ended response from closing.
    const end = () => {
      clearTimeout(timer);
      response.end();
    };
    const place = connections.enter(response, end);
    // A body that nobody reads would hide that the connection closes.
    request.resume();
    response.set(headers).flushHeaders();
    response.write(`retry: ${ms}\n\n`);

    let number = last;
    const send = () => {
      number++;
      place.use();
      if (number <= allEvents) response.write(eventOf(number, seed));
      if (number > allEvents) response.write('event: end\ndata: All events were sent.\n\n');
      if (number > allEvents || number % eventsAtOnce === 0) return end();
      timer = setTimeout(send, ms);
    };
    let timer = setTimeout(send, ms);
    response.once('close', () => clearTimeout(timer));
  });
}

function eventOf(number: number, seed: string | null): string {
  const order = orders[Math.floor(seededChance(seed, 'event', number) * orders.length)];
  return `id: ${number}\nevent: order\ndata: ${JSON.stringify({ number, order: order?.id, status: 'shipped' })}\n\n`;
}
