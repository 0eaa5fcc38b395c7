import { useRef, useState } from 'react';
import { runOptions } from '../../run/page-options';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { addressWith, askedWait } from './address';
import { messageText } from './expected';
import { ownSeed } from './useRequests';

/** From one message to the next, in milliseconds. */
const pause = 500;

/** Listens to the server's messages. The browser connects again by itself, and says which message it got last. */
export function useEvents() {
  const [status, setStatus] = useState('Not connected');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const source = useRef<EventSource>(undefined);
  const unmounted = useUnmountSignal();

  function listen() {
    setMessages([]);
    setStatus('Connecting');
    const query = { ms: askedWait(pause, runOptions.delayScale), seed: ownSeed };
    const events = new EventSource(addressWith('api/events', query));
    source.current = events;
    unmounted().addEventListener('abort', () => events.close());
    events.onopen = () => setStatus('Connected');
    events.onerror = () => {
      // The browser gives up where the response is no stream, for instance a 503.
      if (events.readyState === EventSource.CLOSED) end('Failed');
      else setStatus('Reconnecting');
    };
    events.addEventListener('order', ({ data, lastEventId }) =>
      setMessages((before) => [...before, `${lastEventId}: ${messageText(data)}`]),
    );
    events.addEventListener('end', () => end('All received'));
  }

  function end(status: string) {
    source.current?.close();
    source.current = undefined;
    setStatus(status);
  }

  const listening = ['Connecting', 'Connected', 'Reconnecting'].includes(status);
  return { status, messages, listening, listen, stop: () => end('Stopped') };
}
