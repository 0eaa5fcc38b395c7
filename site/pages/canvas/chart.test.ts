import { expect, test } from 'vitest';
import { boxOf, chartBars, chartSize, heightOf } from './chart';

test('there is a bar for each line and season, with values from 10 to 90', () => {
  expect(chartBars(() => 0)).toHaveLength(8);
  expect(new Set(chartBars(() => 0).map(({ value }) => value))).toEqual(new Set([10]));
  expect(new Set(chartBars(() => 0.9999).map(({ value }) => value))).toEqual(new Set([90]));
});

test('the bars are on one line, beside each other, and within the chart', () => {
  const boxes = chartBars(() => 0.5).map(boxOf);
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    expect(y + height).toBeCloseTo(heightOf(0));
    expect(x + width).toBeLessThan(boxes[index + 1]?.x ?? chartSize.width);
  }
});
