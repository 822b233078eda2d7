import { AppError } from '@enlace/shared-contract/errors';
import type { DistinctPairs } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import { isAnyId } from '../../../infrastructure/db/any-id';
import type { Db } from '../../../infrastructure/db/database';
import type { Acting } from '../users/acting';
import { usersRepository } from '../users/users.repository';

/** Pairs of accounts that belong to two people, as texts `smaller:greater`. */
export type PairSet = ReadonlySet<string>;

interface DistinctRequest {
  readonly user_id: number;
  readonly other_ids: readonly number[];
  readonly isMarked: boolean;
}

/** Marks an account as another person than each of the others, or takes the marks back. Answers the changed pairs. */
export function changeDistinctPairs(
  acting: Acting,
  { user_id: id, other_ids: otherIds, isMarked }: DistinctRequest,
): Promise<DistinctPairs> {
  const others = [...new Set(otherIds)].sort((one, other) => one - other);
  if (others.includes(id)) throw new AppError('VALIDATION_FAILED', { message: 'one account is not two' });
  return acting.deps.db.transaction().execute(async (trx) => {
    for (const one of [id, ...others])
      if (!(await usersRepository.exists(trx, one))) throw new AppError('NOT_FOUND', { message: `no account ${one}` });
    const changedIds: number[] = [];
    for (const other of others) {
      const [first, last] = [Math.min(id, other), Math.max(id, other)];
      const { rows } = isMarked
        ? await sql`insert into distinct_accounts (one_id, other_id, marked_by, marked_at)
            values (${first}, ${last}, ${acting.viewer.id}, ${acting.now}) on conflict do nothing returning 1`.execute(
            trx,
          )
        : await sql`delete from distinct_accounts where one_id = ${first} and other_id = ${last} returning 1`.execute(
            trx,
          );
      if (rows.length > 0) changedIds.push(other);
    }
    const action = isMarked ? 'markDistinct' : 'unmarkDistinct';
    const pairs = changedIds.flatMap((other) => [[id, other] as const, [other, id] as const]);
    await recordAudits(
      trx,
      pairs.map(([rowId, other]) => ({ origin: acting.origin, action, resource: 'users', rowId, after: { other } })),
    );
    return { user_id: id, other_ids: changedIds };
  });
}

/** The marked pairs among accounts. */
export async function readDistinctPairs(db: Db, ids: readonly number[]): Promise<PairSet> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ one_id: number; other_id: number }>`select one_id, other_id from distinct_accounts
    where ${isAnyId(sql.ref('one_id'), ids)} and ${isAnyId(sql.ref('other_id'), ids)}`.execute(db);
  return new Set(rows.map(({ one_id: one, other_id: other }) => pairName(one, other)));
}

/**
 * Parts of a group without a marked pair in them. Every pair that is not marked is in one of the parts; accounts can be
 * in several.
 */
export function splitGroup(ids: readonly number[], pairs: PairSet): number[][] {
  const parts: number[][] = [];
  for (const [place, first] of ids.entries())
    for (const second of ids.slice(place + 1)) {
      if (pairs.has(pairName(first, second))) continue;
      if (parts.some((part) => part.includes(first) && part.includes(second))) continue;
      const part = [first, second];
      for (const id of ids) if (!part.includes(id) && part.every((one) => !pairs.has(pairName(one, id)))) part.push(id);
      parts.push(part.sort((one, other) => one - other));
    }
  return parts;
}

const pairName = (one: number, other: number): string => `${Math.min(one, other)}:${Math.max(one, other)}`;
