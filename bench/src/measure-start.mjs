import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { root, runGateway } from './lib/gateway.mjs';
import { median } from './lib/table.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Time from starting the process to the first page, with everything built and seeded. */
export async function measureStart() {
  const walls = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const gateway = await runGateway();
    await fetch(`${gateway.url}/`);
    walls.push(performance.now() - began);
    await gateway.stop();
  }
  const wall = median(walls);
  return [
    { what: 'warm start of the server to the first page', value: seconds(wall), bar: '5 s', holds: wall <= 5000 },
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
  const wall = performance.now() - began;
  return [{ what: 'cold build of everything', value: seconds(wall), bar: '60 s', holds: wall <= 60_000 }];
}
