import type { Progress } from './grade';

/** Shows on stderr how far a grade has come: a bar on a terminal, else a line for each finished tenth. */
export function progressOn(stream: NodeJS.WriteStream) {
  const startedAt = performance.now();
  let tenths = 0;
  const left = ({ done, total }: Progress) => {
    const perTrial = (performance.now() - startedAt) / 1000 / Math.max(1, done);
    return done === 0 ? '' : `, about ${duration(perTrial * (total - done))} left`;
  };
  return {
    show(progress: Progress) {
      const { done, total, caught, missed, running } = progress;
      if (total === 0) return;
      const found = `${done} of ${total}: ${caught} caught, ${missed} missed${left(progress)}`;
      if (stream.isTTY) {
        const filled = Math.round((20 * done) / total);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(20 - filled)}`;
        const line = `${bar} ${found}  ${running.join(', ')}`;
        stream.write(`\r\x1b[2K${line.slice(0, stream.columns - 1)}`);
      } else if (Math.floor((10 * done) / total) > tenths) {
        tenths = Math.floor((10 * done) / total);
        stream.write(`${found}\n`);
      }
    },
    /** Takes the bar away. */
    end() {
      if (stream.isTTY) stream.write('\r\x1b[2K');
    },
  };
}

/** `3 min 20 s` */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
