import { counted, wrap } from '../output/text';
import type { Estimate } from './grade';
import type { Progress } from './step-runs';

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** Milliseconds between two lines, if there is no terminal. */
const shortestPause = 60_000;

/** Says on stderr what a grade does: on a terminal with a bar, else with a line at each tenth or minute, whichever is later. */
export function progressOn(stream: Stream, command: string, now = () => performance.now()) {
  let begun = false;
  let startedAt = now();
  let saidAt = startedAt;
  let tenths = 0;
  const line = (text: string) => {
    const shown = stream.isTTY ? wrap(text, stream.columns) : text;
    stream.write(`${shown}\n`);
  };
  const left = ({ done, total }: Progress) => {
    const perTrial = (now() - startedAt) / 1000 / Math.max(1, done);
    return done === 0 || done === total ? '' : `, about ${duration(perTrial * (total - done))} left`;
  };
  return {
    onBegin() {
      if (begun) return;
      begun = true;
      line(`Trying ${command} on the correct site.`);
    },
    onNote: line,
    onEstimate(estimate: Estimate) {
      line(estimated(estimate));
    },
    onCoverage(done: number, total: number) {
      // A suite that shows one page needs none of these runs, and a grade that goes on may have done them all.
      if (total === 0) return;
      const text = `Finding out which tests show which pages: ${done} of ${counted(total, 'run')}`;
      if (stream.isTTY) stream.write(`\r\x1b[2K${text.slice(0, stream.columns - 1)}`);
      else if (done === 0) line(`${text}.`);
    },
    onStart() {
      startedAt = now();
      saidAt = startedAt;
    },
    onProgress(progress: Progress) {
      const { done, total, results, running } = progress;
      if (stream.isTTY) {
        const filled = total === 0 ? 10 : Math.round((10 * done) / total);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(10 - filled)}`;
        const text = `${bar} ${done} of ${total}${left(progress)}  ${running.join(', ')}`;
        // What has come out so far is the last to need room, because the end of the grade says it too.
        const longer = `${text}  ${told(results)}`;
        stream.write(`\r\x1b[2K${(longer.length < stream.columns ? longer : text).slice(0, stream.columns - 1)}`);
      } else if (Math.floor((10 * done) / total) > tenths && now() - saidAt >= shortestPause) {
        tenths = Math.floor((10 * done) / total);
        saidAt = now();
        line([`${done} of ${total}`, told(results)].filter(Boolean).join(': ') + left(progress));
      }
    },
    /** Removes the bar. */
    end() {
      if (stream.isTTY) stream.write('\r\x1b[2K');
    },
  };
}

/** `passes on the correct site in 14 s; 28 bugs on 3 pages, 3 rebuilds, about 7 min with 1 job`; the tests and runs too. */
function estimated({ seconds, counts, tests, runs, left, jobs }: Estimate): string {
  const { bugs, pages, rebuilds, redesigns, conditions } = counts;
  const what = [
    ...(bugs > 0 ? [`${counted(bugs, 'bug')} on ${counted(pages, 'page')}`] : []),
    ...(rebuilds > 0 ? [counted(rebuilds, 'rebuild')] : []),
    ...(redesigns > 0 ? [counted(redesigns, 'redesign')] : []),
    ...(conditions > 0 ? [counted(conditions, 'condition')] : []),
  ];
  const trials = what.length > 0 ? what.join(', ') : 'nothing more to try';
  const suite = tests === undefined ? 'passes' : `${counted(tests, 'test')} ${tests === 1 ? 'passes' : 'pass'}`;
  const inRuns = tests === undefined ? '' : `in about ${counted(runs, 'run')}, `;
  return `${suite} on the correct site in ${duration(seconds)}; ${trials}, ${inRuns}about ${duration(left)} with ${counted(jobs, 'job')}`;
}

function told(results: Progress['results']): string {
  const names: Partial<Record<keyof Progress['results'], string>> = {
    caught: 'caught',
    'timed-out': 'timed out',
    missed: 'missed',
    passed: 'passed',
    broken: 'broken',
    'not-run': 'not run',
  };
  const parts = Object.entries(names).flatMap(([outcome, name]) => {
    const count = results[outcome as keyof Progress['results']];
    return count ? [`${count} ${name}`] : [];
  });
  return parts.join(', ');
}

/** `40 s`, `7 min`, `2 h 5 min` */
export function duration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
