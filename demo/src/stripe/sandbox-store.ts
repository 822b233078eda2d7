import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** An object of Stripe as its API answers it. */
export type StripeObject = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * Objects of the sandbox, in a table that the sandbox makes itself: production has none. Several processes share it,
 * and it survives a restart.
 */
export class SandboxStore {
  #isReady: Promise<unknown> | null = null;

  constructor(private readonly db: Db) {}

  /** Runs work in a transaction, one at a time for each of these names. */
  async alone<T>(names: readonly string[], work: (objects: SandboxObjects) => Promise<T>): Promise<T> {
    await this.#prepare();
    return this.db.transaction().execute(async (trx) => {
      for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      return work(new SandboxObjects(trx));
    });
  }

  #prepare(): Promise<unknown> {
    this.#isReady ??= this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('stripe sandbox', 0))`.execute(trx);
      await sql`create table if not exists stripe_sandbox (
        id text primary key, kind text not null, body jsonb not null,
        number bigint generated always as identity)`.execute(trx);
    });
    return this.#isReady;
  }
}

export class SandboxObjects {
  constructor(private readonly db: Db) {}

  async find(id: string): Promise<StripeObject | null> {
    const { rows } = await sql<{ body: StripeObject }>`select body from stripe_sandbox where id = ${id}`.execute(
      this.db,
    );
    return rows[0]?.body ?? null;
  }

  /** Objects of a kind, the newest first. */
  async list(kind: string, most: number): Promise<StripeObject[]> {
    const { rows } = await sql<{ body: StripeObject }>`select body from stripe_sandbox where kind = ${kind}
      order by number desc limit ${most}`.execute(this.db);
    return rows.map(({ body }) => body);
  }

  async save(kind: string, object: StripeObject): Promise<void> {
    await sql`insert into stripe_sandbox (id, kind, body) values (${object.id}, ${kind}, ${JSON.stringify(object)})
      on conflict (id) do update set body = excluded.body`.execute(this.db);
  }
}
