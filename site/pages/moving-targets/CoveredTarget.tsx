import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';
import { useHits } from './useHits';

export function CoveredTarget() {
  const [result, count] = useHits();

  return (
    <>
      <h2>A button under a bar</h2>
      <p className="muted">The bar covers it until the box is scrolled further. A click on the bar is a miss.</p>
      {/* biome-ignore lint/a11y: the box has to take the focus to be scrolled by keyboard */}
      <div className="cover-box" role="region" aria-label="Terms" tabIndex={0} {...testId('cover-box')}>
        <p className="cover-before">A button may be on the screen and still be out of reach.</p>
        <button type="button" className="button button-primary" onClick={() => count(true)} {...testId('cover-button')}>
          Accept
        </button>
        <p className="cover-after">What is in front of it takes its clicks.</p>
        <div className="cover-bar" onClick={() => count(false)} {...testId('cover-bar')}>
          Please read all the terms
        </div>
      </div>
      <Outcome role="status" {...testId('cover-result')}>
        {result}
      </Outcome>
    </>
  );
}
