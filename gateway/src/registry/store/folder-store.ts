import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '@enlace/shared-contract/errors';
import { type PointerChange, type Pointers, type Release, releaseSchema } from '@enlace/shared-contract/platform';

import { type AssetFolder, openAssetFolder } from '../../assets/asset-folder';
import { hasCode, isMissing, readJsonFile } from './json-file';
import { PointerFile } from './pointer-file';
import type { PointerMove, RegistryStore } from './registry-store';

const safeId = /^[a-z][a-z0-9-]{0,60}$/;
const abandonedAfterMs = 3_600_000;
const safeVersion = /^\d[\w.+-]{0,99}$/;

/** The registry in a folder: `releases/<id>/<version>/`, `pointers.json`, `audit.jsonl`. */
export class FolderStore implements RegistryStore {
  readonly #pointers: PointerFile;
  readonly #releases = new Map<string, Promise<Release | null>>();
  readonly #files = new Map<string, Promise<AssetFolder>>();

  private constructor(private readonly folder: string) {
    this.#pointers = new PointerFile(folder);
  }

  static async open(folder: string): Promise<FolderStore> {
    await mkdir(join(folder, 'releases'), { recursive: true });
    await mkdir(join(folder, 'staging'), { recursive: true });
    await clearOldStaging(join(folder, 'staging'));
    return new FolderStore(folder);
  }

  pointers(): Promise<Pointers> {
    return this.#pointers.read();
  }

  move(move: PointerMove): Promise<PointerChange> {
    return this.#pointers.move(move);
  }

  audit(id?: string): Promise<PointerChange[]> {
    return this.#pointers.audit(id);
  }

  async release(id: string, version: string): Promise<Release | null> {
    const folder = this.#folderOf(id, version);
    if (folder === null) return null;
    const knownReleases =
      this.#releases.get(folder) ?? readJsonFile(join(folder, 'release.json'), (v) => releaseSchema.parse(v));
    this.#releases.set(folder, knownReleases);
    const release = await knownReleases.catch((error: unknown) => {
      this.#releases.delete(folder);
      throw error;
    });
    if (release === null) this.#releases.delete(folder);
    return release;
  }

  async releases(id?: string): Promise<Release[]> {
    const ids = id === undefined ? await namesIn(join(this.folder, 'releases')) : [id];
    const foundReleases = await Promise.all(
      ids.filter((name) => safeId.test(name)).map((name) => this.#releasesOf(name)),
    );
    return foundReleases.flat().sort((a, b) => b.at.localeCompare(a.at));
  }

  async stage(): Promise<string> {
    const stagingFolder = join(this.folder, 'staging', randomUUID());
    await mkdir(join(stagingFolder, 'files'), { recursive: true });
    return stagingFolder;
  }

  discard(stagingFolder: string): Promise<void> {
    return rm(stagingFolder, { recursive: true, force: true });
  }

  async add(release: Release, stagingFolder: string): Promise<void> {
    const folder = this.#folderOf(release.id, release.version);
    if (folder === null) throw new AppError('BAD_REQUEST', { message: 'id or version is not a folder name' });
    await writeFile(join(stagingFolder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    await mkdir(join(this.folder, 'releases', release.id), { recursive: true });
    try {
      await rename(stagingFolder, folder);
    } catch (cause) {
      if (!hasCode(cause, 'ENOTEMPTY') && !hasCode(cause, 'EEXIST')) throw cause;
      throw new AppError('VERSION_EXISTS', {
        userMessage: `${release.id} ${release.version} is published already; a release never changes. Build a new version.`,
        cause,
      });
    }
  }

  async remove(id: string, version: string): Promise<void> {
    const folder = this.#folderOf(id, version);
    if (folder === null) return;
    this.#releases.delete(folder);
    this.#files.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }

  async files(id: string, version: string): Promise<AssetFolder | null> {
    const folder = this.#folderOf(id, version);
    if (folder === null || (await this.release(id, version)) === null) return null;
    const knownFolder = this.#files.get(folder) ?? openAssetFolder(folder);
    this.#files.set(folder, knownFolder);
    return knownFolder.catch((error: unknown) => {
      this.#files.delete(folder);
      throw error;
    });
  }

  async check(): Promise<void> {
    await access(join(this.folder, 'releases'), constants.R_OK | constants.X_OK);
    await this.#pointers.read();
  }

  #folderOf(id: string, version: string): string | null {
    return safeId.test(id) && safeVersion.test(version) ? join(this.folder, 'releases', id, version) : null;
  }

  async #releasesOf(id: string): Promise<Release[]> {
    const versions = await namesIn(join(this.folder, 'releases', id));
    const foundReleases = await Promise.all(versions.map((version) => this.release(id, version)));
    return foundReleases.filter((release) => release !== null);
  }
}

/**
 * An upload of a dead process is useless. Another process can be receiving one now, so only old folders are removed.
 */
async function clearOldStaging(staging: string): Promise<void> {
  for (const name of await namesIn(staging)) {
    const stats = await stat(join(staging, name)).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs < abandonedAfterMs) continue;
    await rm(join(staging, name), { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
