import './moving-targets.css';
import { BarTarget } from './BarTarget';
import { CoveredTarget } from './CoveredTarget';
import { DoubledTarget } from './DoubledTarget';
import { LateTarget } from './LateTarget';
import { RenamedTarget } from './RenamedTarget';
import { ReplacedTarget } from './ReplacedTarget';
import { ShiftingTarget } from './ShiftingTarget';
import { SlidingTarget } from './SlidingTarget';
import { SpacedTarget } from './SpacedTarget';
import { testId } from './test-id';

export default function MovingTargetsPage() {
  return (
    <>
      <h1>Moving Targets</h1>
      <p className="intro">
        Buttons that are not where they were, not what they were, or not to be reached yet. Click each of them without a
        miss, and wait for what the page shows instead of for a time.
      </p>
      <div className="cards moving-targets" {...testId('moving-targets')}>
        <section className="card stack">
          <SlidingTarget />
        </section>
        <section className="card stack">
          <ShiftingTarget />
        </section>
        <section className="card stack">
          <ReplacedTarget />
        </section>
        <section className="card stack">
          <LateTarget />
        </section>
        <section className="card stack">
          <DoubledTarget />
        </section>
        <section className="card stack">
          <CoveredTarget />
        </section>
        <section className="card stack">
          <RenamedTarget />
        </section>
        <section className="card stack">
          <SpacedTarget />
        </section>
        <section className="card stack cards-wide">
          <BarTarget />
        </section>
      </div>
    </>
  );
}
