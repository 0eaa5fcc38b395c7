import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { quoted } from '../site/run/quoted';

const texts = [
  '7',
  '-7',
  'two words',
  'Zoë 日本',
  '2026-03-05T09:30',
  'https://two.example.com/',
  'a:b/c.d_e',
  '~',
  '#1 @home +2',
];
const hostile = [
  'a$HOME',
  '`id`',
  '"; id; "',
  "'; id; '",
  'a\\',
  '$(id)',
  '!!',
  'a\nid\n',
  '%PATH%',
  '*',
  '{a,b}',
  '',
  '(id)',
  'a&id',
  'a|id',
  '“x”',
];

describe.each(['/bin/sh', '/bin/bash', '/usr/bin/zsh', '/usr/bin/fish'])('%s', (shell) => {
  test.skipIf(!existsSync(shell))('reads what is offered for pasting as the value that it is', async () => {
    for (const text of texts) {
      const word = quoted(text);
      if (word === undefined) continue;
      // Interactive, as where somebody pastes: then a history is expanded, too.
      const args = shell.endsWith('fish') || shell.endsWith('zsh') ? ['-c'] : ['-i', '-c'];
      const { stdout } = await execa(shell, [...args, `printf '<%s>' ${word}`], { stdin: 'ignore', reject: false });
      expect(stdout, word).toBe(`<${text}>`);
    }
  });
});

test('most of these texts are offered', () => {
  expect(texts.filter((text) => quoted(text) === undefined)).toEqual(['~']);
});

test('nothing is offered in which a shell would find more than a value', () => {
  expect(hostile.filter((text) => quoted(text) !== undefined)).toEqual([]);
});
