import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { describe, test } from 'node:test';

import { parseApiEnv } from '../../app/parse-api-env';
import { addressKey } from './address-key';
import { type LimitDefinition, limitOf, type LimitSettings } from './define-limit';
import { createLimits, type Limits } from './limits';
import {
  loginAccountLimit,
  loginAddressLimit,
  loginPairLimit,
  mailAccountLimit,
} from '../../domains/identity/identity-limits';

const settings: LimitSettings = { preset: 'strict', points: { loginPair: 3 } };

async function tries(limits: Limits, count: number): Promise<number> {
  let passedTries = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      await limits.count(loginPairLimit, 'Ana@Enlace.test');
      passedTries += 1;
    } catch (error) {
      assert.ok(isAppError(error) && error.code === 'RATE_LIMITED');
      assert.ok((error.retryAfterSeconds ?? 0) >= 1 && (error.retryAfterSeconds ?? 0) <= 900);
    }
  }
  return passedTries;
}

/** A server that hangs like a stopped Redis; with `greets` it answers the first questions of the client. */
async function startSilentRedis(greets: boolean) {
  const sockets = new Set<Socket>();
  let announceContact = (): void => undefined;
  const contact = new Promise<void>((resolve) => (announceContact = resolve));
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (data) => {
      const commands = data.toString().match(/\$\d+\r\n(client|info)\r\n/gi) ?? [];
      const info = 'redis_version:7.0.0\r\nloading:0';
      for (const command of greets ? commands : [])
        socket.write(/info/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
      // The client needs a moment to read the answers.
      if (!greets || commands.some((command) => /info/i.test(command))) setTimeout(announceContact, 50);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return {
    url: `redis://127.0.0.1:${address.port}`,
    contact,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('limits', () => {
  test('allow the configured number of tries, for any spelling, and start again after a success', async () => {
    const limits = createLimits({ settings });
    assert.equal(await tries(limits, 5), 3);
    await limits.forget(loginPairLimit, ' ana@enlace.TEST ');
    assert.equal(await tries(limits, 5), 3);
  });

  test('count per process while Redis fails', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    const limits = createLimits({ settings, redisUrl: `redis://127.0.0.1:${address.port}`, onRedisError: () => {} });
    try {
      assert.equal(await tries(limits, 5), 3);
      await limits.giveBack(loginPairLimit, 'ana@enlace.test');
    } finally {
      limits.close();
      server.close();
    }
  });

  for (const [behaviour, greets] of [
    ['says nothing at all', false],
    ['hangs after it has answered', true],
  ] as const)
    test(`count per process while a Redis accepts connections and ${behaviour}`, { timeout: 20_000 }, async () => {
      const redis = await startSilentRedis(greets);
      const limits = createLimits({ settings, redisUrl: redis.url, onRedisError: () => {} });
      try {
        await redis.contact;
        assert.equal(await tries(limits, 5), 3);
        await limits.giveBack(loginAccountLimit, 'ana@enlace.test');
        await limits.forget(loginAccountLimit, 'ana@enlace.test');
      } finally {
        limits.close();
        redis.close();
      }
    });

  test('are strict in production and roomy elsewhere, and every number can be set', () => {
    const pointsOf = (limit: LimitDefinition, limits: LimitSettings | undefined): number =>
      limits === undefined ? 0 : limitOf(limit, limits).points;
    const secret = 'x'.repeat(40);
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://enlace.example',
      SESSION_SECRET: secret,
      TOKEN_SECRET: secret,
    };
    assert.equal(pointsOf(loginPairLimit, parseApiEnv(production, '/').env?.limits), 10);
    assert.ok(pointsOf(loginAddressLimit, parseApiEnv({}, '/').env?.limits) >= 10_000);
    const changedLimits = parseApiEnv({ LIMITS: 'strict', LIMIT_LOGIN_PER_PAIR: '3' }, '/').env?.limits;
    assert.deepEqual([pointsOf(loginPairLimit, changedLimits), pointsOf(mailAccountLimit, changedLimits)], [3, 5]);
    for (const value of ['0', 'many'])
      assert.match(parseApiEnv({ LIMIT_LOGIN_PER_PAIR: value }, '/').problems.join(), /^LIMIT_LOGIN_PER_PAIR: /);
  });

  test('count an IPv6 network of one customer as one address', () => {
    assert.equal(addressKey('192.0.2.7'), '192.0.2.7');
    assert.equal(addressKey('::ffff:192.0.2.7'), '192.0.2.7');
    assert.equal(addressKey('2001:db8:1:2:aaaa::1'), addressKey('2001:0db8:0001:0002::ffff'));
    assert.notEqual(addressKey('2001:db8:1:2::1'), addressKey('2001:db8:1:3::1'));
    assert.equal(addressKey('::1'), '0:0:0:0');
  });
});
