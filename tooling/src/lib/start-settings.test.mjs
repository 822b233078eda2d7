import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { startProblems } from './start-settings.mjs';
import { root } from './workspace.mjs';

function folderOf(t) {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-start-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function takenPort(t) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return server.address().port;
}

describe('the settings before installation and build', () => {
  test('are fine with a free port and a new folder', async (t) => {
    const settings = { PORT: '0', TRUST_PROXY: '10.0.0.0/8,::1', DATA_DIR: join(folderOf(t), 'a/b') };
    assert.deepEqual(await startProblems(settings), []);
  });

  test('are named when they are wrong', async (t) => {
    const port = String(await takenPort(t));
    const cases = [
      [{ PORT: '70000' }, /^PORT: must be a number from 0 to 65535/],
      [{ PORT: '0', TRUST_PROXY: 'maybe' }, /^TRUST_PROXY: must be a number of proxies .* "maybe" is not/],
      [{ PORT: port }, new RegExp(`^Port ${port} is taken: .*PORT=${Number(port) + 1} npm start`)],
      [{ PORT: '0', DATA_DIR: '/etc/hostname/x' }, /^The data folder \/etc\/hostname\/x cannot be used/],
      [{ PORT: '0', DATA_DIR: '/proc/nope' }, /^The data folder \/proc\/nope cannot be used/],
    ];
    for (const [settings, sentence] of cases) {
      const [problem, ...others] = await startProblems({ DATA_DIR: folderOf(t), ...settings });
      assert.match(problem, sentence);
      assert.deepEqual(others, []);
    }
  });

  test('end `npm start` at once with the sentence', async (t) => {
    const port = await takenPort(t);
    const files = ['prepare.mjs', 'start.mjs'].map((name) => join(root, 'tooling/src/commands', name));
    const { code, stderr } = await new Promise((resolve) => {
      const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folderOf(t) };
      execFile(process.execPath, files, { env }, (error, _stdout, stderr) => resolve({ code: error?.code, stderr }));
    });
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`^Enlace cannot start:\n {2}Port ${port} is taken: .+\n$`));
  });
});
