import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { writeFakeShell } from '../testing/fake-build';
import { ShellBuilds } from './shell-build';

const day = 24 * 3_600_000;

test('replaced builds of the shell serve open tabs for days, however many follow', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-shells-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const buildsFolder = join(folder, 'installed');
  const builds = await ShellBuilds.open(buildsFolder);
  for (let n = 1; n <= 7; n += 1) {
    await builds.install(await writeFakeShell(join(folder, `source-${n}`), `0.1.0-dev.${n}`));
  }
  const namesNow = async (): Promise<string[]> =>
    (await readdir(buildsFolder)).map((name) => name.replace(/-\w{8}$/, '')).sort();
  assert.equal((await namesNow()).length, 7);

  // The second build was replaced by the third 20 days ago, the third one by the fourth today.
  for (const name of await readdir(buildsFolder)) {
    const number = Number(/dev\.(\d)/.exec(name)?.[1]);
    const at = new Date(Date.now() - (number <= 3 ? 20 - number / 10 : 0) * day - (7 - number) * 1_000);
    await utimes(join(buildsFolder, name, 'installed'), at, at);
  }
  await ShellBuilds.open(buildsFolder);
  assert.deepEqual(
    await namesNow(),
    [3, 4, 5, 6, 7].map((n) => `0.1.0-dev.${n}`),
  );
});
