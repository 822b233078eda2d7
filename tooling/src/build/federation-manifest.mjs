import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { readJson } from '../lib/workspace.mjs';

export const manifestFile = 'mf-manifest.json';

/**
 * The entry of a remote, and the files of its exposed module that a page loads before any screen, from the plugin's
 * manifest. Removes the plugin's report beside it, because it lists source files.
 */
export function readFederationManifest(dist) {
  rmSync(join(dist, 'mf-stats.json'));
  const { metaData, exposes } = readJson(join(dist, manifestFile));
  const preload = exposes.flatMap(({ assets }) => assets.js.sync);
  return { container: metaData.globalName, entry: metaData.remoteEntry.name, preload };
}
