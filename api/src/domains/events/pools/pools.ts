import { AppError } from '@enlace/shared-contract/errors';
import type { eventPoolInputSchema, eventPoolSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit, recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { jsonList, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireTotal } from '../capacity/require-total';
import { requireEvent } from '../codes/codes.repository';
import { requestOffers } from '../waiting/offers/request-offers';

type Pool = z.infer<typeof eventPoolSchema>;
type Form = z.infer<typeof eventPoolInputSchema>;

/** The pools of an event, or one pool, with their seats and tickets. */
export async function findPools(
  db: Db,
  { eventId, id = null }: { readonly eventId?: number; readonly id?: number | null },
  context: ReadContext,
): Promise<readonly Pool[]> {
  const ticket = jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') });
  const { rows } = await sql<Pool>`select p.id, p.event_id, p.name, p.total, c.sold, c.held, p.created_at, p.updated_at,
      ${jsonList(sql`select ${ticket} as row from tickets k where k.pool_id = p.id and k.deleted_at is null
        order by k.position, k.id`)} as tickets
    from event_pools p join capacities c on c.kind = 'pool' and c.owner_id = p.id
    where ${id === null ? sql`p.event_id = ${eventId}` : sql`p.id = ${id}`} order by p.id`.execute(db);
  return rows;
}

/** Adds a pool; answers its id. Throws NOT_FOUND without such an event. */
export async function addPool(
  { deps, origin }: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: Form },
): Promise<number> {
  return transact(deps.db, async (trx) => {
    const event = await requireEvent(trx, eventId);
    const { id } = await trx
      .insertInto('event_pools')
      .values({ event_id: event, name: form.name, total: form.total })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { origin, action: 'add', resource: 'event_pools', rowId: id, after: form });
    return id;
  });
}

/** Changes a pool. Throws NOT_FOUND, and VALIDATION_FAILED for fewer seats than are in use. */
export async function editPool(
  { deps, origin, locale, now }: WriteContext,
  { id, form }: { readonly id: number; readonly form: Form },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await requireTotal(trx, { kind: 'pool', id, total: form.total, field: 'total' }, locale);
    const before = await lockPool(trx, id);
    await trx
      .updateTable('event_pools')
      .set({ name: form.name, total: form.total, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, { origin, action: 'edit', resource: 'event_pools', rowId: id, before, after: form });
    await requestOffers(trx, before.event_id);
  });
}

/** Removes a pool. Its tickets leave it, and from then on have only their own seats. Throws NOT_FOUND. */
export async function removePool({ deps, origin, now }: WriteContext, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    // Tickets and their seats are locked before the pool, as in an edit of a ticket.
    await sql`select 1 from tickets where pool_id = ${id} order by id for no key update`.execute(trx);
    await sql`select 1 from capacities where kind = 'ticket' and pool_id = ${id} order by id for no key update`.execute(
      trx,
    );
    const before = await lockPool(trx, id);
    const tickets = await trx
      .updateTable('tickets')
      .set({ pool_id: null, updated_at: now })
      .where('pool_id', '=', id)
      .returning('id')
      .execute();
    await recordAudits(
      trx,
      tickets.map(({ id: rowId }) => {
        const change = { before: { pool_id: id }, after: { pool_id: null } };
        return { origin, action: 'edit', resource: 'tickets', rowId, ...change };
      }),
    );
    await trx.deleteFrom('event_pools').where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'remove', resource: 'event_pools', rowId: id, before });
    await requestOffers(trx, before.event_id);
  });
}

async function lockPool(trx: Db, id: number): Promise<{ readonly event_id: number }> {
  const row = await trx.selectFrom('event_pools').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `pool ${id}` });
  return row;
}
