import { Outcome } from '../../shared/Outcome';
import { useFrameTheme } from '../../shared/useFrameTheme';
import { testId } from './test-id';
import { useVote } from './useVote';

export function FramedPoll() {
  const themed = useFrameTheme();
  const result = useVote(themed.ref);

  return (
    <section className="card stack" {...testId('wc-framed-example')}>
      <h2>A root in a frame</h2>
      <p className="muted">First into the frame, then into the shadow root of an element in its document.</p>
      <iframe className="web-component-frame" title="Poll" src="frames/poll.html" {...themed} {...testId('wc-frame')} />
      <Outcome role="status" {...testId('wc-framed-result')}>
        {result}
      </Outcome>
    </section>
  );
}
