import { join } from 'node:path';

import { remoteManifestSchema } from '@enlace/shared-contract/platform';

import { loadLive } from '../answer/live-registry';
import { readJsonFile } from '../store/json-file';
import type { RegistryStore } from '../store/registry-store';
import { buildInfoSchema, type RemoteEntry } from './build-info';
import { findMisfits, type InstalledShell, needsOf, type ShellNeeds } from './find-misfits';
import { followsLocalBuilds } from './publish-local-builds';

export interface LiveReleases {
  readonly store: RegistryStore;
  readonly remotes: readonly RemoteEntry[];
  /** The project's folder. */
  readonly root: string;
  /** Whether the local builds are published next. */
  readonly publishesLocalBuilds: boolean;
}

interface NamedNeeds {
  readonly version: string;
  readonly needs: ShellNeeds;
}

/**
 * The live releases that do not fit a shell before its installation, one sentence for each reason. For a remote that
 * follows the local builds, its local build replaces its stable release.
 */
export async function findLiveMisfits(context: LiveReleases, shell: InstalledShell): Promise<string[]> {
  const { remotes } = await loadLive(context.store);
  const problems: string[] = [];
  for (const { id, pointer, stable, canary, fallback } of remotes) {
    if (!pointer.enabled) continue;
    const next = await readLocalNeeds(context, id);
    const releasedVersions = [...(next === null ? [stable] : []), canary, fallback]
      .filter((release) => release !== null)
      .map((release): NamedNeeds => ({ version: release.version, needs: needsOf(release) }));
    for (const { version, needs } of next === null ? releasedVersions : [next, ...releasedVersions]) {
      problems.push(...findMisfits(needs, shell).map((misfit) => `${id} ${version}: ${misfit}`));
    }
  }
  return problems;
}

/** The needs of a remote's local build; null without a build, or when the remote does not follow it. */
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
