import { setMaxListeners } from 'node:events';

/**
 * A signal that aborts at the first SIGINT, SIGTERM or SIGHUP. Further ones do nothing: ending the suites takes seconds
 * at most, and without that their processes would go on.
 */
export function untilInterrupted() {
  const controller = new AbortController();
  // Every run listens to it, and Node warns of more than ten listeners.
  setMaxListeners(0, controller.signal);
  let exitCode = 0;
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  const onSignal = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) return;
    exitCode = codes[signal as keyof typeof codes];
    controller.abort();
  };
  for (const signal of Object.keys(codes)) process.on(signal, onSignal);
  const end = () => {
    for (const signal of Object.keys(codes)) process.off(signal, onSignal);
  };
  return { signal: controller.signal, exitCode: () => exitCode, end };
}
