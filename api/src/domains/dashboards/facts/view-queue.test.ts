import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { viewCounts } from '../../../infrastructure/metrics/view-counts';
import { ViewQueue } from './view-queue';
import type { NotedView } from './write-views';

const makeView = (id: number): NotedView => ({
  kind: 'job',
  id,
  at: new Date(),
  visitor_key: 'key',
  viewer_id: null,
});

describe('the queue of views', () => {
  test('writes what waits in batches, one after the other', async () => {
    const batches: number[][] = [];
    const write = async (notedViews: readonly NotedView[]) => void batches.push(notedViews.map(({ id }) => id));
    const queue = new ViewQueue({ write, logger: { warn: () => undefined }, delayMs: 60_000 });
    queue.add(makeView(1));
    queue.add(makeView(2));
    const first = queue.flush();
    queue.add(makeView(3));
    await Promise.all([first, queue.flush()]);
    await queue.flush();
    assert.deepEqual(batches.flat(), [1, 2, 3]);
  });

  test('drops views when it is full, and goes on after a fault of the database', async () => {
    const before = viewCounts();
    const warnings: unknown[] = [];
    let isDown = true;
    const storedIds: number[] = [];
    const write = async (notedViews: readonly NotedView[]) => {
      if (isDown) throw new Error('down');
      storedIds.push(...notedViews.map(({ id }) => id));
    };
    const logger = { warn: (...parts: unknown[]) => void warnings.push(parts) };
    const queue = new ViewQueue({ write, logger, delayMs: 60_000, mostViews: 2 });
    for (const id of [1, 2, 3]) queue.add(makeView(id));
    await queue.flush();
    isDown = false;
    queue.add(makeView(4));
    await queue.flush();
    const after = viewCounts();
    assert.deepEqual(
      [after.queued - before.queued, after.refused - before.refused, after.failed - before.failed],
      [3, 1, 2],
    );
    assert.deepEqual([storedIds, warnings.length], [[4], 1]);
  });
});
