import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Viewer } from '@enlace/shared-contract/access';

import { signedInAs, startTestGateway } from '../testing/test-gateway';

const file = '/remotes/mf-admin-content/1.0.0/remote.11223344.js';
const admin: Viewer = { id: 1, name: 'Ada', roles: ['admin'], permissions: [] };

test('a file of a guarded remote is served while the API is slow or down, and refused on a known refusal', async (t) => {
  let answer: () => Promise<Viewer | null> = () => Promise.resolve(admin);
  const { app } = await startTestGateway(t, { api: { resolveViewer: () => answer() } });
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const status = async (who: 'admin' | 'latina'): Promise<number> =>
    (await app.inject({ url: file, headers: signedInAs(who) })).statusCode;
  assert.equal(await status('admin'), 200);
  t.mock.timers.tick(60_000);
  answer = () => Promise.reject(new Error('the database does not answer'));
  assert.equal(await status('admin'), 200);
  t.mock.timers.tick(60_000);
  answer = () => new Promise(() => undefined);
  assert.equal(await status('admin'), 200, 'a call without an answer');
  answer = () => Promise.reject(new Error('the database does not answer'));
  assert.equal(await status('latina'), 503, 'a viewer who was never known');
  t.mock.timers.tick(60_000);
  answer = () => Promise.resolve(null);
  // The call without an answer is given up after its time limit.
  while ((await status('admin')) === 200) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(await status('admin'), 403);
  t.mock.timers.tick(60_000);
  answer = () => Promise.reject(new Error('the database does not answer'));
  assert.equal(await status('admin'), 403, 'the refusal is remembered');
});

test('the page of a viewer makes the viewer known for its files', async (t) => {
  let isUp = true;
  const resolveViewer = (): Promise<Viewer | null> =>
    isUp ? Promise.resolve(admin) : Promise.reject(new Error('down'));
  const { app } = await startTestGateway(t, { api: { resolveViewer } });
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  await app.inject({ url: '/admin/areas', headers: signedInAs('admin') });
  isUp = false;
  t.mock.timers.tick(5_000);
  assert.equal((await app.inject({ url: file, headers: signedInAs('admin') })).statusCode, 200);
});
