import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../db/database';
import { addressKey } from './address-key';
import { isLimitedCaller, type ReadCaller } from './limit-reads';

/** Searches at the same time. */
export interface SearchLimits {
  /** Searches that read the database; others wait for their turn. */
  readonly running: number;
  /** Searches of visitors of one address, waiting ones included. */
  readonly perAddress: number;
  /** Searches of all visitors of this process, waiting ones included. */
  readonly perProcess: number;
}

const retryAfterSeconds = 1;

/**
 * Runs searches on connections of their own, a few at a time, so that other requests never wait for them. Visitors with
 * too many searches at once get 429, and all visitors together 503; users and the gateway wait for their turn.
 */
export class SearchGate {
  readonly #countByAddress = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #visitorCount = 0;

  /** @param db has its own connections, or shares the only one */
  constructor(
    private readonly db: Db,
    private readonly limits: SearchLimits,
  ) {}

  /** Runs a search. Throws RATE_LIMITED or UNAVAILABLE when too many are running or waiting. */
  async run<T>(caller: ReadCaller, search: (db: Db) => Promise<T>): Promise<T> {
    const leave = isLimitedCaller(caller) ? this.#enter(addressKey(caller.ip)) : () => undefined;
    try {
      await this.#waitForTurn();
      try {
        return await search(this.db);
      } finally {
        this.#endTurn();
      }
    } finally {
      leave();
    }
  }

  #enter(address: string): () => void {
    const count = this.#countByAddress.get(address) ?? 0;
    if (count >= this.limits.perAddress)
      throw new AppError('RATE_LIMITED', { message: 'too many searches of one address', retryAfterSeconds });
    if (this.#visitorCount >= this.limits.perProcess)
      throw new AppError('UNAVAILABLE', { message: 'too many searches of visitors', retryAfterSeconds });
    this.#countByAddress.set(address, count + 1);
    this.#visitorCount += 1;
    return () => {
      this.#visitorCount -= 1;
      const leftCount = (this.#countByAddress.get(address) ?? 1) - 1;
      if (leftCount === 0) this.#countByAddress.delete(address);
      else this.#countByAddress.set(address, leftCount);
    };
  }

  #waitForTurn(): Promise<void> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Passes the turn on to the next search. */
  #endTurn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
