/** A rate: a burst, and a number per second after it. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface MissLimitOptions {
  readonly each: Allowance;
  readonly all: Allowance;
  /** Maximum number at the same time. */
  readonly together: number;
  readonly clock?: () => number;
}

/** Number of remembered visitors; a new one replaces the oldest. */
const mostVisitors = 1_000;

/**
 * Limits work that any visitor can cause without end, such as requests for unknown addresses: per visitor, in total,
 * and in parallel.
 */
export class MissLimit {
  readonly #all: Bucket;
  readonly #visitors = new Map<string, Bucket>();
  #running = 0;

  constructor(private readonly options: MissLimitOptions) {
    this.#all = new Bucket(options.all, this.#now());
  }

  /** Does the work, or returns null above the limit. @param address the caller's network address */
  async run<T>(address: string, work: () => Promise<T>): Promise<T | null> {
    const now = this.#now();
    const isAllowed =
      this.#running < this.options.together && this.#of(visitorOf(address)).take(now) && this.#all.take(now);
    if (!isAllowed) return null;
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  #of(visitor: string): Bucket {
    const bucket = this.#visitors.get(visitor) ?? new Bucket(this.options.each, this.#now());
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, bucket);
    const [oldest] = this.#visitors.keys();
    if (this.#visitors.size > mostVisitors && oldest !== undefined) this.#visitors.delete(oldest);
    return bucket;
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}

class Bucket {
  #left: number;

  constructor(
    private readonly allowance: Allowance,
    private at: number,
  ) {
    this.#left = allowance.atOnce;
  }

  take(now: number): boolean {
    const { atOnce, perSecond } = this.allowance;
    this.#left = Math.min(atOnce, this.#left + (Math.max(now - this.at, 0) / 1000) * perSecond);
    this.at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** A visitor is one IPv4 address or one IPv6 network of 64 bits. */
function visitorOf(address: string): string {
  return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
}
