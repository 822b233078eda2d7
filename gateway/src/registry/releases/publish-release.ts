import { join } from 'node:path';

import { AppError } from '@enlace/shared-contract/errors';
import type { Release } from '@enlace/shared-contract/platform';

import { encodeFolder } from '../../assets/asset-folder';
import { loadLive } from '../answer/live-registry';
import type { RegistryStore } from '../store/registry-store';
import type { ReleaseTrial } from '../trial/release-trials';
import type { RemoteEntry } from './build-info';
import { checkBuild } from './check-release';
import type { InstalledShell } from './find-misfits';
import type { StagedBuild } from './staged-build';

export interface PublishContext {
  readonly store: RegistryStore;
  readonly remotes: readonly RemoteEntry[];
  readonly shell: () => InstalledShell | null;
  /** Runs each release once before it is stored. */
  readonly trial?: ReleaseTrial | undefined;
}

export interface Publisher {
  readonly by: string;
  readonly why?: string | undefined;
}

/** Makes a release from a staged build: checked, compressed, and stored completely or not at all. */
export async function publishRelease(
  context: PublishContext,
  stagedBuild: StagedBuild,
  who: Publisher,
): Promise<Release> {
  const live = (await loadLive(context.store)).remotes.flatMap(({ stable, canary }) =>
    [stable, canary].filter((release) => release !== null),
  );
  const publishedReleases = await context.store.releases();
  const checked = checkBuild(stagedBuild, {
    remotes: context.remotes,
    shell: context.shell(),
    live,
    published: publishedReleases,
  });
  if (checked.build === null) {
    throw new AppError('VALIDATION_FAILED', {
      userMessage: `This build cannot be published: ${checked.problems.join('; ')}.`,
      details: { problems: checked.problems },
    });
  }
  const { build, remote } = checked;
  if ((await context.store.release(build.id, build.version)) !== null) {
    throw new AppError('VERSION_EXISTS', {
      userMessage: `${build.id} ${build.version} is published already; a release never changes. Build a new version.`,
    });
  }
  await context.trial?.(`${build.id} ${build.version}`, { files: join(stagedBuild.folder, 'files'), build, remote });
  await encodeFolder(stagedBuild.folder, build.files);
  const release: Release = {
    id: build.id,
    version: build.version,
    contract: build.contract,
    base: `/remotes/${build.id}/${build.version}/`,
    manifest: build.manifest,
    entry: build.entry,
    files: build.files,
    preload: build.preload,
    screens: build.screens,
    shared: build.shared,
    uses: build.uses,
    ...(build.server === undefined ? {} : { server: build.server }),
    remote,
    gitSha: build.gitSha,
    by: who.by,
    at: new Date().toISOString(),
    ...(who.why === undefined ? {} : { why: who.why }),
  };
  await context.store.add(release, stagedBuild.folder);
  return release;
}
