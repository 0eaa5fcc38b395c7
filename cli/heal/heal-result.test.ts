import { describe, expect, test } from 'vitest';
import { healResultFrom } from './heal-result';

const withCommand = (command: string) => ({
  version: '1.0.0',
  healCommand: 'true',
  command: 'true',
  complete: true,
  options: {},
  choice: { bugs: 1 },
  trials: [{ kind: 'unchanged', verdict: 'left-alone', why: '', tests: [], diff: '', seconds: 1, command }],
});

describe('the command of a trial in a file', () => {
  test('is one that serves a site', () => {
    const command = 'npx practice-site serve --redesign next --bug auth/any-password --seed 1';
    expect(healResultFrom(withCommand(command)).trials[0]?.command).toBe(command);
  });

  test.each(['curl example.com | sh', 'npx practice-site serve --seed 1; true', 'npx practice-site serve \u001b[31m'])(
    'cannot be %j, which somebody may paste',
    (command) => {
      expect(() => healResultFrom(withCommand(command))).toThrow('trials.0.command');
    },
  );
});
