import { useRef, useState } from 'react';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { useWait } from '../../shared/useWait';

/** What makes the server break the connection off. */
const breakingMessage = 'break';

/** A WebSocket that is made again when it breaks. What is sent until then waits for it. */
export function useEcho() {
  const [status, setStatus] = useState('Not connected');
  const [sent, setSent] = useState(0);
  const [echoes, setEchoes] = useState<readonly string[]>([]);
  const current = useRef<WebSocket>(undefined);
  const waiting = useRef<string[]>([]);
  const isBreaking = useRef(false);
  const wait = useWait();
  const unmounted = useUnmountSignal();

  function connect() {
    setStatus('Connecting');
    open();
  }

  function open() {
    const socket = new WebSocket(new URL('api/echo', document.baseURI.replace(/^http/, 'ws')));
    current.current = socket;
    isBreaking.current = false;
    unmounted().addEventListener('abort', () => socket.close());
    socket.onopen = () => {
      setStatus('Connected');
      for (const text of waiting.current.splice(0)) socket.send(text);
    };
    socket.onmessage = ({ data }) => setEchoes((before) => [...before, `Echo: ${data}`]);
    socket.onclose = () => reopen(socket);
  }

  async function reopen(broken: WebSocket) {
    // One that was closed on purpose is not the current one any more.
    if (current.current !== broken) return;
    setStatus('Reconnecting');
    await wait('network-reconnect', 1000);
    if (current.current === broken) open();
  }

  function send(text: string) {
    setSent((before) => before + 1);
    // The server reads nothing behind the message that breaks the connection, so what follows it waits as well.
    if (current.current?.readyState === WebSocket.OPEN && !isBreaking.current) current.current.send(text);
    else waiting.current.push(text);
  }

  function breakOff() {
    isBreaking.current = true;
    current.current?.send(breakingMessage);
  }

  function disconnect() {
    const socket = current.current;
    current.current = undefined;
    waiting.current = [];
    socket?.close();
    setStatus('Disconnected');
  }

  return { status, sent, echoes, connect, send, breakOff, disconnect };
}
