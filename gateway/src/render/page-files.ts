import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CachedPage } from './cached-page';
import { PageState } from './page-state';

export interface PageFilesOptions {
  readonly most: number;
  readonly mostBytes: number;
  /** Age in milliseconds after which a page is removed. */
  readonly errorMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Shortest time between two writes of one page. */
const rewriteMs = 30_000;
const suffix = '.page';
/** File of a write in progress, also that of another process with the same folder. */
const stagingSuffix = '.tmp';
const stagingMs = 60_000;

interface StoredPage {
  readonly bytes: number;
  readonly at: number;
}

/**
 * The last good pages of visitors on the disk, for the time after a restart. They contain only what every visitor
 * gets.
 */
export class PageFiles {
  readonly #stored = new Map<string, StoredPage>();
  #bytes = 0;
  #work: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly options: PageFilesOptions,
  ) {}

  /** Opens the folder; null when it cannot be used. */
  static async open(folder: string, options: PageFilesOptions): Promise<PageFiles | null> {
    const files = new PageFiles(folder, options);
    try {
      await mkdir(folder, { recursive: true });
      await files.#readFolder();
      return files;
    } catch (error) {
      options.onFailure(error);
      return null;
    }
  }

  /** Stores a page in the background. */
  save(key: string, page: CachedPage): void {
    const name = nameOf(key);
    const storedAt = this.#stored.get(name)?.at ?? 0;
    if (Date.now() - storedAt < rewriteMs) return;
    this.#enqueue(async () => {
      const content = serialise(key, page);
      const staging = join(this.folder, `${name}.${randomUUID()}${stagingSuffix}`);
      await writeFile(staging, content);
      await rename(staging, join(this.folder, name));
      this.#note(name, { bytes: content.length, at: Date.now() });
      await this.#evict();
    });
  }

  remove(key: string): void {
    const name = nameOf(key);
    // The page can be in a write that is still waiting.
    this.#enqueue(async () => {
      if (this.#stored.has(name)) await this.#remove(name);
    });
  }

  async load(key: string): Promise<CachedPage | null> {
    const storedPage = this.#stored.get(nameOf(key));
    if (storedPage === undefined || Date.now() - storedPage.at > this.options.errorMs) return null;
    const content = await readFile(join(this.folder, nameOf(key))).catch(() => null);
    return content === null ? null : deserialise(key, content);
  }

  /** Waits for the writes in progress. */
  close(): Promise<void> {
    return this.#work;
  }

  async #readFolder(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name);
      const stats = await stat(file).catch(() => null);
      // The pages of addresses with a query have a folder of their own in this one.
      if (stats?.isDirectory() === true) continue;
      const ageMs = stats === null ? Number.POSITIVE_INFINITY : Date.now() - stats.mtimeMs;
      if (name.endsWith(stagingSuffix) && ageMs <= stagingMs) continue;
      if (stats === null || ageMs > this.options.errorMs || !name.endsWith(suffix))
        await rm(file, { force: true, recursive: true });
      else this.#note(name, { bytes: stats.size, at: stats.mtimeMs });
    }
    await this.#evict();
  }

  #note(name: string, page: StoredPage): void {
    this.#bytes += page.bytes - (this.#stored.get(name)?.bytes ?? 0);
    this.#stored.delete(name);
    this.#stored.set(name, page);
  }

  async #evict(): Promise<void> {
    const oldestFirst = [...this.#stored].sort(([, a], [, b]) => a.at - b.at);
    for (const [name, { at }] of oldestFirst) {
      const isFull = this.#stored.size > this.options.most || this.#bytes > this.options.mostBytes;
      if (!isFull && Date.now() - at <= this.options.errorMs) return;
      await this.#remove(name);
    }
  }

  async #remove(name: string): Promise<void> {
    this.#bytes -= this.#stored.get(name)?.bytes ?? 0;
    this.#stored.delete(name);
    await rm(join(this.folder, name), { force: true });
  }

  #enqueue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => this.options.onFailure(error));
  }
}

function nameOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}${suffix}`;
}

/** One line with the key and the lengths, then the parts and the state. */
function serialise(key: string, { status, parts, state }: CachedPage): Buffer {
  const stateBytes = state?.content.length ?? 0;
  const head = JSON.stringify({ key, status, lengths: parts.map((part) => part.length), stateBytes });
  return Buffer.concat([Buffer.from(`${head}\n`), ...parts, ...(state === null ? [] : [state.content])]);
}

function deserialise(key: string, content: Buffer): CachedPage | null {
  const end = content.indexOf('\n');
  const head: unknown = parseJson(content.subarray(0, Math.max(end, 0)).toString());
  if (!isHead(head) || head.key !== key) return null;
  const parts: Buffer[] = [];
  let at = end + 1;
  for (const length of head.lengths) {
    parts.push(content.subarray(at, at + length));
    at += length;
  }
  if (at + head.stateBytes !== content.length) return null;
  const state = head.stateBytes === 0 ? null : new PageState(content.subarray(at));
  return new CachedPage(head.status, parts, true, state);
}

interface Head {
  readonly key: string;
  readonly status: number;
  readonly lengths: readonly number[];
  readonly stateBytes: number;
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  if (!('key' in value) || !('status' in value) || !('lengths' in value) || !('stateBytes' in value)) return false;
  const hasNumbers = typeof value.status === 'number' && typeof value.stateBytes === 'number';
  return hasNumbers && typeof value.key === 'string' && Array.isArray(value.lengths);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
