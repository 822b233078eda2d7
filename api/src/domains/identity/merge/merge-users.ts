import { AppError } from '@enlace/shared-contract/errors';
import { type Merge, type MergeField, mergeUndoMinutes } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { recordRevision } from '../../../kit/capabilities/history/record-revision';
import { takeSnapshot } from '../../../kit/capabilities/history/snapshot';
import type { Row } from '../../../kit/core/table/repository';
import { nextVersion } from '../../../kit/core/write/write-context';
import type { Acting } from '../users/acting';
import { notePortrait } from '../users/portrait';
import { requireNotAbove, requireRolesToPass } from '../users/rights';
import { usersRepository } from '../users/users.repository';
import { usersResource } from '../users/users.resource';
import { endSessions } from '../privacy/end-sessions';
import { keepAnAdmin } from '../privacy/last-admin';
import { type MovedRows, moveReferences } from './move-references';
import { summarizeMoves } from './summarize-moves';

export interface MergeTrace {
  readonly references: readonly MovedRows[];
  /** The winner's merged columns before and after the merge. */
  readonly before: Row;
  readonly after: Row;
  readonly loserEmail: string | null;
}

interface MergeRequest {
  readonly winner_id: number;
  readonly loser_id: number;
  readonly take: readonly MergeField[];
  readonly reason: string;
}

/**
 * Merges two accounts. The winner receives the fields in `take` and all references to the loser. The loser moves to the
 * trash and is signed out. If the winner takes the address, the two accounts swap addresses, because an address is
 * unique.
 *
 * It writes without `writeRows`: the `afterWrite` of accounts would send mails about the exchanged addresses and take the
 * proof of the winner's address. So it adds the revisions of both accounts itself.
 */
export function mergeUsers(acting: Acting, request: MergeRequest): Promise<Merge> {
  const { db, personColumns, refuseMergeOfPlan } = acting.deps;
  const { winner_id: winner, loser_id: loser, take, reason } = request;
  if (winner === loser) throw new AppError('VALIDATION_FAILED', { message: 'one account is not two' });
  return db.transaction().execute(async (trx) => {
    const [was, other] = await lockBoth(trx, winner, loser);
    for (const id of [winner, loser]) await requireNotAbove(trx, acting.viewer, id);
    await requireRolesToPass(trx, acting.viewer, loser, winner);
    await refuseMergeOfPlan(trx, loser, acting);
    const snapshots = [await takeSnapshot(trx, usersResource, winner), await takeSnapshot(trx, usersResource, loser)];
    const version = nextVersion(was['updated_at'], acting.now);
    const trace = await keepAnAdmin(trx, async (): Promise<MergeTrace> => {
      const references = await moveReferences(trx, personColumns, loser, winner);
      const columns = columnsOf(take);
      const isAddressTaken = take.includes('email');
      if (isAddressTaken) await setEmail(trx, loser, `merging-${loser}@removed.invalid`);
      const after = pick(other, columns);
      await writeColumns(trx, winner, after);
      if (isAddressTaken) await setEmail(trx, loser, String(was['email']));
      await trx.updateTable('users').set({ updated_at: version }).where('id', '=', winner).execute();
      await usersRepository.remove(trx, loser, acting.now);
      await endSessions(trx, loser, acting.now);
      const loserEmail = isAddressTaken ? String(other['email']) : null;
      return { references, before: pick(was, columns), after, loserEmail };
    });
    await notePortrait(trx, winner);
    const parts = await summarizeMoves(trx, personColumns, trace.references);
    const movedCount = parts.reduce((sum, part) => sum + part.moved, 0);
    const change = { actorId: acting.origin.actorId, at: acting.now, reason };
    const [winnerBefore = null, loserBefore = null] = snapshots;
    await recordRevision(trx, usersResource, winner, winnerBefore, { ...change, action: 'merge', moved: parts });
    await recordRevision(trx, usersResource, loser, loserBefore, { ...change, action: 'remove' });
    const until = new Date(acting.now.getTime() + mergeUndoMinutes * 60_000);
    const { rows } = await sql<{ id: number }>`insert into account_merges
        (winner_id, loser_id, merged_by, reason, trace, created_at, undo_until)
      values (${winner}, ${loser}, ${acting.viewer.id}, ${reason}, ${JSON.stringify(trace)}::jsonb, ${acting.now}, ${until})
      returning id`.execute(trx);
    const id = rows[0]?.id ?? 0;
    for (const [rowId, facts] of [
      [winner, { merge: id, from: loser, moved: parts, fields: take }],
      [loser, { merge: id, into: winner }],
    ] as const)
      await recordAudit(trx, {
        origin: acting.origin,
        action: 'merge',
        resource: 'users',
        rowId,
        after: { ...facts, reason },
      });
    return { id, winner_id: winner, loser_id: loser, moved: movedCount, parts, undo_until: until.toISOString() };
  });
}

/** Locks both rows, always in the order of their ids, so that two merges cannot block each other. */
async function lockBoth(trx: Db, winner: number, loser: number): Promise<readonly [Row, Row]> {
  const rows = new Map<number, Row | null>();
  for (const id of [winner, loser].sort((one, other) => one - other)) rows.set(id, await usersRepository.lock(trx, id));
  const [first, second] = [rows.get(winner), rows.get(loser)];
  if (!first || !second) throw new AppError('NOT_FOUND');
  return [first, second];
}

/** Columns that are copied together: an address with its verification time, a country with its state. */
const joinedColumns: Readonly<Partial<Record<MergeField, readonly string[]>>> = {
  email: ['email', 'email_verified_at'],
  country_code: ['country_code', 'state_id'],
};

function columnsOf(take: readonly MergeField[]): readonly string[] {
  return take.flatMap((field) => joinedColumns[field] ?? [field]);
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** Writes columns with the values that a read returned; objects are JSON columns. */
export async function writeColumns(trx: Db, id: number, values: Row): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => {
    const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
    return sql`${sql.ref(name)} = ${isJson ? JSON.stringify(value) : value}`;
  });
  if (changes.length > 0) await sql`update users set ${sql.join(changes)} where id = ${id}`.execute(trx);
}

export async function setEmail(trx: Db, id: number, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
}
