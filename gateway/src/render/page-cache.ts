import type { Encoding } from '@enlace/api/http';
import { compressTemplate, joinParts, type PageTemplate } from './page-template';

/** A document without the parts that differ in each answer. */
export class CachedPage {
  readonly #templates = new Map<Encoding, Promise<PageTemplate | null>>();

  /** @param parts the document's parts between the places of the nonce */
  constructor(
    readonly status: number,
    private readonly parts: readonly Buffer[],
  ) {}

  /** The document of one answer. */
  plain(nonce: string): Buffer {
    return joinParts(this.parts, nonce);
  }

  /** The same, compressed once for all answers; null when it must be compressed per answer. */
  async compress(nonce: string, encoding: Encoding): Promise<Buffer | null> {
    const template = this.#templates.get(encoding) ?? compressTemplate(this.parts, nonce.length, encoding);
    this.#templates.set(encoding, template);
    return (await template)?.fill(nonce) ?? null;
  }
}

/** @param mark placeholder of the nonce in `html`; a word that cannot be guessed */
export function cutPage(status: number, html: string, mark: string): CachedPage {
  return new CachedPage(
    status,
    html.split(mark).map((part) => Buffer.from(part)),
  );
}

interface Entry {
  readonly page: CachedPage;
  readonly at: number;
}

export interface PageCacheOptions {
  /** Milliseconds during which a page counts as new. */
  readonly freshMs: number;
  /** Milliseconds after which a page is not shown, not even during a new rendering. */
  readonly staleMs: number;
  readonly most: number;
  /**
   * Maximum number of missing pages (404). Visitors can request any number of them; they must not replace real pages.
   */
  readonly mostMissing: number;
  /**
   * Milliseconds during which a missing page is cached. The page can be published at any time, without a signal here.
   */
  readonly missingMs: number;
  readonly clock?: () => number;
}

/**
 * Cached pages of visitors. An older page is shown at once and rendered again in the background; every write empties
 * the cache. Simultaneous requests for one page share one rendering.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #missing = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedPage | null>>();
  #generation = 0;

  constructor(private readonly options: PageCacheOptions) {}

  /** @param make returns null for a page that must not be cached */
  async get(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const missingPage = this.#missing.get(key);
    if (missingPage !== undefined && this.#now() - missingPage.at <= this.options.missingMs) return missingPage.page;
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : this.#now() - entry.at;
    if (entry === undefined || age > this.options.staleMs) return this.#make(key, make);
    if (age > this.options.freshMs) void this.#make(key, make).catch(() => undefined);
    return entry.page;
  }

  /** Called after a write: older pages are not shown any more. */
  purge(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#missing.clear();
    this.#making.clear();
  }

  #make(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const pendingPage = this.#making.get(key);
    if (pendingPage !== undefined) return pendingPage;
    const generation = this.#generation;
    const making = make()
      .then((page) => {
        if (page !== null && generation === this.#generation) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, page: CachedPage): void {
    this.#entries.delete(key);
    this.#missing.delete(key);
    const isMissing = page.status === 404;
    const shelf = isMissing ? this.#missing : this.#entries;
    shelf.set(key, { page, at: this.#now() });
    const [oldest] = shelf.keys();
    const most = isMissing ? this.options.mostMissing : this.options.most;
    if (shelf.size > most && oldest !== undefined) shelf.delete(oldest);
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}
