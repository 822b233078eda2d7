import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./faulty-process.mjs', import.meta.url));

describe('an error that no code handles', () => {
  for (const kind of ['exception', 'rejection'])
    test(`an unhandled ${kind} is one line of the log without secrets, and the process ends`, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, kind], { encoding: 'utf8' });
      assert.equal(status, 1);
      assert.equal(stderr, '');
      const line = JSON.parse(stdout) as Record<string, unknown>;
      assert.equal(line['level'], 60);
      assert.equal(line['reason'], 'cannot reach postgres://[redacted]@db/enlace');
      assert.ok(!stdout.includes('hunter2'));
    });
});
