import { type RefObject, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { readVote } from './read-vote';

/** What the last vote in a frame was, in words. */
export function useVote(frame: RefObject<HTMLIFrameElement | null>): string {
  const [result, setResult] = useState('');

  useEventListeners(window, {
    message: ({ source, data }) => {
      const vote = readVote(data);
      // Every frame of the page sends its messages to the same window.
      if (vote !== undefined && source === frame.current?.contentWindow) setResult(`Last vote: ${vote}`);
    },
  });

  return result;
}
