import { runOptions } from './page-options';

/**
 * What a clock on the wall shows in this run: `2026-03-05T09:30`, without a time zone. With the run option `now` it
 * stops there. Without it, it is the browser's local time. Everything in the site that shows or depends on a
 * date or a time of day calls this.
 */
export function wallClock(): string {
  return runOptions.now ?? localTime(new Date());
}

/** The day on that clock: `2026-03-05`. */
export function today(): string {
  return wallClock().slice(0, '2026-03-05'.length);
}

/** A moment as local clocks show it. `toISOString` would give the time in Greenwich. */
export function localTime(moment: Date): string {
  const date = [digits(moment.getFullYear(), 4), digits(moment.getMonth() + 1), digits(moment.getDate())].join('-');
  return `${date}T${digits(moment.getHours())}:${digits(moment.getMinutes())}`;
}

function digits(number: number, count = 2): string {
  return String(number).padStart(count, '0');
}
