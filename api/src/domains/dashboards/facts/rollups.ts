import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import { factKinds } from './fact-kinds';

/** Times of facts from `since` until before `until`: midnights of UTC in ISO 8601, or an infinity. */
export interface FactSpan {
  readonly since: string;
  readonly until: string;
}

export interface Rollup {
  readonly table: 'dashboard_slots' | 'dashboard_days';
  /** Columns of a number. */
  readonly columns: Expression;
  /** Whether a row `r` is in a span. */
  isWithin(span: FactSpan): Expression;
  /** Whether a row `r` is of the same number as a row `s`. */
  readonly isSameNumber: Expression;
}

const dayOf = (time: string): Expression => sql`dashboard_day(${time}::timestamptz)`;
const isOfKind = sql`r.kind = any(${[...factKinds]}::text[])`;

export const rollups: readonly Rollup[] = [
  {
    table: 'dashboard_slots',
    columns: sql`kind, company_id, slot`,
    isWithin: ({ since, until }) => sql`(r.slot >= ${since}::timestamptz and r.slot < ${until}::timestamptz)`,
    isSameNumber: sql`(r.kind = s.kind and r.company_id = s.company_id and r.slot = s.slot)`,
  },
  {
    table: 'dashboard_days',
    columns: sql`kind, subject_id, company_id, day`,
    isWithin: ({ since, until }) => sql`(${isOfKind} and r.day >= ${dayOf(since)} and r.day < ${dayOf(until)})`,
    isSameNumber: sql`(r.kind = s.kind and r.subject_id = s.subject_id and r.company_id = s.company_id
      and r.day = s.day)`,
  },
];

/** Replaces the rows of each number by their sum. Rows that another process adds meanwhile stay beside it. */
export async function addUpRollup(trx: Db, { table, columns, isWithin, isSameNumber }: Rollup, span: FactSpan) {
  const rows = sql`${sql.table(table)} r`;
  await sql`with split as (select ${columns} from ${rows} where ${isWithin(span)} group by ${columns}
        having count(*) > 1),
      former as (delete from ${rows} using split s where ${isWithin(span)} and ${isSameNumber} returning r.*)
    insert into ${sql.table(table)} (${columns}, amount)
    select ${columns}, sum(amount)::bigint from former group by ${columns} having sum(amount) <> 0`.execute(trx);
}
