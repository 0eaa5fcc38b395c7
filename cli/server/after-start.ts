import { errorLine } from '../output/cli-error';

/** The longest time between two tries, in milliseconds. */
const longestDelay = 30_000;

/**
 * Runs `job` after `delay` milliseconds, so that the start does not wait for it. If it throws, it is tried again, each
 * time after twice as long: a file that cannot be read while too many files are open may be readable in a moment.
 * Returns a function that cancels it.
 */
export function afterStart(delay: number, job: () => unknown, tries = 0): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    try {
      job();
    } catch (error) {
      const [reason] = (error as Error).message.split('\n', 1);
      if (tries === 0) console.error(errorLine(`${reason}. Trying again until it works.`));
      stop = afterStart(Math.min(delay * 2, longestDelay), job, tries + 1);
    }
  }, delay).unref();
  return () => stop();
}
