import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

import { nameOfRepeated } from './repeated-statements';

/** A prepared list takes up to 200 kB of the database's memory, for each connection. */
const mostPrepared = 30;

/** No such name, or it exists already: a pooler gave the connection to another client in the meantime. */
const pooledCodes = new Set(['26000', '42P05']);
/** A migration has changed the columns of a prepared statement, or their types. */
const changedCodes = /^(0A000|42...)$/;

/**
 * A pool whose connections prepare the statements that are repeated. Behind a pooler that does not support that, they
 * stop preparing with the first error, and run the statement again.
 */
export class PreparingPool implements PostgresPool {
  readonly #clients = new WeakMap<PoolClient, PostgresPoolClient>();
  #isPreparing = true;

  constructor(
    private readonly pool: Pool,
    private readonly logger: Logger,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.pool.connect();
    const wrappedClient = this.#clients.get(client) ?? this.#wrap(client);
    this.#clients.set(client, wrappedClient);
    return wrappedClient;
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  #wrap(client: PoolClient): PostgresPoolClient {
    const names = new PreparedNames(client);
    const plainly = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> =>
      resultOf(await client.query(text, [...values]));
    const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const name = this.#isPreparing ? nameOfRepeated(text) : null;
      if (name === null || names.isRefused(name)) return plainly(text, values);
      try {
        await names.use(name);
        return resultOf(await client.query({ name, text, values: [...values] }));
      } catch (error) {
        if (!this.#isFaultOfName(error)) throw error;
        names.refuse(name);
        return plainly(text, values);
      }
    };
    return { query, release: () => client.release() } as PostgresPoolClient;
  }

  #isFaultOfName(error: unknown): boolean {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code !== 'string') return false;
    if (!pooledCodes.has(code)) return changedCodes.test(code);
    this.#isPreparing = false;
    this.logger.warn({ code }, 'the pooler of the database keeps no prepared statements: lists are planned each time');
    return true;
  }
}

/** The statements that one connection has prepared. */
class PreparedNames {
  /** The least recently used first. */
  readonly #names = new Set<string>();
  readonly #refusedNames = new Set<string>();

  constructor(private readonly client: PoolClient) {}

  isRefused(name: string): boolean {
    return this.#refusedNames.has(name);
  }

  async use(name: string): Promise<void> {
    this.#names.delete(name);
    this.#names.add(name);
    const [oldest] = this.#names;
    if (this.#names.size > mostPrepared && oldest !== undefined) await this.#forget(oldest);
  }

  refuse(name: string): void {
    this.#refusedNames.add(name);
    this.#names.delete(name);
  }

  async #forget(name: string): Promise<void> {
    this.#names.delete(name);
    // The driver has no function for this. Without it, it would not prepare the statement again.
    const connection: unknown = Reflect.get(this.client, 'connection');
    const texts: unknown = typeof connection === 'object' && connection && Reflect.get(connection, 'parsedStatements');
    if (typeof texts === 'object' && texts) Reflect.deleteProperty(texts, name);
    // A statement that failed was not prepared.
    await this.client.query(`deallocate "${name}"`).catch(() => undefined);
  }
}

/** The caller knows the columns of its statement. */
function resultOf<R>(result: unknown): PostgresQueryResult<R> {
  return result as PostgresQueryResult<R>;
}
