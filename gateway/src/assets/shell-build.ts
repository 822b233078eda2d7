import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { isSafePath } from '../registry/releases/safe-path';
import { type Asset, type AssetFolder, encodeFolder, openAssetFolder } from './asset-folder';

/** `shell.json`, written by the shell's build. */
export const shellDescriptionSchema = z.object({
  version: z.string().check(z.regex(/^[\w.+-]{1,100}$/)),
  /** Initial files in order, relative to the build's folder. */
  entry: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.string()),
  /** The build's half that renders pages on the server. */
  server: z.optional(z.string()),
  /** Typefaces every page is set in. */
  fonts: z.optional(z.array(z.string())),
  /** Style sheet that every page begins with. */
  ground: z.optional(z.string()),
  /** Remote contract that it speaks; builds that do not say speak the first. */
  contract: z._default(z.number(), 1),
  /** What it lends to remotes, by library: a release that needs another version or a missing name is refused. */
  lends: z.optional(z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) }))),
});

export type ShellDescription = z.infer<typeof shellDescriptionSchema>;

/** An installed build of the shell. */
export interface ShellBuild {
  readonly description: ShellDescription;
  readonly assets: AssetFolder;
}

const kept = 5;

/** A build that would break what is live. The build before it stays. */
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

/** The reasons why a build must not take the place of the current one; none when it may. */
export type ShellCheck = (candidate: ShellDescription) => Promise<readonly string[]>;

/** The builds of the shell: the newest makes the HTML, older ones still answer for the files open tabs ask for. */
export class ShellBuilds {
  #builds: readonly ShellBuild[] = [];

  private constructor(private readonly folder: string) {}

  /** Opens what is installed below a folder; nothing there is no error. */
  static async open(folder: string): Promise<ShellBuilds> {
    const builds = new ShellBuilds(folder);
    await mkdir(folder, { recursive: true });
    await builds.#load();
    return builds;
  }

  get current(): ShellBuild | null {
    return this.#builds[0] ?? null;
  }

  /** A file of any installed build, the newest first. `path` is relative to the build, e.g. `assets/main.1a2b.js`. */
  find(path: string): Asset | null {
    for (const build of this.#builds) {
      const asset = build.assets.get(path);
      if (asset !== undefined) return asset;
    }
    return null;
  }

  /**
   * Installs a build from its `dist` and makes it the current one; an installed one is only touched. Rejects with
   * ShellRefused when another build is current and the check names problems.
   */
  async install(dist: string, check: ShellCheck = async () => []): Promise<ShellBuild> {
    const description = await readDescription(join(dist, 'shell.json'));
    const name = `${description.version}-${fingerprint(description)}`;
    const target = join(this.folder, name);
    if (this.current !== null && nameOf(this.current) !== name) {
      const problems = await check(description);
      if (problems.length > 0) throw new ShellRefused(description.version, problems);
    }
    if (!this.#builds.some((build) => nameOf(build) === name)) await this.#add(dist, description, target);
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
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: await installedAt(join(this.folder, name)) })),
    );
    const ordered = dated.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
    for (const { name } of ordered.slice(kept)) await rm(join(this.folder, name), { recursive: true, force: true });
    this.#builds = await Promise.all(ordered.slice(0, kept).map(({ name }) => openBuild(join(this.folder, name))));
  }
}

async function openBuild(folder: string): Promise<ShellBuild> {
  return { description: await readDescription(join(folder, 'shell.json')), assets: await openAssetFolder(folder) };
}

async function readDescription(file: string): Promise<ShellDescription> {
  return shellDescriptionSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function installedAt(folder: string): Promise<number> {
  const found = await stat(join(folder, 'installed')).catch(() => null);
  return found?.mtimeMs ?? 0;
}

function nameOf(build: ShellBuild): string {
  return `${build.description.version}-${fingerprint(build.description)}`;
}

/** Two builds of one version that differ get folders of their own. */
function fingerprint(description: ShellDescription): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 8);
}

function ignoreTaken(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));
  if (!isTaken) throw error;
}
