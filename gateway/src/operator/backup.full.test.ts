import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { environment } from '../env';

const sources = join(import.meta.dirname, '../../..');

/** Starts a site with an embedded database; answers its address. */
async function startSite(t: TestContext, dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { PATH: environment['PATH'], PUBLISH_LOCAL_BUILDS: 'false', SEED: 'false', DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', join(sources, 'gateway/src/main.ts')], { env });
  t.after(() => child.kill('SIGKILL'));
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`the site ended: ${output}`)));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

/** Runs the program of the command; answers its exit code and what it wrote. */
function run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<{ code: unknown; text: string }> {
  const program = ['--import', 'tsx', join(sources, 'api/src/backup-main.ts'), ...args];
  const env = { PATH: environment['PATH'], ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, program, { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, text: stdout + stderr }),
    );
  });
}

test('a running site is copied by its own process, a stopped one without it, and both copies start', async (t) => {
  const place = await mkdtemp(join(tmpdir(), 'enlace-backup-'));
  t.after(() => rm(place, { recursive: true, force: true }));
  const folder = (name: string): string => join(place, name);
  const site = await startSite(t, folder('site'));
  const variables = { DATA_DIR: folder('site'), ENLACE_URL: site.url };

  const refusal = await run(['backup', folder('refused')], { ...variables, ENLACE_TOKEN: 'not the token' });
  assert.deepEqual([refusal.code, existsSync(folder('refused/manifest.json'))], [1, false], refusal.text);
  assert.match(refusal.text, /made no copy of the database: /);
  const away = await run(['backup', folder('away')], { ...variables, ENLACE_URL: 'http://127.0.0.1:9' });
  assert.match(away.text, /A process has the database, but http:\/\/127\.0\.0\.1:9 does not answer/);
  assert.doesNotMatch(`${refusal.text}${away.text}`, /at .*\.ts:\d+/);

  const whileRunning = await run(['backup', folder('running')], variables);
  assert.equal(whileRunning.code, 0, whileRunning.text);
  assert.deepEqual(
    (await readdir(folder('site'))).filter((name) => name.startsWith('database-copy')),
    [],
  );
  await site.stop();
  const whileStopped = await run(['backup', folder('stopped')], { DATA_DIR: folder('site') });
  assert.equal(whileStopped.code, 0, whileStopped.text);

  for (const name of ['running', 'stopped']) {
    const target = folder(`${name}-site`);
    const restore = await run(['restore', folder(name)], { DATA_DIR: target });
    assert.equal(restore.code, 0, restore.text);
    const restoredSite = await startSite(t, target);
    assert.equal((await fetch(`${restoredSite.url}/readyz`)).status, 200);
    await restoredSite.stop();
  }
});
