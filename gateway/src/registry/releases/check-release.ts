import {
  findPage,
  type Page,
  type RemoteManifest,
  remoteManifestSchema,
  type Release,
  shellPages,
} from '@enlace/shared-contract';
import semver from 'semver';
import * as z from 'zod/mini';

import { type BuildInfo, buildInfoSchema, type RemoteEntry } from './build-info';
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

/** First path segments that belong to the gateway. */
const reservedSegments = new Set(
  'api back registry assets static remotes dev healthz readyz metrics csp-report'.split(' '),
);

/** Checks a build before any browser can load it; names every problem. */
export function checkBuild(stagedBuild: StagedBuild, around: ReleaseSurroundings): CheckedBuild {
  const build = buildInfoSchema.safeParse(stagedBuild.build);
  const remote = remoteManifestSchema.safeParse(stagedBuild.remote);
  const malformedPaths = [
    ...(build.success ? [] : build.error.issues.map((i) => `build.json: ${i.path.join('.')}: ${i.message}`)),
    ...(remote.success ? [] : remote.error.issues.map((i) => `remote.json: ${i.path.join('.')}: ${i.message}`)),
  ];
  if (!build.success || !remote.success) return { build: null, remote: null, problems: malformedPaths };
  const problems = [
    ...checkIdentity(build.data, remote.data, around),
    ...findMisfits({ ...build.data, requires: remote.data.requires }, around.shell),
    ...checkFiles(build.data, stagedBuild),
    ...checkManifest(build.data, stagedBuild.manifest),
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
    ...(semver.valid(build.version) === null ? [`version "${build.version}" is no semantic version`] : []),
    ...(['id', 'version', 'container', 'contract'] as const)
      .filter((key) => build[key] !== remote[key])
      .map((key) => `${key} is "${build[key]}" in build.json and "${remote[key]}" in remote.json`),
  ];
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

/** Conflicts of a remote's paths with those of the shell, the gateway and other live remotes. */
export function checkPaths(id: string, pages: readonly Page[], live: readonly Release[]): string[] {
  const others = live.filter((release) => release.id !== id);
  return pages.flatMap((page, index) => [
    ...(pages.slice(0, index).some((p) => p.name === page.name) ? [`page name "${page.name}" is taken twice`] : []),
    ...(pages.slice(0, index).some((p) => shape(p.path) === shape(page.path))
      ? [`path ${page.path} is taken twice`]
      : []),
    ...(reservedSegments.has(page.path.split('/')[1] ?? '') ? [`path ${page.path} belongs to the platform`] : []),
    ...(findPage(shellPages, page.path) === null ? [] : [`path ${page.path} belongs to the shell`]),
    ...others.flatMap((release) =>
      release.remote.pages
        .filter((takenPage) => shape(takenPage.path) === shape(page.path))
        .map(() => `path ${page.path} belongs to ${release.id} ${release.version}`),
    ),
  ]);
}

/** Two patterns that differ only in parameter names match the same addresses. */
function shape(path: string): string {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/');
}
