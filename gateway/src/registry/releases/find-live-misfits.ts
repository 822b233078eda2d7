import { join } from 'node:path';

import { remoteManifestSchema } from '@enlace/shared-contract';

import { loadLive } from '../answer/live-registry';
import { readJsonFile } from '../store/json-file';
import type { RegistryStore } from '../store/registry-store';
import { buildInfoSchema, type RemoteEntry } from './build-info';
import { findMisfits, type InstalledShell, needsOf, type ShellNeeds } from './find-misfits';
import { followsLocalBuilds } from './publish-local-builds';

export interface LiveReleases {
  readonly store: RegistryStore;
  readonly remotes: readonly RemoteEntry[];
  /** The folder of the project. */
  readonly root: string;
  /** Whether the local builds are published next. */
  readonly publishesLocalBuilds: boolean;
}

interface NamedNeeds {
  readonly version: string;
  readonly needs: ShellNeeds;
}

/**
 * The live releases that do not fit a shell which is about to be installed, one sentence for each reason. The local
 * build of a remote that follows the local builds counts in the place of its stable release.
 */
export async function findLiveMisfits(context: LiveReleases, shell: InstalledShell): Promise<string[]> {
  const { remotes } = await loadLive(context.store);
  const problems: string[] = [];
  for (const { id, pointer, stable, canary, fallback } of remotes) {
    if (!pointer.enabled) continue;
    const next = await readLocalNeeds(context, id);
    const released = [...(next === null ? [stable] : []), canary, fallback]
      .filter((release) => release !== null)
      .map((release): NamedNeeds => ({ version: release.version, needs: needsOf(release) }));
    for (const { version, needs } of next === null ? released : [next, ...released]) {
      problems.push(...findMisfits(needs, shell).map((misfit) => `${id} ${version}: ${misfit}`));
    }
  }
  return problems;
}

/** What the local build of a remote needs; null where there is none or the remote does not follow it. */
async function readLocalNeeds(context: LiveReleases, id: string): Promise<NamedNeeds | null> {
  const folder = context.remotes.find((remote) => remote.id === id)?.folder;
  if (!context.publishesLocalBuilds || folder === undefined) return null;
  if (!(await followsLocalBuilds(context.store, id))) return null;
  const [build, manifest] = await Promise.all(
    ['build.json', 'remote.json'].map((name) => readJsonFile(join(context.root, folder, 'dist', name), (json) => json)),
  );
  const info = buildInfoSchema.safeParse(build);
  const remote = remoteManifestSchema.safeParse(manifest);
  if (!info.success || !remote.success) return null;
  return { version: info.data.version, needs: { ...info.data, requires: remote.data.requires } };
}
