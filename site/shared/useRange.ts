import { useCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells of the value of a range input at `input` and at `change`, so mostly twice. Listens natively, because React's onChange
 * ignores a value that a script has set. Leave the input uncontrolled: React would reset such a value at its next render.
 */
export function useRange(onValue: (value: number) => void) {
  return useCallback(
    (range: HTMLInputElement) => {
      // Shows the change before the event is over, as React does for the inputs that it controls.
      const follow = () => flushSync(() => onValue(range.valueAsNumber));
      range.addEventListener('input', follow);
      range.addEventListener('change', follow);
      return () => {
        range.removeEventListener('input', follow);
        range.removeEventListener('change', follow);
      };
    },
    [onValue],
  );
}
