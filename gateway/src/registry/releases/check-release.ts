import { type RemoteManifest, remoteManifestSchema, type Release } from '@enlace/shared-contract/platform';
import semver from 'semver';
import * as z from 'zod/mini';

import { type BuildInfo, buildInfoSchema, type RemoteEntry } from './build-info';
import { checkOwnership, checkPaths, checkSizes } from './check-pages';
import { containerName } from './container-name';
import { findMisfits, type InstalledShell } from './find-misfits';
import { isSafePath } from './safe-path';
import type { StagedBuild } from './staged-build';

export interface ReleaseSurroundings {
  readonly remotes: readonly RemoteEntry[];
  readonly shell: InstalledShell | null;
  /** The live releases of all remotes. */
  readonly live: readonly Release[];
  /** All published releases. */
  readonly published: readonly Release[];
}

export type CheckedBuild =
  | { readonly build: BuildInfo; readonly remote: RemoteManifest; readonly problems: readonly [] }
  | { readonly build: null; readonly remote: null; readonly problems: readonly string[] };

const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
});

/** Checks a build before any browser can load it; names every problem. */
export function checkBuild(stagedBuild: StagedBuild, around: ReleaseSurroundings): CheckedBuild {
  const build = buildInfoSchema.safeParse(stagedBuild.build);
  const remote = remoteManifestSchema.safeParse(stagedBuild.remote);
  const malformedPaths = [
    ...(build.success ? [] : build.error.issues.map((i) => `build.json: ${i.path.join('.')}: ${i.message}`)),
    ...(remote.success ? [] : remote.error.issues.map((i) => `remote.json: ${i.path.join('.')}: ${i.message}`)),
  ];
  if (!build.success || !remote.success) return { build: null, remote: null, problems: malformedPaths };
  const oversizes = checkSizes(remote.data);
  if (oversizes.length > 0) return { build: null, remote: null, problems: oversizes };
  const problems = [
    ...checkIdentity(build.data, remote.data, around),
    ...findMisfits({ ...build.data, requires: remote.data.requires }, around.shell),
    ...checkFiles(build.data, stagedBuild),
    ...checkManifest(build.data, stagedBuild.manifest),
    ...checkOwnership(remote.data),
    ...checkPaths(remote.data.id, remote.data.pages, around.live),
  ];
  if (problems.length > 0) return { build: null, remote: null, problems };
  return { build: build.data, remote: remote.data, problems: [] };
}

function checkIdentity(build: BuildInfo, remote: RemoteManifest, around: ReleaseSurroundings): string[] {
  const listedRemote = around.remotes.find((entry) => entry.id === build.id);
  const container = containerName(build.id, build.version);
  const namesake = around.published.find(
    (release) =>
      release.remote.container === container && (release.id !== build.id || release.version !== build.version),
  );
  return [
    ...(listedRemote === undefined ? [`"${build.id}" is not listed in remotes.json`] : []),
    ...(build.container === container
      ? []
      : [`container is "${build.container}", ${build.id} ${build.version} is called "${container}"`]),
    ...(namesake === undefined ? [] : [`container "${container}" is that of ${namesake.id} ${namesake.version}`]),
    ...(isVersion(build.version) ? [] : [`version "${build.version}" is no semantic version like 1.4.0`]),
    ...(['id', 'version', 'container', 'contract'] as const)
      .filter((key) => build[key] !== remote[key])
      .map((key) => `${key} is "${build[key]}" in build.json and "${remote[key]}" in remote.json`),
  ];
}

/** semver also reads `v1.0.0` and spaces; the version is a folder name. */
function isVersion(version: string): boolean {
  return semver.valid(version) !== null && /^\d[\w.+-]*$/.test(version);
}

function checkFiles(build: BuildInfo, { received: receivedFiles }: StagedBuild): string[] {
  const { entry, manifest, preload, screens, server } = build;
  const namedFiles = [
    entry,
    manifest,
    ...preload,
    ...Object.values(screens).flat(),
    ...(server === undefined ? [] : [server]),
  ];
  return [
    ...Object.keys(build.files)
      .filter((path) => !isSafePath(path))
      .map((path) => `path "${path}" is not allowed`),
    ...Object.keys(build.files)
      .filter((path) => !receivedFiles.has(path))
      .map((path) => `${path} is in build.json but was not sent`),
    ...[...receivedFiles.keys()]
      .filter((path) => !Object.hasOwn(build.files, path))
      .map((path) => `${path} was sent but is not in build.json`),
    ...Object.entries(build.files)
      .filter(([path, integrity]) => receivedFiles.has(path) && receivedFiles.get(path) !== integrity)
      .map(([path]) => `${path} is not the file that build.json describes (sha384 differs)`),
    ...[...new Set(namedFiles)]
      .filter((path) => !Object.hasOwn(build.files, path))
      .map((path) => `${path} is needed but is not among the files`),
  ];
}

function checkManifest(build: BuildInfo, sentManifest: unknown): string[] {
  const manifest = manifestSchema.safeParse(sentManifest);
  if (!manifest.success) return [`${build.manifest} is no federation manifest`];
  return [
    ...(manifest.data.name === build.container
      ? []
      : [`${build.manifest} names container "${manifest.data.name}", build.json "${build.container}"`]),
    ...(manifest.data.metaData.remoteEntry.name === build.entry
      ? []
      : [`${build.manifest} names another entry than build.json`]),
  ];
}
