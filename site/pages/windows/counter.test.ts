import { expect, test } from 'vitest';
import { counted, heard } from './counter';

const counter = (count: number) => ({ count, own: 0 });

test('a counter is set by one that was reset', () => {
  expect(heard({ count: 1, own: 1, asking: 7 }, { count: 0 })).toEqual({ counter: counter(0) });
});

test('a counter adds what another has counted', () => {
  expect(heard(counter(3), { add: 1 })).toEqual({ counter: counter(4) });
});

test('a counter that is asked replies with its count', () => {
  expect(heard(counter(3), { ask: 7 })).toEqual({ counter: counter(3), reply: { to: 7, count: 3 } });
});

test('a new counter adds to the count that it asked for what it has counted before the reply', () => {
  const asking = { count: 0, own: 0, asking: 7 };
  expect(heard(counted(counted(asking)), { to: 7, count: 5 })).toEqual({ counter: counter(7) });
});

test('what the others have counted before the reply is in the reply', () => {
  const { counter: told } = heard({ count: 0, own: 0, asking: 7 }, { add: 1 });
  expect(heard(told, { to: 7, count: 1 })).toEqual({ counter: counter(1) });
});

test('a reply to another counter, and a second reply, change nothing', () => {
  const asking = { count: 2, own: 2, asking: 7 };
  expect(heard(asking, { to: 8, count: 5 })).toEqual({ counter: asking });
  const { counter: answered } = heard(asking, { to: 7, count: 5 });
  expect(heard(answered, { to: 7, count: 5 })).toEqual({ counter: counter(7) });
});

test.each([null, 5, '5', {}, { count: '5' }, { add: '1' }, { ask: '7' }])('%j changes nothing', (message) => {
  expect(heard(counter(3), message)).toEqual({ counter: counter(3) });
});
