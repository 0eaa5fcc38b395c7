import { useRef, useState } from 'react';
import { useWait } from '../../shared/useWait';
import { placesFor } from './places';

type Answer = { phase: 'idle' | 'loading' | 'answered' | 'failed'; places: string[] };

const idle: Answer = { phase: 'idle', places: [] };

/** Requests places as somebody types. Each response takes a time of its own, so a later one can come first. */
export function useSearch() {
  const [answer, setAnswer] = useState(idle);
  const [questions, setQuestions] = useState(0);
  const [failNext, setFailNext] = useState(false);
  // Also in a ref, because whether a response fails is decided when it comes, long after the render that requested it.
  const failing = useRef(false);
  const newest = useRef(0);
  const wait = useWait();

  function letNextFail(fail: boolean) {
    failing.current = fail;
    setFailNext(fail);
  }

  function stop() {
    newest.current += 1;
    setAnswer(idle);
  }

  async function search(text: string) {
    if (text.trim() === '') return stop();
    const own = begin();
    await wait('places-pause', 300);
    if (newest.current !== own) return;
    await ask(text, own);
  }

  function begin(): number {
    newest.current += 1;
    setAnswer({ phase: 'loading', places: [] });
    return newest.current;
  }

  async function ask(text: string, own: number) {
    setQuestions((before) => before + 1);
    await wait('places', 100, 1500);
    // An older response that comes later is dropped.
    if (own !== newest.current) return;
    // Not before, because a response that is dropped must not take the failure with it.
    const fails = failing.current;
    letNextFail(false);
    setAnswer(fails ? { phase: 'failed', places: [] } : { phase: 'answered', places: placesFor(text) });
  }

  return { ...answer, questions, failNext, letNextFail, search, stop, retry: (text: string) => ask(text, begin()) };
}
