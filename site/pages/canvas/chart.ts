export const series = ['Ferry', 'Tram'] as const;
export const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;

export type Series = (typeof series)[number];
export type Bar = { line: Series; season: (typeof seasons)[number]; value: number };

/** A line or a season as it is in class names and test ids. */
export function lowerCase<Text extends string>(text: Text) {
  return text.toLowerCase() as Lowercase<Text>;
}

/** A value from 10 to 90 for each line and season. */
export function chartBars(random: () => number): Bar[] {
  return seasons.flatMap((season) => series.map((line) => ({ line, season, value: 10 + Math.floor(random() * 81) })));
}

/** The chart's own units: it is drawn in these, and shown in any size. */
export const chartSize = { width: 400, height: 240 };
const floor = 204;
const unit = 1.8;

/** How far below the upper edge a value is. */
export function heightOf(value: number): number {
  return floor - value * unit;
}

/** Where a bar is. */
export function boxOf({ line, season, value }: Bar) {
  const x = 52 + seasons.indexOf(season) * 86 + series.indexOf(line) * 36;
  return { x, y: heightOf(value), width: 32, height: value * unit };
}
