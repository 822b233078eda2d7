/** What a partition knows of a kept page. */
export interface CachedEntry {
  /** Time of the last read, in milliseconds. */
  readAt: number;
  readCount: number;
}

/** A page counts as read often for this long after its last read. */
export const recentMs = 600_000;

/**
 * A limited number of kept pages. When the partition is full, it removes a page that was read once or not recently. It
 * removes an often-read page only when there is no other.
 */
export class CachePartition<P extends CachedEntry> {
  /** The least recently used first. */
  readonly #pages = new Map<string, P>();

  constructor(
    private readonly most: number,
    private readonly clock: () => number,
  ) {}

  get(id: string): P | undefined {
    return this.#pages.get(id);
  }

  /** The page for a visitor. */
  read(id: string): P | undefined {
    const page = this.#pages.get(id);
    if (page === undefined) return undefined;
    page.readAt = this.clock();
    page.readCount += 1;
    this.#pages.delete(id);
    this.#pages.set(id, page);
    return page;
  }

  /** A page that is made again keeps its place. */
  set(id: string, page: P): void {
    if (!this.#pages.has(id) && this.#pages.size >= this.most) this.#removeOne();
    this.#pages.set(id, page);
  }

  delete(id: string): void {
    this.#pages.delete(id);
  }

  clear(): void {
    this.#pages.clear();
  }

  /** The ids and pages at this moment. */
  entries(): readonly (readonly [string, P])[] {
    return [...this.#pages];
  }

  #removeOne(): void {
    const [oldestId] = this.#pages.keys();
    const rareId = [...this.#pages].find(([, page]) => !isReadOften(page, this.clock()))?.[0];
    const id = rareId ?? oldestId;
    if (id !== undefined) this.#pages.delete(id);
  }
}

export function isReadOften({ readAt, readCount }: CachedEntry, now: number): boolean {
  return readCount > 1 && now - readAt <= recentMs;
}
