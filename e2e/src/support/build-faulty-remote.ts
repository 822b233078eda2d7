import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from './env';
import { faultyFolder, faultyVersion, olderFaultyFolder, olderFaultyVersion, root } from './places';

/** Builds two releases of the faulty remote, with the same code as for every remote. */
export function buildFaultyRemote(): void {
  build(olderFaultyVersion);
  cpSync(join(faultyFolder, 'dist'), join(olderFaultyFolder, 'dist'), { recursive: true });
  build(faultyVersion);
}

function build(version: string): void {
  execFileSync(process.execPath, [join(root, 'tooling/bin/enlace-build.mjs')], {
    cwd: faultyFolder,
    env: { ...environment, ENLACE_VERSION: version, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 60_000,
  });
}
