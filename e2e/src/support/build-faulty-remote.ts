import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { environment } from './env';
import { faultyFolder, faultyVersion, root } from './places';

/** Builds the remote that breaks on demand, by the same code as every other one. */
export function buildFaultyRemote(): void {
  execFileSync(process.execPath, [join(root, 'tooling/bin/enlace-build.mjs')], {
    cwd: faultyFolder,
    env: { ...environment, ENLACE_VERSION: faultyVersion, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 60_000,
  });
}
