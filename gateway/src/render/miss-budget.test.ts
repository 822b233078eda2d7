import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { MissBudget } from './miss-budget';

function startBudget(points: number) {
  let now = 1_000;
  const budget = new MissBudget(points, () => now);
  const attempt = (address: string): Promise<string> =>
    budget
      .startMiss(address)
      .run(async () => 'done')
      .catch((error: unknown) => (isAppError(error) ? `${error.code} ${error.retryAfterSeconds}` : 'failed'));
  return { budget, attempt, wait: (ms: number) => void (now += ms) };
}

describe('work that no cache answers', () => {
  test('is limited for each address, and allowed again after a time', async () => {
    const { attempt, wait } = startBudget(3);
    const addresses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'];
    const answers = [];
    for (const address of addresses) answers.push(await attempt(address));
    assert.deepEqual(answers, ['done', 'done', 'done', 'RATE_LIMITED 10', 'done']);
    wait(10_000);
    assert.equal(await attempt('203.0.113.1'), 'done');
    assert.equal(await attempt('203.0.113.1'), 'RATE_LIMITED 10');
  });

  test('is counted by network of IPv6', async () => {
    const { attempt } = startBudget(2);
    const answers = [];
    for (const end of ['::1', '::2', ':ffff::3']) answers.push(await attempt(`2001:db8:1:2${end}`));
    assert.deepEqual(answers, ['done', 'done', 'RATE_LIMITED 15']);
    assert.equal(await attempt('2001:db8:1:3::1'), 'done');
  });

  test('leaves places to other addresses', async () => {
    const { budget } = startBudget(100);
    let isHeld = true;
    const hold = async (): Promise<void> => {
      while (isHeld) await new Promise((resolve) => setImmediate(resolve));
    };
    let startedCount = 0;
    const all = Array.from({ length: 20 }, () =>
      budget.startMiss('203.0.113.1').run(() => {
        startedCount += 1;
        return hold();
      }),
    );
    assert.equal(await budget.startMiss('203.0.113.2').run(async () => 'done'), 'done');
    assert.equal(startedCount, 4);
    isHeld = false;
    await Promise.all(all);
    assert.equal(startedCount, 20);
  });

  test('is the gateway’s own when the same page is made again', async () => {
    const { budget, attempt } = startBudget(1);
    const miss = budget.startMiss('203.0.113.1');
    assert.equal(await miss.run(async () => 1), 1);
    assert.equal(await miss.run(async () => 2), 2);
    assert.equal(miss.refusal, null);
    assert.equal(await attempt('203.0.113.1'), 'RATE_LIMITED 30');
  });
});
