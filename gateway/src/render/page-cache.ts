import { RecentMap } from '@enlace/api/http';

import type { CachedPage } from './cached-page';
import { ChangeLog } from './change-log';
import type { PageFiles } from './page-files';
import { type DataChange, isAffected, type PageReads } from './page-reads';

/** A document that was made for the cache. */
export interface MadePage {
  readonly page: CachedPage;
  readonly reads: PageReads;
}

/** Makes a document; null when it cannot be made now. */
export type MakePage = () => Promise<MadePage | null>;

interface Entry {
  readonly page: CachedPage;
  readonly reads: PageReads;
  readonly make: MakePage;
  readonly at: number;
  readAt: number;
  /** Time of the first change since; null for a page that shows the current data. */
  changedAt: number | null;
}

export interface PageCacheOptions {
  /** Milliseconds during which a page counts as new. */
  readonly freshMs: number;
  /** Milliseconds after which a page is not shown any more during a new rendering. */
  readonly staleMs: number;
  /** Milliseconds during which a page is shown when no new one can be made. */
  readonly errorMs: number;
  /** Milliseconds that a visitor waits for a new page. */
  readonly waitMs: number;
  readonly most: number;
  /** Maximum number of addresses with a query; visitors can request any number of them. */
  readonly mostQueries: number;
  /** The same for missing pages (404, 410). */
  readonly mostMissing: number;
  /**
   * Milliseconds during which a missing page is cached. The page can be published at any time, and no change announces it.
   */
  readonly missingMs: number;
  /** Pages on the disk; null without a folder. */
  readonly files: PageFiles | null;
  readonly clock?: () => number;
}

/** A changed page is made again at once if it was read during this time. */
const recentMs = 600_000;
/** Shortest time between two renderings of a page that changes again and again. */
const remakeMs = 1_000;

/**
 * Cached pages of visitors. An older page is shown at once and rendered again in the background, also after a change
 * of its data. Simultaneous requests for one page share one rendering.
 */
export class PageCache {
  readonly #pages: RecentMap<string, Entry>;
  readonly #queries: RecentMap<string, Entry>;
  readonly #missing: RecentMap<string, Entry>;
  readonly #making = new Map<string, Promise<MadePage | null>>();
  readonly #remakes = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  readonly #changes = new ChangeLog();
  #isRemaking = false;

  constructor(private readonly options: PageCacheOptions) {
    this.#pages = new RecentMap(options.most);
    this.#queries = new RecentMap(options.mostQueries);
    this.#missing = new RecentMap(options.mostMissing);
  }

  /** The page of a key; null when it cannot be made and no earlier one is kept. A late page is kept nevertheless. */
  async get(key: string, make: MakePage): Promise<CachedPage | null> {
    const missingPage = this.#missing.get(key);
    if (missingPage !== undefined && this.#now() - missingPage.at <= this.options.missingMs) return missingPage.page;
    const entry = this.#find(key);
    if (entry !== undefined) {
      entry.readAt = this.#now();
      if (entry.changedAt === null && this.#now() - entry.at <= this.options.freshMs) return entry.page;
      if (this.#now() - (entry.changedAt ?? entry.at) <= this.options.staleMs) {
        void this.#make(key, make);
        return entry.page;
      }
    }
    const madePage = await withinTime(this.#make(key, make), this.options.waitMs);
    return madePage?.page ?? this.#lastGood(key);
  }

  /** Called after a change of data; null for unknown changes. Pages that show the data are made again. */
  purge(change: DataChange | null): void {
    this.#changes.add(change);
    this.#missing.clear();
    for (const shelf of [this.#pages, this.#queries]) {
      for (const [key, entry] of shelf.entries()) {
        if (!isAffected(entry.reads, change)) continue;
        const isRecent = this.#now() - entry.readAt <= recentMs;
        entry.changedAt ??= isRecent ? this.#now() : Number.NEGATIVE_INFINITY;
        if (isRecent) this.#remakes.add(key);
      }
    }
    this.#planRemakes();
  }

  close(): void {
    this.#remakes.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #make(key: string, make: MakePage): Promise<MadePage | null> {
    const pendingPage = this.#making.get(key);
    if (pendingPage !== undefined) return pendingPage;
    const at = this.#changes.count;
    const making = make()
      .catch(() => null)
      .then((madePage) => {
        if (madePage?.page.isKept === true) this.#keep(key, madePage, make, at);
        return madePage;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, { page, reads }: MadePage, make: MakePage, startedAt: number): void {
    const now = this.#now();
    const isMissing = page.status === 404 || page.status === 410;
    const hasChanged = this.#changes.since(startedAt).some((change) => isAffected(reads, change));
    if (isMissing && hasChanged) return;
    const readAt = this.#find(key)?.readAt ?? now;
    for (const shelf of [this.#pages, this.#queries, this.#missing]) shelf.delete(key);
    const entry: Entry = { page, reads, make, at: now, readAt, changedAt: hasChanged ? now : null };
    if (isMissing) this.#missing.set(key, entry);
    else this.#shelfOf(key).set(key, entry);
    if (isMissing) this.options.files?.remove(key);
    else this.options.files?.save(key, page);
    if (hasChanged) this.#remakes.add(key);
    this.#planRemakes();
  }

  /** Makes changed pages again in the background, each at most once in a second. */
  #planRemakes(): void {
    if (this.#isRemaking || this.#timer !== null || this.#remakes.size === 0) return;
    const next = Math.min(...[...this.#remakes].map((key) => this.#dueAt(key)));
    this.#timer = setTimeout(() => void this.#remake(), Math.max(0, next - this.#now())).unref();
  }

  /** One page at a time: visitors' requests come first. */
  async #remake(): Promise<void> {
    this.#timer = null;
    this.#isRemaking = true;
    for (let key = this.#nextDue(); key !== undefined; key = this.#nextDue()) {
      this.#remakes.delete(key);
      const entry = this.#find(key);
      if (entry !== undefined && entry.changedAt !== null) await this.#make(key, entry.make);
    }
    this.#isRemaking = false;
    this.#planRemakes();
  }

  #nextDue(): string | undefined {
    return [...this.#remakes].find((key) => this.#dueAt(key) <= this.#now());
  }

  #dueAt(key: string): number {
    return (this.#find(key)?.at ?? 0) + remakeMs;
  }

  async #lastGood(key: string): Promise<CachedPage | null> {
    const entry = this.#find(key);
    if (entry !== undefined && this.#now() - entry.at <= this.options.errorMs) return entry.page;
    return (await this.options.files?.load(key)) ?? null;
  }

  #find(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#queries.get(key);
  }

  #shelfOf(key: string): RecentMap<string, Entry> {
    return key.includes('?') ? this.#queries : this.#pages;
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}

/** The outcome of work within a time; null afterwards. The work continues. */
function withinTime<T>(work: Promise<T | null>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
