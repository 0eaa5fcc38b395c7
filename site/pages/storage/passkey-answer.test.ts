import { expect, test } from 'vitest';
import { base64Url, type Expected, problemOf } from './passkey-answer';

const challenge = Uint8Array.of(251, 255, 254, 0, 7);
const expected: Expected = { type: 'webauthn.get', challenge, origin: 'http://localhost:7357' };
const right = { type: 'webauthn.get', challenge: '-__-AAc', origin: 'http://localhost:7357', crossOrigin: false };
const encode = (data: object) => new TextEncoder().encode(JSON.stringify(data)).buffer;

test('bytes are written without padding and without characters that addresses give a meaning', () => {
  expect(base64Url(challenge)).toBe('-__-AAc');
  expect(base64Url(Uint8Array.of())).toBe('');
});

test('the right answer has no problem', () => {
  expect(problemOf(encode(right), expected)).toBeUndefined();
});

test.each([
  ['type', { type: 'webauthn.create' }],
  ['challenge', { challenge: 'AAAA' }],
  ['origin', { origin: 'http://localhost:7358' }],
])('another %s is one', (problem, wrong) => {
  expect(problemOf(encode({ ...right, ...wrong }), expected)).toBe(problem);
});
