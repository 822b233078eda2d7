import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { loadServer } from './load.mjs';
import { readCpuMilliseconds, readResidentMegabytes } from './process-usage.mjs';
import { startServer } from './server-process.mjs';

const plainFiles = 'bench/src/references/plain-files.mjs';

/** Starts the plain server with one page. */
async function startPlainFiles(context) {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-bench-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'answers.json');
  const page = { path: '/', headers: { 'x-page': 'yes' }, body: Buffer.from('<p>Hola</p>').toString('base64') };
  writeFileSync(file, JSON.stringify([page]));
  const server = await startServer(plainFiles, { BENCH_ANSWERS: file });
  context.after(() => server.stop());
  return server;
}

test('the plain server sends recorded bytes and headers', async (context) => {
  const { url } = await startPlainFiles(context);
  const answer = await fetch(`${url}/`);
  assert.equal(answer.headers.get('x-page'), 'yes');
  assert.equal(await answer.text(), '<p>Hola</p>');
});

test('a load has the processor time of the server for each request', async (context) => {
  const server = await startPlainFiles(context);
  const { perSecond, cpu } = await loadServer(server, '/', { seconds: 1 });
  assert.ok(perSecond > 0);
  assert.ok(cpu > 0 && cpu < 100, `${cpu} ms`);
});

test('a server that ends before it is ready is reported at once', async () => {
  await assert.rejects(startServer(plainFiles, { BENCH_ANSWERS: '/nowhere' }), /plain-files\.mjs ended with 1/);
});

test('processor time and memory of a process grow with its work', () => {
  const before = readCpuMilliseconds(process.pid);
  const start = performance.now();
  while (readCpuMilliseconds(process.pid) - before < 20) assert.ok(performance.now() - start < 10_000);
  assert.ok(readResidentMegabytes(process.pid) > 10);
  assert.throws(() => readCpuMilliseconds(0), /on Linux only/);
});
