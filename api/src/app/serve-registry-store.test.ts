import { AppError } from '@enlace/shared-contract/errors';
import { internalRegistryStorePath } from '@enlace/shared-contract/platform';
import Fastify from 'fastify';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { serveRegistryStore } from './serve-registry-store';

const secret = 'a secret of the gateway and of its API';
const id = '0b5e6f0e-3d0c-4b1e-9b59-3f1c6f0e3d0c';

test('a gateway names the folder of its releases with the secret, and learns of another one', async (t) => {
  const claims: unknown[] = [];
  const app = Fastify();
  t.after(() => app.close());
  await app.register(
    serveRegistryStore({
      secret,
      claimRegistryStore: async (claim) => {
        claims.push(claim);
        if (claims.length > 1) throw new AppError('CONFLICT');
      },
    }),
  );
  const status = async (payload: object, token = secret): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method: 'POST', url: internalRegistryStorePath, headers, payload })).statusCode;
  };
  assert.equal(await status({ id, adopts: false }, 'another secret'), 401);
  assert.equal(await status({ id: 'x', adopts: false }), 422);
  assert.equal(await status({ id, adopts: false }), 204);
  assert.equal(await status({ id, adopts: true }), 409);
  assert.deepEqual(claims, [
    { id, adopts: false },
    { id, adopts: true },
  ]);
});
