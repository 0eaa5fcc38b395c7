import alea from 'seedrandom/lib/alea.js';
import { runOptions } from '../../run/page-options';
import { requirements, testIds } from '../menu';
import { testId } from './test-id';

/** What sets the site apart, each shown in a small picture of it. */
export function Promises() {
  const seed = runOptions.seed ?? '7';
  return (
    <ul className="promises" {...testId('promises')}>
      <li>
        <span className="promise-picture" aria-hidden>
          <span className="found">
            <span className="found-name">submit-button</span>
            <span className="found-element">Sign In</span>
          </span>
        </span>
        <p>
          <strong>Exact.</strong> Every element that a test uses has a stable name: {testIds} test ids.
        </p>
      </li>
      <li>
        <span className="promise-picture promise-runs" aria-hidden>
          <Bars seed={seed} />
          <Bars seed={seed} className="promise-rerun" />
        </span>
        <p>
          <strong>Repeatable.</strong> With <code>--seed {seed}</code> two runs are the same run, wait by wait.
        </p>
      </li>
      <li>
        <span className="promise-picture promise-count" aria-hidden>
          <span>✓</span>
          {requirements}
        </span>
        <p>
          <strong>Made to be tested.</strong> {requirements} requirements, each with a solution in four tools.
        </p>
      </li>
    </ul>
  );
}

/** The first numbers that the seed gives, as bars. */
function Bars({ seed, className }: { seed: string; className?: string }) {
  const next = alea(seed);
  const heights = Array.from({ length: 24 }, () => 3 + Math.round(next() * 15));
  return (
    <svg className={className} viewBox="0 0 120 20" width="120" height="20" role="presentation">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar has nothing of its own but its place
        <rect key={index} x={index * 5} y={20 - height} width="3" height={height} rx="1" />
      ))}
    </svg>
  );
}
