// A day is its ISO text, `2026-03-12`. It has no time of day and no time zone that could turn it into another one.

const oneDay = 86_400_000;

export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, day.length);
}

export function nightsBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / oneDay;
}

export function isWeekend(day: string): boolean {
  return weekday(day) >= 5;
}

/** Monday and Sunday of the week after that of a day. */
export function weekAfter(day: string): [monday: string, sunday: string] {
  const monday = daysAfter(day, 7 - weekday(day));
  return [monday, daysAfter(monday, 6)];
}

const longestStay = 14;

/** Whether a day cannot be one end of a stay whose other end is `other`. */
export function isOutOfStay(day: string, today: string, other?: string): boolean {
  if (day < today) return true;
  if (other === undefined) return false;
  const nights = Math.abs(nightsBetween(other, day));
  return nights < 1 || nights > longestStay;
}

/** 0 for Monday. */
function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
