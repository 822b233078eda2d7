import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { integrities, listFiles, pathBelow } from '../lib/files.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { buildPageServer, pageServerFile } from './page-server.mjs';
import { filesOfGroup, runWebpack } from './run-webpack.mjs';
import { buildGround } from './ground.mjs';
import { lentByShell } from './lent-names.mjs';
import { loadRemoteContract } from './remote-contract.mjs';
import { shellVersion } from './source-version.mjs';

/** Builds the shell into `dist`: assets, static files and `shell.json`, the source of the gateway's HTML. */
export async function buildShell(folder) {
  const version = shellVersion(folder);
  const dist = join(folder, 'dist');
  const compilation = await runWebpack(shellConfig(folder, { version }));
  if (existsSync(join(folder, 'public'))) cpSync(join(folder, 'public'), join(dist, 'static'), { recursive: true });
  await buildPageServer(folder, 'src/server/page-server.tsx', { lentNames: [] });
  const chunks = [...compilation.namedChunkGroups].filter(([name]) => name && name !== 'shell');
  const description = {
    version,
    entry: filesOfGroup(compilation.entrypoints.get('shell')),
    chunks: Object.fromEntries(chunks.map(([name, group]) => [name, filesOfGroup(group)])),
    contract: await loadRemoteContract(),
    lends: await lentByShell(),
    fonts: listFiles(join(dist, 'static/fonts'))
      .map((file) => pathBelow(dist, file))
      .filter((path) => path.endsWith('-latin.woff2')),
    ...(await buildGround()),
    server: pageServerFile,
    files: integrities(dist),
  };
  writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(description, null, 2)}\n`);
}
