import { expect, test } from 'vitest';
import { Queue } from './queue';

const never = new AbortController().signal;

test('work that is added comes first, and a worker that has nothing to do waits for it', async () => {
  const queue = new Queue([1, 10]);
  const done: number[] = [];
  await queue.work(3, never, async (item) => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(item);
    if (item === 1) queue.addFirst([2, 3]);
  });
  expect(done).toEqual([1, 10, 2, 3]);
});

test('nothing more is begun after an error', async () => {
  const done: number[] = [];
  // Two workers: the first one ends by its error, the other one would go on.
  const work = new Queue([1, 2, 3]).work(2, never, async (item) => {
    if (item === 1) throw new Error('broken');
    done.push(item);
  });
  await expect(work).rejects.toThrow('broken');
  expect(done).toEqual([2]);
});

test('nothing more is begun after the signal', async () => {
  const controller = new AbortController();
  const done: number[] = [];
  await new Queue([1, 2, 3]).work(1, controller.signal, async (item) => {
    done.push(item);
    if (item === 2) controller.abort();
  });
  expect(done).toEqual([1, 2]);
});
