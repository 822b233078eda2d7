import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Members that are counted in one transaction. */
const membersAtOnce = 5000;

/** Ids of users after `after`, up to `last`; null: all further ones. */
export interface MemberSpan {
  readonly after: number;
  readonly last: number | null;
}

/** Spans that contain all users. */
export async function findMemberSpans(db: Db): Promise<readonly MemberSpan[]> {
  const { rows } = await sql<{ id: number }>`select id from (
      select id, row_number() over (order by id) as place from users) as placed
    where place % ${membersAtOnce}::integer = 0 order by id`.execute(db);
  const bounds = [0, ...rows.map(({ id }) => id)];
  return bounds.map((after, index) => ({ after, last: bounds[index + 1] ?? null }));
}

/**
 * Repairs the facts of some members; answers how many differed. No write announces that a paid package begins or ends
 * by the clock, for example with a gift, so that such a difference is no drift.
 */
export async function recountMembers(trx: Db, { after, last }: MemberSpan): Promise<number> {
  const isWithin = sql`(user_id > ${after} and (${last}::bigint is null or user_id <= ${last}::bigint))`;
  const { rows } = await sql<{ id: number; is_drift: boolean }>`
    with c as (select * from computed_member_facts where ${isWithin}),
      f as (select * from member_facts where ${isWithin})
    select coalesce(c.user_id, f.user_id) as id, not (c.user_id is not null and f.user_id is not null
      and to_jsonb(c) - 'is_premium' = to_jsonb(f) - 'is_premium'
      and exists (select 1 from memberships m where m.user_id = c.user_id and (m.comp_until <= now()
        or m.period_end <= now() or m.failed_at + interval '336 hours' <= now()
        or m.dunning_paused_until <= now()))) as is_drift
    from c full join f on f.user_id = c.user_id where to_jsonb(c) is distinct from to_jsonb(f)`.execute(trx);
  if (rows.length > 0) await sql`select member_facts_refresh(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  return rows.filter(({ is_drift: isDrift }) => isDrift).length;
}
