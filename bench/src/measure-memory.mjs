import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { memoryEnvironment } from '@enlace/tooling/server';

import { runGateway } from './servers/gateway.mjs';
import { readTreeMegabytes } from './servers/process-usage.mjs';

/** Milliseconds without requests, after which memory is read: Node collects the garbage of the start meanwhile. */
const restMs = 60_000;
const pages = ['/', '/events', '/chapters', '/jobs', '/news'];

async function runIn(folder) {
  return runGateway({ DATA_DIR: folder, ...memoryEnvironment });
}

/** Memory of the gateway, its renderer and the embedded database: while it seeds a new database, and later at rest. */
export async function measureMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-memory-'));
  try {
    const first = await runIn(folder);
    const seeding = readTreeMegabytes(first.pid, 'highest');
    await first.stop();
    const second = await runIn(folder);
    for (const page of pages) await (await fetch(`${second.url}${page}`)).arrayBuffer();
    await sleep(restMs);
    const idle = readTreeMegabytes(second.pid, 'present');
    await second.stop();
    return [
      { id: 'memory.seeding', what: 'memory of a first start that seeds', value: seeding, unit: 'MB' },
      { id: 'memory.idle', what: 'memory at rest, after five pages', value: idle, unit: 'MB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
