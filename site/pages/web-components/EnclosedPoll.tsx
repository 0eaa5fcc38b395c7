import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Outcome } from '../../shared/Outcome';
import { useFrameTheme } from '../../shared/useFrameTheme';
import { define } from './elements';
import { FrameWindow } from './frame-window';
import { testId } from './test-id';
import { useVote } from './useVote';

export function EnclosedPoll() {
  define('frame-window', FrameWindow);
  const [host, setHost] = useState<FrameWindow | null>(null);
  const themed = useFrameTheme();
  const result = useVote(themed.ref);

  return (
    <section className="card stack" {...testId('wc-enclosed-example')}>
      <h2>A frame in a root</h2>
      <p className="muted">The same poll again, in a frame that only the shadow root around it knows.</p>
      <frame-window className="web-component-frame" ref={setHost} {...testId('wc-window')} />
      {host?.shadowRoot &&
        createPortal(
          <iframe title="Second poll" src="frames/second-poll.html" {...themed} {...testId('wc-enclosed-frame')} />,
          host.shadowRoot,
        )}
      <Outcome role="status" {...testId('wc-enclosed-result')}>
        {result}
      </Outcome>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'frame-window': DetailedHTMLProps<HTMLAttributes<FrameWindow>, FrameWindow>;
    }
  }
}
