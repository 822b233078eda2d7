import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';

import type { ApiEnv, PgliteSettings, PostgresSettings } from '../env/env';
import { type ChangeListener, changeChannel, parseChange } from '../changes/data-change';
import { noteStatement } from '../changes/note-reads';
import { noteWrite } from '../changes/own-writes';
import type { Db, Tables } from './database';
import { databaseError } from './database-errors';
import { lockFolder } from './folder-lock';
import { watchFreeSpace } from './free-space';
import { listenOnPostgres } from './listen-postgres';
import { PglitePool } from './pglite-pool';
import { PreparingPool } from './preparing-pool';
import { typeParsers } from './type-parsers';

/** Connections of the main pool. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
  readonly most: number;
}

export interface Database {
  readonly db: Db;
  /** The replica, or `db` without a replica. */
  readonly reads: Db;
  /** For searches: connections of their own with a short time limit, or the only connection. */
  readonly searches: Db;
  /** Searches that can run at the same time. */
  readonly searchesAtOnce: number;
  /** Runs long work, such as migrations, without the time limit of queries. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Frees the memory of long work: the embedded database keeps what it once needed until its thread ends. */
  freeMemory(): Promise<void>;
  /**
   * Announces each committed change, of any process; null when changes can have been missed. Returns the function that
   * ends it.
   */
  watchChanges(onChange: ChangeListener): () => void;
  /**
   * Name of the connection on which this process watches changes: `pg_stat_activity` lists it until the process ends.
   * Null for the embedded database, which has one process.
   */
  readonly connectionName: string | null;
  /** Copies the files of the embedded database to a new folder, between two transactions; null for PostgreSQL. */
  readonly copyTo: ((folder: string) => Promise<void>) | null;
  /** Null for the embedded database. */
  readonly poolState: (() => PoolState) | null;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const longMs = 300_000;
const searchMs = 1000;
const replicaLagMs = 2_000;

/** Opens the embedded database or PostgreSQL. Both behave the same for the callers. */
export function openDatabase(env: Pick<ApiEnv, 'database' | 'statementTimeoutMs'>, logger: Logger): Promise<Database> {
  return env.database.kind === 'pglite'
    ? openPglite(env.database, env.statementTimeoutMs)
    : openPostgres(env.database, env.statementTimeoutMs, logger);
}

async function openPglite(settings: PgliteSettings, timeoutMs: number): Promise<Database> {
  const { folder, freeSpaceFloor } = settings;
  const lock = folder === null ? null : await lockFolder(folder);
  const pool = new PglitePool({
    folder,
    hasFreeSpace: folder === null ? async () => true : watchFreeSpace(folder, freeSpaceFloor),
    queryTimeoutMs: timeoutMs,
    lockTimeoutMs: timeoutMs,
  });
  const db = kyselyOn(pool);
  return {
    db,
    reads: db,
    searches: db,
    searchesAtOnce: 1,
    unhurried: async (work) => {
      pool.queryTimeoutMs = longMs;
      try {
        return await work(db);
      } finally {
        pool.queryTimeoutMs = timeoutMs;
      }
    },
    // A database without a folder lives in the thread.
    freeMemory: async () => (folder === null ? undefined : pool.renew()),
    watchChanges: (onChange) => pool.watchChanges((text) => onChange(text === null ? null : parseChange(text))),
    connectionName: null,
    copyTo: folder === null ? null : (target) => pool.holdStill(() => cp(folder, target, { recursive: true })),
    poolState: null,
    ping: () => ping(db),
    close: async () => {
      await db.destroy();
      await pool.end();
      await lock?.release();
    },
  };
}

