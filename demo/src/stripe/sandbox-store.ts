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
      await makeSandboxTable(trx);
    });
    return this.#isReady;
  }
}

export async function makeSandboxTable(db: Db): Promise<void> {
  await sql`create table if not exists stripe_sandbox (
    id text primary key, kind text not null, body jsonb not null,
    number bigint generated always as identity)`.execute(db);
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

  /** Invoices of a customer, or all, the newest first. */
  async listInvoices(customer: string | null): Promise<StripeObject[]> {
    const { rows } = await sql<{ body: StripeObject }>`select body from stripe_sandbox where kind = 'invoice'
      and (${customer}::text is null or body ->> 'customer' = ${customer}) order by number desc`.execute(this.db);
    return rows.map(({ body }) => body);
  }

  /** Ids of the subscriptions whose customers have a test clock. */
  async listSubscriptionsOf(clock: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select s.id from stripe_sandbox s
      join stripe_sandbox c on c.id = s.body ->> 'customer' and c.body ->> 'test_clock' = ${clock}
      where s.kind = 'subscription' order by s.number desc`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Ids of the subscriptions of a customer, the newest first. */
  async listSubscriptions(customer: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from stripe_sandbox
      where kind = 'subscription' and body ->> 'customer' = ${customer} order by number desc`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  async save(kind: string, object: StripeObject): Promise<void> {
    await sql`insert into stripe_sandbox (id, kind, body) values (${object.id}, ${kind}, ${JSON.stringify(object)})
      on conflict (id) do update set body = excluded.body`.execute(this.db);
  }
}
