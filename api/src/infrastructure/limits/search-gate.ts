import { AppError } from '@enlace/shared-contract/errors';

import { isGatewayCall } from '../changes/note-reads';
import type { Db } from '../db/database';
import { addressKey } from './address-key';
import type { ReadCaller } from './limit-reads';

/** Searches at the same time; waiting ones count, except in `running`. */
export interface SearchLimits {
  /** Searches that read the database; others wait for their turn. */
  readonly running: number;
  /** Searches of visitors of one address. */
  readonly perAddress: number;
  /** Searches of one user. */
  readonly perUser: number;
  /** Searches of all visitors of this process. */
  readonly ofVisitors: number;
  /** Searches of all callers of this process. */
  readonly perProcess: number;
}

const retryAfterSeconds = 1;

/**
 * A caller in the queue: a user, the visitors of one address, or the gateway, which limits its visitors itself and takes
 * at most half of the places.
 */
interface Searcher {
  readonly key: string;
  readonly most: number;
  readonly isVisitor: boolean;
}

/**
 * Runs searches on connections of their own, a few at a time, so that other requests never wait for them. Callers take
 * turns: the searches of one wait behind one search of each other caller. A caller with too many searches gets 429, and
 * all callers together 503.
 */
export class SearchGate {
  readonly #countByCaller = new Map<string, number>();
  /** Waiting searches by caller; the next turn is of the first caller. */
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #count = 0;
  #visitorCount = 0;

  /** @param db has its own connections, or shares the only one */
  constructor(
    private readonly db: Db,
    private readonly limits: SearchLimits,
  ) {}

  /** Runs a search. Throws RATE_LIMITED or UNAVAILABLE when too many are running or waiting. */
  async run<T>(caller: ReadCaller, search: (db: Db) => Promise<T>): Promise<T> {
    const searcher = this.#searcherOf(caller);
    const leave = this.#enter(searcher);
    try {
      await this.#waitForTurn(searcher.key);
      try {
        return await search(this.db);
      } finally {
        this.#endTurn();
      }
    } finally {
      leave();
    }
  }

  #searcherOf({ viewer, ip }: ReadCaller): Searcher {
    const { perUser, perAddress, perProcess } = this.limits;
    if (viewer !== null) return { key: `user ${viewer.id}`, most: perUser, isVisitor: false };
    if (isGatewayCall()) return { key: 'gateway', most: Math.ceil(perProcess / 2), isVisitor: false };
    return { key: addressKey(ip), most: perAddress, isVisitor: true };
  }

  #enter({ key, most, isVisitor }: Searcher): () => void {
    const count = this.#countByCaller.get(key) ?? 0;
    if (count >= most)
      throw new AppError('RATE_LIMITED', { message: 'too many searches of one caller', retryAfterSeconds });
    const isFull = this.#count >= this.limits.perProcess;
    if (isFull || (isVisitor && this.#visitorCount >= this.limits.ofVisitors))
      throw new AppError('UNAVAILABLE', { message: 'too many searches', retryAfterSeconds });
    this.#countByCaller.set(key, count + 1);
    this.#count += 1;
    if (isVisitor) this.#visitorCount += 1;
    return () => {
      this.#count -= 1;
      if (isVisitor) this.#visitorCount -= 1;
      const leftCount = (this.#countByCaller.get(key) ?? 1) - 1;
      if (leftCount === 0) this.#countByCaller.delete(key);
      else this.#countByCaller.set(key, leftCount);
    };
  }

  #waitForTurn(key: string): Promise<void> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const queue = this.#queues.get(key);
      if (queue === undefined) this.#queues.set(key, [resolve]);
      else queue.push(resolve);
    });
  }

  /** Passes the turn on to the next caller, whose other searches then wait behind all others. */
  #endTurn(): void {
    const [turn] = this.#queues;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [key, [next, ...waiting]] = turn;
    this.#queues.delete(key);
    if (waiting.length > 0) this.#queues.set(key, waiting);
    next?.();
  }
}
