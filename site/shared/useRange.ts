import { useCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `onValue` with the value of a range input at `input` and at `change`, so mostly twice. Uses native listeners,
 * because React's onChange ignores a value that a script has set. Leave the input uncontrolled, because React would
 * reset such a value at its next render.
 */
export function useRange(onValue: (value: number) => void) {
  return useCallback(
    (range: HTMLInputElement) => {
      // Renders before the event is over, as React does for the inputs that it controls.
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
