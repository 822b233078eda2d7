import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type RemoteEntry, remoteListSchema } from './registry/releases/build-info';

/** The remotes of `remotes.json`, the only list of remotes. */
export async function loadRemotes(root: string): Promise<RemoteEntry[]> {
  return remoteListSchema.parse(JSON.parse(await readFile(join(root, 'remotes.json'), 'utf8')));
}
