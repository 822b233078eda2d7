import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { Expression } from '../../kit/core/table/expressions';

/** Kinds of kept counts; `members` has the id 0. */
type CountKind = 'members' | 'chapters' | 'areas' | 'roles';

/**
 * The number of members of a chapter or an area, of users with a role, or of all members (`isMember`). Triggers keep
 * the counts, see migration 0026.
 */
export function countMembers(kind: CountKind, id: Expression): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(kept.amount), 0)::bigint from member_counts kept
    where kept.kind = ${sql.lit(kind)} and kept.ref_id = ${id})`;
}

/** Replaces the changes of each count by their sum. */
export async function addUpMemberCounts(db: Db): Promise<void> {
  await sql`select member_counts_add_up()`.execute(db);
}
