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
      <div className="tiles moving-targets" {...testId('moving-targets')}>
        <section className="card tile">
          <SlidingTarget />
        </section>
        <section className="card tile">
          <ShiftingTarget />
        </section>
        <section className="card tile">
          <ReplacedTarget />
        </section>
        <section className="card tile">
          <LateTarget />
        </section>
        <section className="card tile">
          <DoubledTarget />
        </section>
        <section className="card tile">
          <CoveredTarget />
        </section>
        <section className="card tile">
          <RenamedTarget />
        </section>
        <section className="card tile">
          <SpacedTarget />
        </section>
        <section className="card tile tile-wide">
          <BarTarget />
        </section>
      </div>
    </>
  );
}
