import { AppError } from '@enlace/shared-contract/errors';
import { isObject } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { recordRevision } from '../../../kit/capabilities/history/record-revision';
import { takeSnapshot } from '../../../kit/capabilities/history/snapshot';
import type { Row } from '../../../kit/core/table/repository';
import { nextVersion } from '../../../kit/core/write/write-context';
import type { Acting } from '../users/acting';
import { notePortrait } from '../users/portrait';
import { requireNotAbove } from '../users/rights';
import { usersRepository } from '../users/users.repository';
import { usersResource } from '../users/users.resource';
import { keepAnAdmin } from '../privacy/last-admin';
import { type MergeTrace, setEmail, writeColumns } from './merge-users';
import { moveBack } from './move-references';

interface MergeRow {
  readonly winner_id: number;
  readonly loser_id: number;
  readonly trace: MergeTrace;
}

/**
 * Undoes a merge within ten minutes. Fields that were changed after the merge keep their values; rows that were added
 * after it stay with the winner.
 */
export function undoMerge(acting: Acting, id: number): Promise<void> {
  const { db, personColumns } = acting.deps;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<MergeRow>`select winner_id, loser_id, trace from account_merges
      where id = ${id} and undone_at is null and trace is not null and undo_until > ${acting.now} for update`.execute(
      trx,
    );
    const [merge] = rows;
    if (merge === undefined) throw new AppError('CONFLICT', { message: `merge ${id} cannot be undone any more` });
    const { winner_id: winner, loser_id: loser, trace } = merge;
    for (const person of [winner, loser]) await requireNotAbove(trx, acting.viewer, person);
    const snapshots = [await takeSnapshot(trx, usersResource, winner), await takeSnapshot(trx, usersResource, loser)];
    await keepAnAdmin(trx, async () => {
      const [now, other] = [await usersRepository.lockAny(trx, winner), await usersRepository.lockAny(trx, loser)];
      if (now === null || other === null) throw new AppError('CONFLICT', { message: 'one of them is gone for good' });
      const version = nextVersion(now['updated_at'], acting.now);
      await usersRepository.restore(trx, loser, acting.now);
      await moveBack(trx, personColumns, trace.references, loser, winner);
      await giveBack(trx, merge, now);
      await trx.updateTable('users').set({ updated_at: version }).where('id', '=', winner).execute();
    });
    for (const person of [winner, loser]) await notePortrait(trx, person);
    const change = { actorId: acting.origin.actorId, at: acting.now };
    const [winnerBefore = null, loserBefore = null] = snapshots;
    await recordRevision(trx, usersResource, winner, winnerBefore, { ...change, action: 'mergeUndo' });
    await recordRevision(trx, usersResource, loser, loserBefore, { ...change, action: 'restore' });
    await sql`update account_merges set undone_at = ${acting.now}, trace = null where id = ${id}`.execute(trx);
    for (const rowId of [winner, loser]) {
      const after = { merge: id };
      await recordAudit(trx, { origin: acting.origin, action: 'mergeUndo', resource: 'users', rowId, after });
    }
  });
}

/** Restores the winner's fields unless they were changed after the merge. Addresses are swapped back. */
async function giveBack(trx: Db, { winner_id: winner, loser_id: loser, trace }: MergeRow, now: Row): Promise<void> {
  const unchangedEntries = Object.entries(trace.before).filter(([name]) => isUnchanged(now[name], trace.after[name]));
  const back = Object.fromEntries(unchangedEntries);
  const isAddressBack = 'email' in back && trace.loserEmail !== null;
  if (isAddressBack) await setEmail(trx, loser, `merging-${loser}@removed.invalid`);
  else delete back['email_verified_at'];
  await writeColumns(trx, winner, back);
  if (isAddressBack) await setEmail(trx, loser, trace.loserEmail ?? '');
}

/** Whether a column still has the value of the trace. The trace was stored as JSON, so both are compared as JSON. */
function isUnchanged(value: unknown, tracedValue: unknown): boolean {
  const plain: unknown = JSON.parse(JSON.stringify(value ?? null));
  return sortedText(plain) === sortedText(tracedValue ?? null);
}

function sortedText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}

/** Deletes the traces of merges that can no longer be undone, because they contain personal data. */
export async function forgetTraces(db: Db, now: Date): Promise<void> {
  await sql`update account_merges set trace = null where trace is not null and undo_until < ${now}`.execute(db);
}
