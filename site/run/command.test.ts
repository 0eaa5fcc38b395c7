import { expect, test } from 'vitest';
import { commandOf } from './command';
import { quoted } from './quoted';
import { defaultRunOptions } from './run-options';

test('a plain run is the plain command', () => {
  expect(commandOf(defaultRunOptions, 'http://localhost:7357/')).toBe('npx practice-site serve');
});

test('only what was pinned is named, quoted where a shell needs it', () => {
  const options = { ...defaultRunOptions, seed: 'run 7', variant: 'B', delayScale: 0 } as const;
  expect(commandOf(options, 'http://127.0.0.1:7357/')).toBe(
    'npx practice-site serve --seed "run 7" --variant B --delay-scale 0',
  );
});

test('every option has its flag', () => {
  const [now, other] = ['2026-03-05T09:30', 'https://two.example.com/'];
  const options = {
    ...defaultRunOptions,
    slow: 300,
    late: 500,
    now,
    downloadFailure: 'http',
    otherOrigin: other,
  } as const;
  expect(commandOf(options, 'http://localhost:7357/')).toBe(
    `npx practice-site serve --slow 300 --late 500 --now ${now} --download-failure http --other-origin ${other}`,
  );
});

test.each([
  ['http://localhost:8080/', ' --port 8080'],
  ['http://[::1]:8080/practice/', ' --port 8080 --base /practice/'],
  ['http://192.168.1.5:7357/', ' --host 192.168.1.5'],
  ['http://[fe80::1]:80/', ' --host fe80::1'],
  ['https://practice.example.com/', ''],
  ['http://localhost.example.com:8080/', ' --port 8080'],
  ['http://127.0.0.1.example.com:8080/', ' --port 8080'],
  ['http://practice.localhost:8080/', ' --port 8080'],
  ['https://practice.example.com:8443/tests/', ' --base /tests/'],
])('at %s it starts a server with%s', (address, flags) => {
  expect(commandOf(defaultRunOptions, address)).toBe(`npx practice-site serve${flags}`);
});

test('each bug and each redesign has its flag', () => {
  const changes = { bugs: ['auth/any-password', 'forms/plain-password'], redesigns: ['dark'] };
  expect(commandOf({ ...defaultRunOptions, ...changes, seed: '7' }, 'http://localhost:8080/')).toBe(
    'npx practice-site serve --bug auth/any-password --bug forms/plain-password --redesign dark --port 8080 --seed 7',
  );
});

test('an export has a base, and a host and a port of its own', () => {
  expect(commandOf(defaultRunOptions, 'http://192.168.1.5:8080/practice/', { served: false })).toBe(
    'npx practice-site serve --base /practice/',
  );
});

test.each([
  ['7', '7'],
  ['2026-03-05T09:30', '2026-03-05T09:30'],
  ['-7', '"-7"'],
  ['two words', '"two words"'],
  ['Zoë 日本', '"Zoë 日本"'],
])('%s is quoted as %s', (text, word) => {
  expect(quoted(text)).toBe(word);
});

test.each([...'\'"`$\\%!^&|<>;,=()[]{}*?~\n\t‘’“”'])('nothing is offered for pasting with %j in it', (character) => {
  expect(quoted(`a${character}b`)).toBeUndefined();
  expect(commandOf({ ...defaultRunOptions, seed: `a ${character}` }, 'http://localhost:7357/')).toBeUndefined();
});

test('nothing is offered for an empty value, which PowerShell leaves out', () => {
  expect(quoted('')).toBeUndefined();
});
