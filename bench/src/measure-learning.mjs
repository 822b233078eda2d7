import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import pg from 'pg';

import { openLesson } from './learning/open-lesson.mjs';
import { addLearners, writeProgress } from './learning/write-progress.mjs';
import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';

const rounds = 3;
const seconds = 8;
/** Each writes once in a second. */
const learnerCount = 50;
const folder = join(root, 'var/bench/learning');

/** Opening a lesson on a slow phone, and storing what is watched, on a PostgreSQL that writes each commit to the disk. */
export async function measureLearning() {
  const database = await startPostgres({ isDurable: true });
  rmSync(folder, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: database.url });
  let gateway;
  try {
    gateway = await runGateway({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await client.connect();
    const admin = await signInAsAdmin(gateway.url);
    const loadTimes = [];
    for (let round = 0; round < rounds; round += 1) loadTimes.push(await openLesson(gateway.url, admin));
    const group = await addLearners(client, gateway.url, admin, learnerCount);
    await writeProgress(gateway, group, 2);
    const loads = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await writeProgress(gateway, group, seconds));
    const middle = (key) => median(loads.map((result) => result[key]));
    return [
      { id: 'learning.playable', what: 'lesson on a slow phone: to its player', value: median(loadTimes), unit: 'ms' },
      {
        id: 'learning.write-p95',
        what: `progress of ${learnerCount} learners a second: p95`,
        value: middle('p95'),
        unit: 'ms',
      },
      { id: 'learning.write-cpu', what: 'progress: processor time of the gateway', value: middle('cpu'), unit: 'ms' },
    ];
  } finally {
    await client.end();
    await gateway?.stop();
    await database.stop();
  }
}
