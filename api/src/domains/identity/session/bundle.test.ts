import { build } from 'esbuild';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import type * as Module from './create-session-module';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../../../../.bundle-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('the session library loads in the bundle that is served in production', async () => {
  const outfile = join(folder, 'session.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'create-session-module.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@enlace/shared-contract': join(import.meta.dirname, '../../../../../shared-contract/src/entries') },
    logLevel: 'error',
  });
  const { createSessionModule }: typeof Module = await import(pathToFileURL(outfile).href);
  const quiet = () => undefined;
  const sessions = createSessionModule({
    secret: 'a secret of the tests, long enough to be one',
    publicUrl: 'http://localhost:3000',
    linkedIn: null,
    log: { error: quiet, warn: quiet, debug: quiet },
  });
  const refuse = async () => Promise.reject(new Error('no account is read'));
  const answer = await sessions.answer(
    { method: 'GET', path: ['csrf'], query: {}, body: {}, cookies: {}, wantsUrl: false },
    { signInWithPassword: refuse, signInWithLinkedIn: refuse, find: refuse, signOut: refuse },
  );
  assert.equal(answer.status, 200);
  assert.match(JSON.stringify(answer.body), /^\{"csrfToken":"[0-9a-f]{64}"\}$/);
});
