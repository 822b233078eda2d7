import type { Encoding } from '../assets/encoding';
import { compressTemplate, joinParts, type PageTemplate } from './page-template';

/** A document as it was made, but for what each answer has of its own. */
export class CachedPage {
  readonly #templates = new Map<Encoding, Promise<PageTemplate | null>>();

  /** @param parts what stands between the places of the nonce */
  constructor(
    readonly status: number,
    private readonly parts: readonly Buffer[],
  ) {}

  /** The document of one answer. */
  plain(nonce: string): Buffer {
    return joinParts(this.parts, nonce);
  }

  /** The same, compressed once for all answers; null for one that has to be compressed by itself. */
  async compressed(nonce: string, encoding: Encoding): Promise<Buffer | null> {
    const known = this.#templates.get(encoding) ?? compressTemplate(this.parts, nonce.length, encoding);
    this.#templates.set(encoding, known);
    return (await known)?.fill(nonce) ?? null;
  }
}

/** @param mark stands for the nonce in `html`; a word that nobody can guess */
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
  /** Milliseconds during which a page is as good as new. */
  readonly freshMs: number;
  /** Milliseconds after which it is not shown any more, not even while it is made anew. */
  readonly staleMs: number;
  readonly most: number;
  /** Of pages that are not there (404): anybody can ask for any number of them, and they push out no others. */
  readonly mostMissing: number;
  /** Milliseconds that those are kept: what is not there now may be published in a moment, and no call tells of it. */
  readonly missingMs: number;
  readonly clock?: () => number;
}

/**
 * Pages of visitors, kept for seconds: shown at once, made anew behind the back of whoever gets an older one, and gone
 * as soon as anything is written. The same page is made once, however many ask for it.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #missing = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedPage | null>>();
  #generation = 0;

  constructor(private readonly options: PageCacheOptions) {}

  /** @param make answers null for a page that is not to be kept */
  async get(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const missing = this.#missing.get(key);
    if (missing !== undefined && this.#now() - missing.at <= this.options.missingMs) return missing.page;
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : this.#now() - entry.at;
    if (entry === undefined || age > this.options.staleMs) return this.#make(key, make);
    if (age > this.options.freshMs) void this.#make(key, make).catch(() => undefined);
    return entry.page;
  }

  /** Something was written: nothing of before is shown any more. */
  purge(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#missing.clear();
    this.#making.clear();
  }

  #make(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const found = this.#making.get(key);
    if (found !== undefined) return found;
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
