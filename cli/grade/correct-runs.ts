import type { PracticeSiteOptions } from '../start/start-site';
import { rounded } from './outcomes';
import type { Findings } from './result';
import type { Run } from './runner';
import type { ShownPages } from './shown-pages';

/** The runs of the suite on the correct site, by now. */
export class CorrectRuns {
  /** The slowest one's time. */
  seconds = 0;
  /** The pages that they showed. */
  pages: readonly string[];
  runs: number;
  failed: number;

  constructor(
    /** What the correct site is served with. */
    readonly options: PracticeSiteOptions,
    earlier: Findings['correct'] = { seconds: 0, pages: [], runs: 0, failed: 0 },
  ) {
    this.pages = earlier.pages;
    this.runs = earlier.runs;
    this.failed = earlier.failed;
  }

  note(run: Run, failed: boolean, shown?: ShownPages) {
    if (run.outcome === 'stopped') return;
    this.runs++;
    if (failed) this.failed++;
    this.seconds = Math.max(this.seconds, rounded(run.seconds));
    this.pages = [...new Set([...this.pages, ...(shown?.ids ?? [])])].sort();
  }

  /** A run on a rebuild that failed, and then did not: it was by chance. */
  noteFailure() {
    this.runs++;
    this.failed++;
  }

  /** As a result has them. */
  found(): Findings['correct'] {
    const { seconds, pages, runs, failed } = this;
    return { seconds, pages: [...pages], runs, failed };
  }
}
