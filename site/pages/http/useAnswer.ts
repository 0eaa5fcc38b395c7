import { useState } from 'react';
import type { OutcomeState } from '../../shared/Outcome';
import { useUnmountSignal } from '../../shared/useUnmountSignal';

/** What a request led to, as a text: “Not sent”, “Waiting”, then what `ask` returns, or “No response”. */
export function useAnswer() {
  const [answer, setAnswer] = useState('Not sent');
  const unmounted = useUnmountSignal();

  async function show(ask: (signal: AbortSignal) => Promise<string>) {
    const signal = unmounted();
    setAnswer('Waiting');
    try {
      const text = await ask(signal);
      if (!signal.aborted) setAnswer(text);
    } catch {
      if (!signal.aborted) setAnswer('No response');
    }
  }

  return { answer, state: stateOf(answer), asking: answer === 'Waiting', show };
}

function stateOf(answer: string): OutcomeState {
  if (answer === 'Not sent') return 'idle';
  if (answer === 'Waiting') return 'busy';
  return /^(No response|Gave up)$|: [45]\d\d/.test(answer) ? 'failed' : 'ok';
}
