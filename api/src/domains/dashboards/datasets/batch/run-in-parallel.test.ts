import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runInParallel } from './run-in-parallel';

test('some tasks run at a time, and none begins after the reader has ended', async () => {
  const startedTasks: number[] = [];
  const releases: (() => void)[] = [];
  const tasks = [0, 1, 2, 3, 4].map((name) => async () => {
    startedTasks.push(name);
    await new Promise<void>((resolve) => releases.push(resolve));
    return name;
  });
  const results = runInParallel(tasks, 2);
  const first = results.next();
  assert.deepEqual(startedTasks, [0, 1]);
  releases[1]?.();
  assert.deepEqual(await first, { done: false, value: 1 });
  assert.deepEqual(startedTasks, [0, 1, 2]);
  await results.return();
  releases.forEach((release) => release());
  await Promise.resolve();
  assert.deepEqual(startedTasks, [0, 1, 2]);
});
