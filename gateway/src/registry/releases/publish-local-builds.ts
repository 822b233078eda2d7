import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@enlace/shared-contract/platform';
import type { FastifyBaseLogger } from 'fastify';

import { integrityOf } from '../../assets/asset-folder';
import { movePointer } from '../move-pointer';
import { isMissing } from '../store/json-file';
import type { RegistryStore } from '../store/registry-store';
import { type BuildInfo, buildInfoSchema, type RemoteEntry } from './build-info';
import { publishRelease, type PublishContext } from './publish-release';
import { removeOldReleases } from './remove-old-releases';
import { isSafePath } from './safe-path';
import type { StagedBuild } from './staged-build';

/** Publisher of builds from the project's own folders. */
export const localPublisher = 'local build';

export interface LocalBuilds extends PublishContext {
  /** The project's folder. */
  readonly root: string;
  readonly log: FastifyBaseLogger;
}

export interface LocalPublication {
  readonly id: string;
  readonly version: string | null;
  readonly outcome: 'published' | 'known' | 'not built' | 'refused';
}

/**
 * Publishes the current `dist` of every remote with the same code as `enlace publish`, and makes it live unless the
 * pointer was set by hand. A remote that cannot be published does not stop the others.
 */
export async function publishLocalBuilds(context: LocalBuilds): Promise<LocalPublication[]> {
  const publications: LocalPublication[] = [];
  for (const remote of context.remotes) {
    try {
      publications.push(await publishOne(context, remote));
    } catch (error) {
      context.log.error({ err: error, remote: remote.id }, `${remote.id} could not be published: ${reasonOf(error)}`);
      publications.push({ id: remote.id, version: null, outcome: 'refused' });
    }
  }
  return publications;
}

async function publishOne(context: LocalBuilds, remote: RemoteEntry): Promise<LocalPublication> {
  const dist = join(context.root, remote.folder, 'dist');
  const buildText = await readFile(join(dist, 'build.json'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (buildText === null) {
    context.log.warn({ remote: remote.id }, `${remote.id} is not built`);
    return { id: remote.id, version: null, outcome: 'not built' };
  }
  const build = buildInfoSchema.parse(JSON.parse(buildText));
  const publishedRelease = await context.store.release(build.id, build.version);
  if (publishedRelease !== null && !isSame(publishedRelease, build)) {
    context.log.warn(
      { remote: remote.id, version: build.version },
      `${remote.id} ${build.version} is published with other files; a release never changes, so build a new version`,
    );
  }
  if (publishedRelease === null) await publishFolder(context, dist, build);
  await makeLive(context, remote.id, build.version);
  await removeOldReleases(context.store, remote.id, localPublisher, Date.now());
  return { id: remote.id, version: build.version, outcome: publishedRelease === null ? 'published' : 'known' };
}

async function publishFolder(context: LocalBuilds, dist: string, build: BuildInfo): Promise<void> {
  const folder = await context.store.stage();
  try {
    const stagedBuild = await stageFolder(dist, build, folder);
    await publishRelease(context, stagedBuild, { by: localPublisher });
    context.log.info({ remote: build.id, version: build.version }, `published ${build.id} ${build.version}`);
  } finally {
    await context.store.discard(folder);
  }
}

async function stageFolder(dist: string, build: BuildInfo, folder: string): Promise<StagedBuild> {
  const receivedFiles = new Map<string, string>();
  for (const path of Object.keys(build.files).filter(isSafePath)) {
    await cp(join(dist, path), join(folder, 'files', path), { dereference: true });
    receivedFiles.set(path, integrityOf(await readFile(join(folder, 'files', path))));
  }
  const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(dist, path), 'utf8'));
  return {
    folder,
    received: receivedFiles,
    build,
    remote: await json('remote.json'),
    manifest: await json(build.manifest),
  };
}

/** Whether a remote follows the local builds: its pointer was never set by hand. */
export async function followsLocalBuilds(store: RegistryStore, id: string): Promise<boolean> {
  const stable = (await store.pointers()).remotes[id]?.stable;
  if (!stable) return true;
  const [last] = await store.audit(id);
  return last?.by === localPublisher;
}

/** Sets the pointer to a local build unless the pointer was set by hand. */
async function makeLive(context: LocalBuilds, id: string, version: string): Promise<void> {
  const stable = (await context.store.pointers()).remotes[id]?.stable;
  if (stable === version) return;
  if (!(await followsLocalBuilds(context.store, id))) {
    context.log.info(
      { remote: id, stable, version },
      `${id} stays at ${stable}, chosen by hand; "enlace promote ${id} ${version}" takes the local build`,
    );
    return;
  }
  await movePointer(context, id, { by: localPublisher, why: 'current local build', change: { stable: version } });
}

function isSame(release: Release, build: BuildInfo): boolean {
  const paths = Object.keys(build.files);
  return (
    paths.length === Object.keys(release.files).length &&
    paths.every((path) => release.files[path] === build.files[path])
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'userMessage' in error && typeof error.userMessage === 'string' ? error.userMessage : error.message;
}
