import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { MissLimit } from './miss-limit';

describe('work that anybody can cause', () => {
  const start = (together = 10) => {
    let now = 1_000;
    const limit = new MissLimit({
      each: { atOnce: 3, perSecond: 0.5 },
      all: { atOnce: 5, perSecond: 1 },
      together,
      clock: () => now,
    });
    const sendRequest = (address: string): Promise<string | null> => limit.run(address, () => Promise.resolve('done'));
    const times = async (count: number, address: string): Promise<number> => {
      const all = await Promise.all(Array.from({ length: count }, () => sendRequest(address)));
      return all.filter((answer) => answer !== null).length;
    };
    return { sendRequest, times, limit, wait: (ms: number) => void (now += ms) };
  };

  test('is done so often for one visitor, and again when some time has gone by', async () => {
    const { times, wait } = start();
    assert.equal(await times(9, '203.0.113.1'), 3);
    assert.equal(await times(9, '203.0.113.2'), 2, 'the rest of what is left for all');
    wait(2_000);
    assert.equal(await times(9, '203.0.113.1'), 1);
    wait(3_600_000);
    assert.equal(await times(9, '203.0.113.1'), 3);
  });

  test('takes nothing from others while one visitor asks too much', async () => {
    const { times } = start();
    await times(1_000, '203.0.113.1');
    assert.equal(await times(1, '203.0.113.2'), 1);
  });

  test('counts a network of IPv6 as one visitor', async () => {
    const { sendRequest } = start();
    const answers = [];
    for (const last of [1, 2, 3, 4]) answers.push(await sendRequest(`2001:db8:1:2::${last}`));
    assert.deepEqual(answers, ['done', 'done', 'done', null]);
    assert.equal(await sendRequest('2001:db8:1:3::1'), 'done');
  });

  test('is done for few at a time, also when it fails', async () => {
    const { limit } = start(1);
    const [first, second] = [limit.run('a', () => Promise.reject(new Error('no'))), limit.run('b', async () => 1)];
    await assert.rejects(first);
    assert.equal(await second, null);
    assert.equal(await limit.run('b', async () => 1), 1);
  });
});
