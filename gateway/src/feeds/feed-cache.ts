import { RecentMap } from '@enlace/api/http';
import { isAppError } from '@enlace/shared-contract/errors';

import { ChangeLog } from '../render/change-log';
import type { MissBudget } from '../render/miss-budget';
import { type DataChange, isAffected, type PageReads } from '../render/page-reads';

/** A text for programs: a feed, a calendar or a part of the sitemap. */
export interface Feed {
  readonly text: string;
  readonly tag: string | null;
  readonly reads: PageReads;
}

interface Entry {
  readonly feed: Feed;
  readonly at: number;
  hasChanged: boolean;
}

export interface FeedCacheOptions {
  readonly budget: MissBudget;
  /** Milliseconds after which a feed is made again. */
  readonly freshMs: number;
  readonly clock?: () => number;
}

const most = 500;
/** Texts of this length together; the texts of a sitemap are long. */
const mostLetters = 48 * 1024 * 1024;
/** A feed is answered for a day when no new one can be made. */
const errorMs = 24 * 3_600_000;

/**
 * Kept feeds. Like a page, one is made again after a change of its data and after its time, once for simultaneous
 * requests, and counts for the address that requests it.
 */
export class FeedCache {
  readonly #entries = new RecentMap<string, Entry>(most);
  readonly #pendingFeeds = new Map<string, Promise<Feed>>();
  readonly #changes = new ChangeLog();

  constructor(private readonly options: FeedCacheOptions) {}

  /** The feed of a key. Rejects with the error of `make`, or with RATE_LIMITED, when no earlier one is kept. */
  async get(key: string, address: string, make: () => Promise<Feed>): Promise<Feed> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : this.#now() - entry.at;
    if (entry !== undefined && !entry.hasChanged && age <= this.options.freshMs) return entry.feed;
    try {
      return await (this.#pendingFeeds.get(key) ?? this.#make(key, address, make));
    } catch (error) {
      const isGone = isAppError(error) && error.code === 'NOT_FOUND';
      if (isGone) this.#entries.delete(key);
      if (entry === undefined || isGone || age > errorMs) throw error;
      return entry.feed;
    }
  }

  /** Called after a change of data; null for unknown changes. */
  purge(change: DataChange | null): void {
    this.#changes.add(change);
    for (const [, entry] of this.#entries.entries()) entry.hasChanged ||= isAffected(entry.feed.reads, change);
  }

  #make(key: string, address: string, make: () => Promise<Feed>): Promise<Feed> {
    const startedAt = this.#changes.count;
    const pendingFeed = this.options.budget
      .startMiss(address)
      .run(make)
      .then((feed) => {
        const hasChanged = this.#changes.since(startedAt).some((change) => isAffected(feed.reads, change));
        this.#entries.set(key, { feed, at: this.#now(), hasChanged });
        this.#removeOldest();
        return feed;
      })
      .finally(() => this.#pendingFeeds.delete(key));
    this.#pendingFeeds.set(key, pendingFeed);
    return pendingFeed;
  }

  #removeOldest(): void {
    const entries = this.#entries.entries();
    let letters = entries.reduce((sum, [, { feed }]) => sum + feed.text.length, 0);
    for (const [key, { feed }] of entries) {
      if (letters <= mostLetters) return;
      letters -= feed.text.length;
      this.#entries.delete(key);
    }
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}
