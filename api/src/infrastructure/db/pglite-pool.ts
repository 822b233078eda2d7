import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { DatabaseFault, sqlState } from './database-fault';
import { type PgliteThread, startPglite } from './pglite-thread';

export interface PglitePoolOptions {
  readonly folder: string | null;
  readonly hasFreeSpace: () => Promise<boolean>;
  /** A slower query fails, and its thread is ended. */
  readonly queryTimeoutMs: number;
  /** Longest wait for the single connection. */
  readonly lockTimeoutMs: number;
}

const reads =
  /^\s*(select|begin|start|commit|rollback|savepoint|release|show|set|explain|with(?![\s\S]*\b(insert|update|delete)\b))/i;

/**
 * The embedded database with the interface of `pg.Pool`: one connection, which the callers get one after the other. A
 * caller that uses the pool inside a transaction waits for its own connection; the time limit ends that with an
 * error.
 */
export class PglitePool implements PostgresPool {
  readonly #options: PglitePoolOptions;
  #thread: Promise<PgliteThread> | null = null;
  #tail: Promise<void> = Promise.resolve();
  #isClosed = false;
  readonly #watchers = new Set<(text: string | null) => void>();
  /** Raised during migrations and seeding. */
  queryTimeoutMs: number;

  constructor(options: PglitePoolOptions) {
    this.#options = options;
    this.queryTimeoutMs = options.queryTimeoutMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    const release = await this.#take();
    let isReleased = false;
    let ownThread: PgliteThread | null = null;
    return {
      query: async <R>(sql: unknown, parameters?: readonly unknown[]) => {
        // A transaction must not continue in a new thread, which does not have it.
        ownThread ??= await this.#open();
        return this.#query<R>(ownThread, String(sql), parameters ?? []);
      },
      release: () => {
        if (!isReleased) release();
        isReleased = true;
      },
    } as PostgresPoolClient;
  }

  /** Ends the thread between two transactions. The next query starts a new one, with the memory of a fresh start. */
  async renew(): Promise<void> {
    const release = await this.#take();
    try {
      const thread = await this.#thread;
      if (thread?.isEnded === false) await thread.close();
    } finally {
      release();
    }
  }

  /** Runs work on the files of the database while they are complete and nothing writes to them. */
  async holdStill<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.#take();
    try {
      const thread = await this.#open();
      await thread.query('checkpoint', []);
      return await work();
    } finally {
      release();
    }
  }

  /** Announces each change; null when the thread was a new one. Returns the function that ends it. */
  watchChanges(onChange: (text: string | null) => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    const thread = await this.#thread?.catch(() => null);
    if (thread && !thread.isEnded) await thread.close();
  }

  /** Waits for the connection; answers the function that releases it. */
  #take(): Promise<() => void> {
    const before = this.#tail;
    let release = (): void => undefined;
    this.#tail = new Promise((resolve) => (release = resolve));
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const timer = setTimeout(() => {
        isGivenUp = true;
        reject(
          new DatabaseFault(
            sqlState.lockNotAvailable,
            'no turn at the embedded database in time; was the pool used inside a transaction?',
          ),
        );
      }, this.#options.lockTimeoutMs);
      void before.then(() => {
        clearTimeout(timer);
        if (isGivenUp) release();
        else resolve(release);
      });
    });
  }

  async #query<R>(thread: PgliteThread, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (!reads.test(sql) && !(await this.#options.hasFreeSpace()))
      throw new DatabaseFault(sqlState.diskFull, 'free disk space is below the floor');
    const timer = setTimeout(() => void thread.kill(), this.queryTimeoutMs);
    try {
      const { rows, affectedRows } = await thread.query(sql, parameters);
      const command = reads.test(sql) ? 'SELECT' : 'UPDATE';
      return { command, rowCount: affectedRows, rows: rows as R[] };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Starts the thread, or a new one when the previous one has ended. */
  async #open(): Promise<PgliteThread> {
    if (this.#isClosed) throw new DatabaseFault(sqlState.cannotConnect, 'the database is closed');
    const currentThread = await this.#thread;
    if (currentThread && !currentThread.isEnded) return currentThread;
    // Two threads on one folder would overwrite each other's rows.
    await currentThread?.ended;
    const announce = (text: string | null): void => this.#watchers.forEach((watch) => watch(text));
    if (currentThread) announce(null);
    this.#thread = startInFolder(this.#options.folder, announce);
    this.#thread.catch(() => (this.#thread = null));
    return this.#thread;
  }
}

/** Built beside the programs; missing when sources run. */
const emptyDatabaseFile = fileURLToPath(new URL('./empty-database.tar.gz', import.meta.url));

/** Starts the thread. A new folder gets the files of an empty database: creating them needs 900 MB of memory. */
function startInFolder(folder: string | null, onChange: (text: string) => void): Promise<PgliteThread> {
  const isNew = folder !== null && !existsSync(join(folder, 'PG_VERSION'));
  const emptyDatabase = isNew && existsSync(emptyDatabaseFile) ? emptyDatabaseFile : null;
  return startPglite({ folder, emptyDatabase }, onChange);
}
