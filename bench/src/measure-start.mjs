import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';
import { root, startServer } from './servers/server-process.mjs';

const rounds = 3;

/** Milliseconds from starting a server to its first page. */
async function timeStart(start) {
  const began = performance.now();
  const server = await start();
  await (await fetch(`${server.url}/`)).arrayBuffer();
  const wall = performance.now() - began;
  await server.stop();
  return wall;
}

/**
 * Time from starting the gateway to its first page, with everything built and seeded, beside the time that a plain
 * server needs to open the same embedded database and to answer.
 */
export async function measureStart() {
  const walls = [];
  const plainWalls = [];
  const database = { BENCH_DATABASE: join(root, 'var/bench/data/db') };
  // Seeds the database, if it is new.
  await timeStart(runGateway);
  for (let round = 0; round < rounds; round += 1) {
    plainWalls.push(await timeStart(() => startServer('bench/src/references/plain-start.mjs', database)));
    walls.push(await timeStart(runGateway));
  }
  const wall = median(walls);
  const plainWall = median(plainWalls);
  return [
    {
      id: 'start.ratio',
      what: 'warm start to the first page, against opening the database',
      value: wall / plainWall,
      unit: 'x',
    },
    { id: 'start.warm', what: 'warm start to the first page', value: wall / 1000, unit: 's' },
    { id: 'start.plain', what: 'opening the database', value: plainWall / 1000, unit: 's' },
  ];
}

/** Cold build of everything: no output and no cache. Only on request, since it takes a minute. */
export function measureBuild() {
  const folders = ['.cache', '.nx', 'shell/dist', 'gateway/dist'];
  const remotes = ['mf-public', 'mf-member', 'mf-admin-content', 'mf-admin-events', 'mf-dashboards'].map(
    (id) => `${id}/dist`,
  );
  for (const folder of [...folders, ...remotes]) rmSync(join(root, folder), { recursive: true, force: true });
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error('npm run build failed');
  return [{ id: 'build.cold', what: 'cold build of everything', value: (performance.now() - began) / 1000, unit: 's' }];
}
