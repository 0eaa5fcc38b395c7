import { expect, test } from 'vitest';
import { commandOf } from './command';
import { defaultRunOptions } from './run-options';

test('a plain run is the plain command', () => {
  expect(commandOf(defaultRunOptions)).toBe('npx practice-site serve');
});

test('only what was pinned is named, quoted where a shell needs it', () => {
  expect(commandOf({ ...defaultRunOptions, seed: "it's 7", variant: 'B', delayScale: 0 })).toBe(
    "npx practice-site serve --seed 'it'\\''s 7' --variant B --delay-scale 0",
  );
});
