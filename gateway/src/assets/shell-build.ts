import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { isSafePath } from '../registry/releases/safe-path';
import { type Asset, type AssetFolder, encodeFolder, openAssetFolder } from './asset-folder';

/** `shell.json`, written by the shell's build. */
const shellDescriptionSchema = z.object({
  version: z.string().check(z.regex(/^[\w.+-]{1,100}$/)),
  /** Initial files in load order, relative to the build's folder. */
  entry: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.string()),
  /** Server part of the build; renders pages. */
  server: z.optional(z.string()),
  /** Files of the typefaces of every page. */
  fonts: z.optional(z.array(z.string())),
  /** First style sheet of every page. */
  ground: z.optional(z.string()),
  /** Style sheet that declares the typefaces. In builds without it, the ground declares them. */
  typefaces: z.optional(z.string()),
  /** Version of the remote contract. Builds without it use version 1. */
  contract: z._default(z.number(), 1),
  /** Lent libraries with version and names. A release that needs another version or a missing name is refused. */
  lends: z.optional(z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) }))),
});

export type ShellDescription = z.infer<typeof shellDescriptionSchema>;

/** An installed build of the shell. */
export interface ShellBuild {
  /** Version and fingerprint; different for two builds of one version. */
  readonly name: string;
  readonly description: ShellDescription;
  readonly assets: AssetFolder;
}

/** Days for which a replaced build still serves the files of open tabs. */
const keptDays = 14;
/** Limit for the disk: a development gateway installs a build with each change. */
const mostBuilds = 100;

/** Refusal of a build that would break a live release. The previous build stays installed. */
export class ShellRefused extends Error {
  constructor(
    readonly version: string,
    readonly problems: readonly string[],
  ) {
    super(
      `The shell ${version} is not installed and the one before it stays, because live releases do not fit it: ` +
        `${problems.join('; ')}. Promote releases that fit both, or switch these remotes off, and start again.`,
    );
    this.name = 'ShellRefused';
  }
}

/** The reasons against the replacement of the current build; none when it can be replaced. */
export type ShellCheck = (candidate: ShellDescription) => Promise<readonly string[]>;

/**
 * The builds of the shell. The newest one renders the HTML; older ones still serve the files that open tabs request.
 */
export class ShellBuilds {
  #builds: readonly ShellBuild[] = [];

  private constructor(private readonly folder: string) {}

  /** Opens the installed builds below a folder; an empty folder is no error. */
  static async open(folder: string): Promise<ShellBuilds> {
    const builds = new ShellBuilds(folder);
    await mkdir(folder, { recursive: true });
    await builds.#load();
    return builds;
  }

  get current(): ShellBuild | null {
    return this.#builds[0] ?? null;
  }

  /**
   * A file of any installed build, newest build first. `path` is relative to the build, for example
   * `assets/main.1a2b.js`.
   */
  find(path: string): Asset | null {
    for (const build of this.#builds) {
      const asset = build.assets.get(path);
      if (asset !== undefined) return asset;
    }
    return null;
  }

  /**
   * Installs a build from its `dist` folder and makes it the current one. An installed build only gets a new date.
   * Rejects with ShellRefused when another build is current and the check reports problems.
   */
  async install(dist: string, check: ShellCheck = async () => []): Promise<ShellBuild> {
    const description = await readDescription(join(dist, 'shell.json'));
    const name = nameOf(description);
    const target = join(this.folder, name);
    if (this.current !== null && this.current.name !== name) {
      const problems = await check(description);
      if (problems.length > 0) throw new ShellRefused(description.version, problems);
    }
    if (!this.#builds.some((build) => build.name === name)) await this.#add(dist, description, target);
    await writeFile(join(target, 'installed'), new Date().toISOString());
    await this.#load();
    const [current] = this.#builds;
    if (current === undefined) throw new Error(`the shell in ${dist} could not be installed`);
    return current;
  }

  async #add(dist: string, description: ShellDescription, target: string): Promise<void> {
    const staging = join(this.folder, `.staging-${randomUUID()}`);
    try {
      for (const path of Object.keys(description.files)) {
        if (!isSafePath(path)) throw new Error(`shell.json names a path that is not allowed: ${path}`);
        await cp(join(dist, path), join(staging, 'files', path), { dereference: true });
      }
      await encodeFolder(staging, description.files);
      await writeFile(join(staging, 'shell.json'), JSON.stringify(description));
      await rename(staging, target).catch((error: unknown) => ignoreTaken(error));
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  async #load(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => !name.startsWith('.'));
    const datedBuilds = await Promise.all(
      names.map(async (name) => ({ name, at: await installedAt(join(this.folder, name)) })),
    );
    const orderedBuilds = datedBuilds.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
    const isKept = (index: number): boolean => {
      const replacedAt = orderedBuilds[index - 1]?.at ?? Date.now();
      return index < mostBuilds && Date.now() - replacedAt < keptDays * 24 * 3_600_000;
    };
    for (const [index, { name }] of orderedBuilds.entries())
      if (!isKept(index)) await rm(join(this.folder, name), { recursive: true, force: true });
    this.#builds = await Promise.all(
      orderedBuilds.filter((_build, index) => isKept(index)).map(({ name }) => openBuild(join(this.folder, name))),
    );
  }
}

async function openBuild(folder: string): Promise<ShellBuild> {
  const description = await readDescription(join(folder, 'shell.json'));
  return { name: nameOf(description), description, assets: await openAssetFolder(folder) };
}

async function readDescription(file: string): Promise<ShellDescription> {
  return shellDescriptionSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function installedAt(folder: string): Promise<number> {
  const stats = await stat(join(folder, 'installed')).catch(() => null);
  return stats?.mtimeMs ?? 0;
}

function nameOf(description: ShellDescription): string {
  return `${description.version}-${fingerprint(description)}`;
}

/** Two different builds of one version get separate folders. */
function fingerprint(description: ShellDescription): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 8);
}

function ignoreTaken(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));
  if (!isTaken) throw error;
}
