import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import Fastify from 'fastify';

import { followBuilds } from './follow-builds';

test('a new build is taken in before the next page, and again after a failure', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-follow-'));
  const file = join(folder, 'shell.json');
  const app = Fastify();
  t.after(() => app.close());
  t.after(() => rm(folder, { recursive: true, force: true }));
  let takenBuilds = 0;
  let isWhole = true;
  const take = async (): Promise<void> => {
    takenBuilds += 1;
    if (!isWhole) throw new Error('half written');
  };
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  followBuilds(app, [{ files: [file, join(folder, 'missing.json')], take }]);
  app.get('/', async () => 'page');
  const build = async (): Promise<void> => {
    await writeFile(file, '{}');
    await utimes(file, new Date(Date.now() + 1_000), new Date(Date.now() + 1_000));
  };
  const openPage = async (): Promise<number> => {
    t.mock.timers.tick(10_000);
    await app.inject({ url: '/', headers: { accept: 'text/html' } });
    return takenBuilds;
  };
  assert.equal(await openPage(), 0);
  await build();
  await app.inject({ url: '/', headers: { accept: 'application/json' } });
  assert.equal(takenBuilds, 0);
  assert.equal(await openPage(), 1);
  assert.equal(await openPage(), 1);
  isWhole = false;
  await build();
  assert.equal(await openPage(), 2);
  isWhole = true;
  assert.equal(await openPage(), 3);
  assert.equal(await openPage(), 3);
});
