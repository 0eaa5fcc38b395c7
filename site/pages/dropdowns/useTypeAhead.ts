import { useEffect, useRef } from 'react';
import { typingPause } from './keys';

/** Joins letters that are typed in a row to one word. */
export function useTypeAhead() {
  const typed = useRef('');
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (letter: string): string => {
    clearTimeout(timer.current);
    typed.current += letter;
    timer.current = window.setTimeout(() => {
      typed.current = '';
    }, typingPause);
    return typed.current;
  };
}
