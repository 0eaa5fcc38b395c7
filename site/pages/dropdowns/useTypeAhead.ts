import { useEffect, useRef } from 'react';
import { typingPause } from './keys';

/** Joins letters that are typed in a row to one word. */
export function useTypeAhead() {
  const typed = useRef('');
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function forget() {
    typed.current = '';
  }

  function add(letter: string): string {
    clearTimeout(timer.current);
    typed.current += letter;
    timer.current = window.setTimeout(forget, typingPause);
    return typed.current;
  }

  return { add, forget };
}
