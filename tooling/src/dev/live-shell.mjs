import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildGround } from '../build/ground.mjs';
import { loadRemoteContract } from '../build/remote-contract.mjs';
import { integrities } from '../lib/files.mjs';
import { readJson, root } from '../lib/workspace.mjs';
import { devUrl } from './dev-server.mjs';

/** Port of the shell's development server. */
export const shellPort = 4300;

/**
 * Writes a build into `shell/dist` that only loads the live shell. The gateway serves pages as usual and the shell's
 * code comes from its development server. The next `npm start` builds the shell again.
 */
export async function writeLiveShell() {
  const folder = join(root, 'shell');
  const dist = join(folder, 'dist');
  const loader = `const script = document.createElement('script');
script.src = globalThis.enlaceTrust.createScriptURL('${devUrl(shellPort)}/assets/shell.js');
document.head.append(script);
`;
  const entry = `assets/live.${createHash('sha256').update(loader).digest('hex').slice(0, 10)}.js`;
  rmSync(dist, { recursive: true, force: true });
  rmSync(join(root, '.cache/enlace/build-stamp'), { force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  if (existsSync(join(folder, 'public'))) cpSync(join(folder, 'public'), join(dist, 'static'), { recursive: true });
  writeFileSync(join(dist, entry), loader);
  const version = `${readJson('shell/package.json').version}-live.${Date.now()}`;
  const styles = await buildGround();
  const contract = await loadRemoteContract();
  const description = { version, contract, entry: [entry], chunks: {}, ...styles, files: integrities(dist) };
  writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(description, null, 2)}\n`);
}
