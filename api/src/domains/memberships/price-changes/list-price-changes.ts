import { AppError } from '@enlace/shared-contract/errors';
import { type ListedPriceChange, priceMoveStates } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

const mostShown = 50;

/** The latest price changes, those that run first. */
export function listPriceChanges(db: Db, context: ReadContext): Promise<ListedPriceChange[]> {
  return findPriceChanges(db, sql`true`, context);
}

/** Throws NOT_FOUND. */
export async function findPriceChange(db: Db, id: number, context: ReadContext): Promise<ListedPriceChange> {
  const [change] = await findPriceChanges(db, sql`c.id = ${id}`, context);
  if (change === undefined) throw new AppError('NOT_FOUND');
  return change;
}

async function findPriceChanges(db: Db, condition: Expression, context: ReadContext): Promise<ListedPriceChange[]> {
  const count = (state: string) => sql`(select count(*) from membership_price_moves w
    where w.change_id = c.id and w.state = ${sql.lit(state)})`;
  const renewals = sql`from membership_price_moves w where w.change_id = c.id and w.state = 'announced'`;
  const { rows } = await sql<ListedPriceChange>`select c.id,
      json_build_object('id', p.id, 'name', ${translateColumn(context, 'name', 'p')}) as package,
      c.amount, c.currency, c."interval", p.price as package_price, c.reason,
      case when c.is_withdrawn then 'withdrawn' when c.ended_at is null then 'running' else 'finished' end as state,
      ${jsonObject(Object.fromEntries(priceMoveStates.map((state) => [state, count(state)])))} as members,
      (select min(w.applies_at) ${renewals}) as first_at, (select max(w.applies_at) ${renewals}) as last_at,
      c.created_at, c.ended_at
    from membership_price_changes c join packages p on p.id = c.package_id
    where ${condition} order by c.ended_at is not null, c.id desc limit ${mostShown}`.execute(db);
  return rows;
}
