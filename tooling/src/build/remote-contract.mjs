import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { loadTypescript } from './load-typescript.mjs';

/** Version of the contract between shell and remotes in the sources. */
export async function loadRemoteContract() {
  const { remoteContract } = await loadTypescript(join(root, 'shared-contract/src/pages.ts'));
  return remoteContract;
}
