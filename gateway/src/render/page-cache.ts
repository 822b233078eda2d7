import { isAppError } from '@enlace/shared-contract/errors';

import { withTimeLimit } from '../ops/time-limit';
import type { CachedPage } from './cached-page';
import { ChangeLog } from './change-log';
import type { MadePage, MakePage, PageEdition, PageKey } from './made-page';
import type { PageFiles } from './page-files';
import { type DataChange, isAffected, isSign, type PageReads } from './page-reads';
import { isReadOften, CachePartition, recentMs, type CachedEntry } from './cache-partition';

interface Entry<E extends PageEdition> extends CachedEntry {
  readonly page: CachedPage;
  readonly reads: PageReads;
  readonly key: PageKey;
  readonly make: MakePage<E>;
  readonly edition: E;
  readonly at: number;
  /** Times of the last attempt to make it, and of the last one that failed. */
  triedAt: number;
  failedAt: number;
  /** Time of the first change since; null for a page that shows the current data. */
  changedAt: number | null;
  /** The page as it is shown after a change of the edition. */
  outdatedPage?: CachedPage;
}

export interface PageCacheOptions<E extends PageEdition> {
  /** Milliseconds during which a page counts as new. */
  readonly freshMs: number;
  /** Milliseconds after which a page is not shown any more during a new rendering. */
  readonly staleMs: number;
  /** Milliseconds during which a page is shown when no new one can be made. */
  readonly errorMs: number;
  /** Milliseconds that a visitor waits for a new page. */
  readonly waitMs: number;
  readonly most: number;
  /** Maximum number of pages of which visitors can request any number. */
  readonly mostOfMany: number;
  /** The same for missing pages (404, 410). */
  readonly mostMissing: number;
  /**
   * Milliseconds during which a missing page is cached. The page can be published at any time, and no change announces it.
   */
  readonly missingMs: number;
  /** Pages on the disk; null without a folder. */
  readonly files: PageFiles | null;
  /** The same for pages of which visitors can request any number. */
  readonly filesOfMany: PageFiles | null;
  /** Changes a page of an earlier edition before it is shown. */
  readonly outdate: (page: CachedPage, edition: E) => CachedPage;
  readonly clock?: () => number;
}

/** Shortest time between two renderings of a page that changes again and again, or that cannot be made. */
const remakeMs = 1_000;

/**
 * Cached pages of visitors. An older page is shown at once and rendered again in the background, also after a change
 * of its data, of a release or of the menu. Simultaneous requests for one page share one rendering.
 */
export class PageCache<E extends PageEdition = PageEdition> {
  readonly #pages: CachePartition<Entry<E>>;
  readonly #manyPages: CachePartition<Entry<E>>;
  readonly #missing: CachePartition<Entry<E>>;
  readonly #making = new Map<string, Promise<MadePage | null>>();
  readonly #remakes = new Set<string>();
  /** The current edition of each group. */
  readonly #editions = new Map<string, E>();
  #timer: NodeJS.Timeout | null = null;
  readonly #changes = new ChangeLog();
  #isRemaking = false;
  #isClosed = false;

  constructor(private readonly options: PageCacheOptions<E>) {
    const now = (): number => this.#now();
    this.#pages = new CachePartition(options.most, now);
    this.#manyPages = new CachePartition(options.mostOfMany, now);
    this.#missing = new CachePartition(options.mostMissing, now);
  }

