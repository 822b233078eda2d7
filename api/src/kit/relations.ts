import { AppError, type Locale, type Relation } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import { fieldText } from '../infrastructure/errors/field-texts';
import type { Row } from './table-repository';

/** Table of accounts. A name in it can be forgotten, so no copy of it is stored elsewhere. */
export const peopleTable = 'users';

/** The table behind a relation of the contract, e.g. chapter_leaders(chapter_id, user_id) → users. */
export interface RelationTable {
  readonly table: string;
  readonly own: string;
  readonly other: string;
  readonly target: string;
  /** Whether removed rows of the target stay with `deleted_at`. */
  readonly isSoftDeleted?: boolean;
}

/**
 * Writes `attach_x` and `detach_x` of a body (SPEC §3). Attaching what is attached, and detaching what is not, changes
 * nothing; attaching a row that is not there is VALIDATION_FAILED.
 */
export async function changeRelation(
  trx: Db,
  relation: Relation,
  pair: RelationTable,
  id: number,
  body: Row,
  locale: Locale,
): Promise<void> {
  const table = sql.table(pair.table);
  const [own, other] = [sql.ref(pair.own), sql.ref(pair.other)];
  const detached = idsOf(body[relation.detach]);
  if (detached.length > 0)
    await sql`delete from ${table} where ${own} = ${id} and ${other} in (${sql.join(detached)})`.execute(trx);
  const attached = idsOf(body[relation.attach]);
  if (attached.length === 0) return;
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(pair.target)}
    where id in (${sql.join(attached)}) ${pair.isSoftDeleted ? sql`and deleted_at is null` : sql``}`.execute(trx);
  if (rows.length < attached.length) {
    const fields = { [relation.attach]: [fieldText(locale, 'unknownRow')] };
    throw new AppError('VALIDATION_FAILED', { message: `${pair.target}: unknown id`, fields });
  }
  const values = attached.map((target) => sql`(${id}::bigint, ${target}::bigint)`);
  await sql`insert into ${table} (${own}, ${other}) values ${sql.join(values)} on conflict do nothing`.execute(trx);
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter((entry): entry is number => typeof entry === 'number'))] : [];
}