async function openPostgres(settings: PostgresSettings, timeoutMs: number, logger: Logger): Promise<Database> {
  const { url, readUrl, poolSize } = settings;
  const connectionName = `enlace changes ${randomUUID().slice(-12)}`;
  const open = (address: string, limitMs: number, size: number) =>
    kyselyOn(new PreparingPool(createPool(address, limitMs, size, logger), logger));
  const mainPool = createPool(url, timeoutMs, poolSize, logger);
  const db = kyselyOn(new PreparingPool(mainPool, logger));
  const reads = readUrl === null ? db : open(readUrl, timeoutMs, poolSize);
  const searchesAtOnce = Math.max(1, Math.round(poolSize / 4));
  const searches = open(readUrl ?? url, Math.min(searchMs, timeoutMs), searchesAtOnce);
  await requireVersion(db).catch(async (cause: unknown) => {
    await db.destroy();
    throw explainFailure(cause, url);
  });
  return {
    db,
    reads,
    searches,
    searchesAtOnce,
    unhurried: async (work) => {
      const slow = open(url, longMs, 2);
      try {
        return await work(slow);
      } finally {
        await slow.destroy();
      }
    },
    freeMemory: async () => undefined,
    watchChanges: (onChange) => {
      const listener = listenOnPostgres({
        url,
        logger,
        channel: changeChannel,
        connectionName,
        onMessage: (text) => announce(onChange, text, readUrl !== null),
      });
      return () => void listener();
    },
    connectionName,
    copyTo: null,
    poolState: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = mainPool;
      return { used: totalCount - idle, idle, waiting, most: poolSize };
    },
    ping: async () => {
      await Promise.all([ping(db), reads === db ? undefined : ping(reads)]);
    },
    close: async () => {
      await Promise.all([db.destroy(), searches.destroy()]);
      if (reads !== db) await reads.destroy();
    },
  };
}

function createPool(connectionString: string, timeoutMs: number, max: number, logger: Logger): Pool {
  const config = {
    connectionString,
    max,
    connectionTimeoutMillis: Math.min(timeoutMs, 3000),
    idleTimeoutMillis: 30_000,
    // The client itself gives up when the server disappears without a message.
    query_timeout: timeoutMs + 1000,
    application_name: 'enlace',
    keepAlive: true,
    types: { getTypeParser: readerOf },
    // Connection parameters are no alternative: poolers between API and server refuse them.
    onConnect: (client: PoolClient) =>
      client.query(
        // Compiling a statement takes longer than the lists that the planner takes for expensive.
        `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, false),
          set_config('jit', 'off', false)`,
        [String(timeoutMs), String(timeoutMs * 4)],
      ),
  };
  const pool = new Pool(config);
  const report = (error: Error): void => logger.warn({ reason: error.message }, 'a connection to the database broke');
  // Without listeners a broken connection ends the process. The pool hears its idle connections only, so each connection
  // has a listener of its own for the time in which statements use it.
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined);
  return pool;
}

function readerOf(oid: number, format: 'text' | 'binary' | undefined): (value: string) => unknown {
  const ownParser = typeParsers[oid];
  return ownParser !== undefined && format !== 'binary' ? ownParser : types.getTypeParser(oid, format ?? 'text');
}

/** A replica can still have the old rows at the commit. Its changes are announced once more a moment later. */
function announce(onChange: ChangeListener, text: string | null, hasReplica: boolean): void {
  const change = text === null ? null : parseChange(text);
  onChange(change);
  if (hasReplica) setTimeout(() => onChange(change), replicaLagMs).unref();
}

function kyselyOn(pool: PostgresPool): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      // A statement that failed can have changed rows nevertheless: the answer of a commit gets lost.
      noteWrite(query.sql);
      if (level === 'query') noteStatement(query.sql);
    },
  });
}

async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** An error that explains in one sentence why the database cannot be used; it contains no password. */
function explainFailure(cause: unknown, url: string): unknown {
  if (databaseError(cause) === null) return cause;
  const { host, pathname } = new URL(url);
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'it does not answer';
  return new Error(
    `The database ${pathname.slice(1)} at ${host} cannot be used (${reason}): start it, or set DATABASE_URL.`,
    { cause },
  );
}

async function requireVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  );
  const version = rows[0]?.version ?? 0;
  if (version < 150_000)
    throw new Error(`PostgreSQL 15 or newer is needed, this one is ${Math.floor(version / 10_000)}.`);
}
