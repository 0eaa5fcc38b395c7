import { useLayoutEffect } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useFrameTheme } from '../../shared/useFrameTheme';
import { testId } from './test-id';

/** The bank’s document, which wants a code. */
export function Challenge({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { ref, onLoad } = useFrameTheme();

  // The button that was pressed is gone.
  useLayoutEffect(() => ref.current?.focus(), [ref]);

  useEventListeners(window, {
    message: ({ source, data }) => {
      if (source !== ref.current?.contentWindow) return;
      if (data?.challenge === 'confirmed') onAnswer(true);
      if (data?.challenge === 'declined') onAnswer(false);
    },
  });

  return (
    <iframe
      ref={ref}
      className="checkout-challenge"
      title="Confirm the payment"
      src="frames/challenge.html"
      onLoad={onLoad}
      {...testId('checkout-challenge')}
    />
  );
}
