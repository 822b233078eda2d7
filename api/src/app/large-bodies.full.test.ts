import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { isPostgres } from '../testing/lane';
import { type Program, startProgram } from '../testing/start-program';
import { cloneTemplate, copyTemplate, type TestDatabase } from '../testing/template';

const heapMegabytes = 512;
const parallelBodies = 20;

/** The largest texts that a multipart body can have: 990 fields of 500 kB, sent as a stream. */
function largestBody(): { readonly body: ReadableStream<Uint8Array>; readonly type: string } {
  const field = Buffer.from(
    `--limit\r\nContent-Disposition: form-data; name="field"\r\n\r\n${'a'.repeat(500 * 1024)}\r\n`,
  );
  let count = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      count += 1;
      if (count <= 990) controller.enqueue(field);
      else controller.close();
    },
  });
  return { body, type: 'multipart/form-data; boundary=limit' };
}

describe('bodies that are too large', () => {
  let copy: TestDatabase | null = null;
  let program: Program;
  const folder = mkdtempSync(join(tmpdir(), 'enlace-large-'));

  before(async () => {
    program = await startProgram({ ...(await makeDatabase()), LOG_LEVEL: 'silent' }, [
      `--max-old-space-size=${heapMegabytes}`,
    ]);
  });
  after(async () => {
    await program.stop();
    await copy?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The variables of a seeded database for the process. */
  const makeDatabase = async (): Promise<Record<string, string>> => {
    if (!isPostgres) await copyTemplate(join(folder, 'db'));
    else copy = await cloneTemplate();
    return copy?.settings.kind === 'postgres'
      ? { DATA_DIR: folder, DATABASE_URL: copy.settings.url }
      : { DATA_DIR: folder };
  };

  /** The status of an answer; null when the server ended the connection before the client had sent everything. */
  const send = async (path: string): Promise<number | null> => {
    const { body, type } = largestBody();
    const request = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as const;
    const answer = await fetch(`${program.origin}${path}`, request).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status ?? null;
  };

  for (const [path, status] of [
    ['/api/addnews', 401],
    ['/api/addregister', 413],
    ['/api/login', 413],
  ] as const)
    test(`${parallelBodies} at once to ${path} are refused; the process survives and serves others`, async () => {
      const answers = Promise.all(Array.from({ length: parallelBodies }, () => send(path)));
      assert.equal(await program.isHealthy(), true);
      const statuses = new Set(await answers);
      for (const expected of [status, 429, null]) statuses.delete(expected);
      assert.deepEqual([...statuses], []);
      assert.equal(program.child.exitCode, null);
      assert.equal((await fetch(`${program.origin}/api/areas/list`)).status, 200);
    });
});
