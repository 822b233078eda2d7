import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { watchLeftovers } from './leftovers.mjs';
import { LockedError, takeLock } from './run-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'enlace-run-tests-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('one run at a time in a checkout', () => {
  test('a second run learns which process has the lock', () => {
    const file = join(folder, 'lock-a');
    const release = takeLock(file);
    assert.throws(
      () => takeLock(file),
      (error) => error instanceof LockedError && error.message.includes(`${process.pid}`),
    );
    release();
    takeLock(file)();
    assert.equal(existsSync(file), false);
  });

  test('the lock of a process that has ended is taken over, also when its number belongs to another process', () => {
    const file = join(folder, 'lock-b');
    for (const holder of [{ pid: 2 ** 22 + 1 }, { pid: process.pid, identity: 'another start' }]) {
      writeFileSync(file, JSON.stringify({ startedAt: 'earlier', identity: null, ...holder }));
      const release = takeLock(file);
      assert.equal(JSON.parse(readFileSync(file, 'utf8')).pid, process.pid);
      release();
    }
  });

  test('a lock without content, of a run that was killed while it wrote, is taken over', () => {
    const file = join(folder, 'lock-c');
    writeFileSync(file, '');
    takeLock(file)();
    assert.equal(existsSync(file), false);
  });
});

describe('what a run leaves behind', () => {
  test('is found and removed: processes of other groups, and temporary files', async () => {
    const { TMPDIR, ENLACE_TEST_RUN, ENLACE_TEST_MEMORY } = process.env;
    const leftovers = watchLeftovers();
    try {
      assert.deepEqual(leftovers.find(), []);
      writeFileSync(join(tmpdir(), 'forgotten'), '');
      writeFileSync(join(process.env.ENLACE_TEST_MEMORY, 'forgotten-copy'), '');
      const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      const end = new Promise((resolve) => child.once('exit', resolve));
      const hasProcesses = existsSync('/proc/self/environ');
      assert.deepEqual(leftovers.find(), [
        ...(hasProcesses ? [`process ${child.pid}: sleep 600`] : []),
        'temporary file: forgotten',
        'temporary file: forgotten-copy',
      ]);
      leftovers.remove();
      if (!hasProcesses) child.kill();
      await end;
      assert.equal(existsSync(process.env.TMPDIR), false);
      assert.equal(existsSync(process.env.ENLACE_TEST_MEMORY), false);
    } finally {
      restore('TMPDIR', TMPDIR);
      restore('ENLACE_TEST_RUN', ENLACE_TEST_RUN);
      restore('ENLACE_TEST_MEMORY', ENLACE_TEST_MEMORY);
    }
  });
});

function restore(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