  /** The page of a key; null when it cannot be made and no earlier one is kept. A late page is kept nevertheless. */
  async get(key: PageKey, edition: E, make: MakePage<E>): Promise<CachedPage | null> {
    this.#follow(edition);
    const missingPage = this.#missing.get(key.id);
    if (missingPage !== undefined && this.#now() - missingPage.at <= this.options.missingMs) return missingPage.page;
    const entry = this.#pages.read(key.id) ?? this.#manyPages.read(key.id);
    if (entry !== undefined) {
      if (entry.edition.name !== edition.name) this.#noteEdition(entry);
      if (entry.changedAt === null && this.#now() - entry.at <= this.options.freshMs) return entry.page;
      if (this.#now() - (entry.changedAt ?? entry.at) <= this.options.staleMs) {
        if (this.#now() - entry.triedAt >= remakeMs) void this.#make(key, edition, make);
        return this.#pageOf(entry, edition);
      }
    }
    const hasFailed = entry !== undefined && this.#now() - entry.failedAt < remakeMs;
    const madePage = hasFailed ? null : await this.#makeInTime(key, edition, make);
    return madePage?.page ?? this.#lastGood(key, edition);
  }

  /** Called after a change of data; null for unknown changes. Pages that show the data are made again. */
  purge(change: DataChange | null): void {
    if (isSign(change)) return;
    this.#changes.add(change);
    this.#missing.clear();
    for (const [id, entry] of this.#entries()) {
      if (!isAffected(entry.reads, change)) continue;
      const isRemade = this.#isRemade(entry);
      entry.changedAt ??= isRemade ? this.#now() : Number.NEGATIVE_INFINITY;
      if (isRemade) this.#remakes.add(id);
    }
    this.#planRemakes();
  }

  close(): void {
    this.#isClosed = true;
    this.#remakes.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Pages of an earlier edition are shown until they are made again. */
  #follow(edition: E): void {
    const lastEdition = this.#editions.get(edition.group);
    if (lastEdition?.name === edition.name) return;
    this.#editions.set(edition.group, edition);
    if (lastEdition === undefined) return;
    for (const [id, entry] of this.#entries()) {
      if (entry.edition.group !== edition.group || entry.edition.name === edition.name) continue;
      this.#noteEdition(entry);
      if (this.#isRemade(entry)) this.#remakes.add(id);
    }
    this.#planRemakes();
  }

  /** Notes a change of the edition. It makes no page new that was too old before. */
  #noteEdition(entry: Entry<E>): void {
    const isOld = this.#now() - entry.at > this.options.staleMs;
    entry.changedAt ??= isOld ? Number.NEGATIVE_INFINITY : this.#now();
  }

  /** Whether a changed page is made again without a request. */
  #isRemade(entry: Entry<E>): boolean {
    const now = this.#now();
    return entry.key.isOfMany ? isReadOften(entry, now) : now - entry.readAt <= recentMs;
  }

  /** Null for a late page, which is kept nevertheless. */
  #makeInTime(key: PageKey, edition: E, make: MakePage<E>): Promise<MadePage | null> {
    return withTimeLimit(this.#make(key, edition, make), this.options.waitMs, 'late').catch(() => null);
  }

  #make(key: PageKey, edition: E, make: MakePage<E>): Promise<MadePage | null> {
    const pendingPage = this.#making.get(key.id);
    if (pendingPage !== undefined) return pendingPage;
    const at = this.#changes.count;
    const entry = this.#find(key.id);
    const triedAt = entry?.triedAt ?? 0;
    if (entry !== undefined) entry.triedAt = this.#now();
    let isRefused = false;
    const making = make(edition)
      .catch((error: unknown) => {
        // The refusal of one address is no failure of the page: other addresses can have it made.
        isRefused = isAppError(error) && error.code === 'RATE_LIMITED';
        return null;
      })
      .then((madePage) => {
        if (isRefused) {
          if (entry !== undefined) entry.triedAt = triedAt;
        } else if (madePage === null) this.#noteFailure(key);
        else if (madePage.page.isKept) this.#keep(key, edition, madePage, make, at);
        else this.#forget(key);
        return madePage;
      })
      .finally(() => this.#making.delete(key.id));
    this.#making.set(key.id, making);
    return making;
  }

  #keep(key: PageKey, edition: E, { page, reads }: MadePage, make: MakePage<E>, startedAt: number): void {
    const now = this.#now();
    const isMissing = page.status === 404 || page.status === 410;
    const hasNewData = this.#changes.since(startedAt).some((change) => isAffected(reads, change));
    const hasChanged = hasNewData || this.#editions.get(edition.group)?.name !== edition.name;
    const lastEntry = this.#find(key.id);
    const entry: Entry<E> = {
      page,
      reads,
      key,
      make,
      edition,
      at: now,
      triedAt: now,
      failedAt: Number.NEGATIVE_INFINITY,
      changedAt: hasChanged ? now : null,
      readAt: lastEntry?.readAt ?? now,
      readCount: lastEntry?.readCount ?? 1,
    };
    if (isMissing) {
      this.#forget(key);
      if (!hasChanged) this.#missing.set(key.id, entry);
    } else {
      this.#missing.delete(key.id);
      (key.isOfMany ? this.#manyPages : this.#pages).set(key.id, entry);
      this.#filesOf(key)?.save(key.id, page);
      if (hasChanged) this.#remakes.add(key.id);
    }
    this.#planRemakes();
  }

  #noteFailure(key: PageKey): void {
    const entry = this.#find(key.id);
    if (entry !== undefined) entry.failedAt = this.#now();
  }

  /** Removes a page that is not shown any more, because it is missing, switched off or not public. */
  #forget(key: PageKey): void {
    for (const partition of [this.#pages, this.#manyPages, this.#missing]) partition.delete(key.id);
    this.#filesOf(key)?.remove(key.id);
  }

  /** Makes changed pages again in the background, each at most once in a second. */
  #planRemakes(): void {
    if (this.#isClosed || this.#isRemaking || this.#timer !== null || this.#remakes.size === 0) return;
    const next = Math.min(...[...this.#remakes].map((id) => this.#dueAt(id)));
    this.#timer = setTimeout(() => void this.#remake(), Math.max(0, next - this.#now())).unref();
  }

  /** One page at a time: visitors' requests come first. */
  async #remake(): Promise<void> {
    this.#timer = null;
    this.#isRemaking = true;
    for (let id = this.#nextDue(); id !== undefined; id = this.#nextDue()) {
      this.#remakes.delete(id);
      const entry = this.#find(id);
      if (entry === undefined || entry.changedAt === null) continue;
      const { key, make, edition } = entry;
      await this.#make(key, this.#editions.get(edition.group) ?? edition, make);
    }
    this.#isRemaking = false;
    this.#planRemakes();
  }

  /** The page that visitors read most. */
  #nextDue(): string | undefined {
    const dueIds = [...this.#remakes].filter((id) => this.#dueAt(id) <= this.#now());
    const readCount = (id: string): number => this.#find(id)?.readCount ?? 0;
    return dueIds.reduce<string | undefined>(
      (best, id) => (best === undefined || readCount(id) > readCount(best) ? id : best),
      undefined,
    );
  }

  #dueAt(id: string): number {
    return (this.#find(id)?.triedAt ?? 0) + remakeMs;
  }

  async #lastGood(key: PageKey, edition: E): Promise<CachedPage | null> {
    const entry = this.#find(key.id);
    if (entry !== undefined && this.#now() - entry.at <= this.options.errorMs) return this.#pageOf(entry, edition);
    return (await this.#filesOf(key)?.load(key.id)) ?? null;
  }

  #pageOf(entry: Entry<E>, edition: E): CachedPage {
    if (entry.edition.name === edition.name) return entry.page;
    entry.outdatedPage ??= this.options.outdate(entry.page, entry.edition);
    return entry.outdatedPage;
  }

  #filesOf(key: PageKey): PageFiles | null {
    return key.isOfMany ? this.options.filesOfMany : this.options.files;
  }

  #find(id: string): Entry<E> | undefined {
    return this.#pages.get(id) ?? this.#manyPages.get(id);
  }

  #entries(): readonly (readonly [string, Entry<E>])[] {
    return [...this.#pages.entries(), ...this.#manyPages.entries()];
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}
