import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { entryOf } from '../webpack/remote.mjs';
import { loadTypescript } from './load-typescript.mjs';

/** Resources of a remote, and names of those whose stored fields it names: its own, unless the file lists them. */
async function loadResources(folder) {
  const file = join(folder, 'src/resources.ts');
  const { resources = [], fieldedResources } = existsSync(file) ? await loadTypescript(file) : {};
  return { resources, fieldedResources: fieldedResources ?? resources.map(({ contract }) => contract.name) };
}

/**
 * What `remote.json` has of a remote's sources: `pages` of its features and resources, `slices`, the paths that are
 * injected with the remote, and `fieldTexts`, the resources whose stored fields it names.
 */
export async function loadPages(folder) {
  const { default: remote } = await loadTypescript(join(folder, entryOf(folder)));
  const { listPages } = await loadTypescript(join(root, 'shared-contract/src/remote-pages.ts'));
  const { resources, fieldedResources } = await loadResources(folder);
  return {
    pages: listPages(remote, resources),
    slices: remote.features.flatMap(({ slices }) => slices.map(({ path }) => path)),
    fieldTexts: remote.fieldTexts === undefined ? undefined : fieldedResources,
  };
}
