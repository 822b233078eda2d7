import { AppError } from '@enlace/shared-contract/errors';
import type { FormState } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';

import type { TransactionContext } from '../../../../kit/core/write/write-context';
import { writeTexts } from '../../../../kit/core/write/write-texts';
import { isChangeOf } from '../find-changes';
import { changeRow, lockEntries } from './change-entries';

interface Values {
  readonly state?: FormState;
  readonly assignee_id?: number | null;
}

/** Restores the values of entries before a change. Entries that were changed again stay as they are. */
export async function undoChange(
  writing: TransactionContext,
  requestId: string,
): Promise<{ readonly restored: number; readonly skipped: number }> {
  const { trx, origin, locale, viewer } = writing;
  const { rows } = await sql<{
    id: number;
    before: Values;
    after: Values;
  }>`select a.row_id::bigint as id, a.before, a.after
    from audit_entries a where ${isChangeOf(origin.actorId ?? 0)} and a.request_id = ${requestId}
    order by a.id`.execute(trx);
  if (rows.length === 0)
    throw new AppError('CONFLICT', { message: 'too late to undo', userMessage: writeTexts[locale].tooLate });
  const lockedEntries = new Map(
    (
      await lockEntries(
        trx,
        rows.map(({ id }) => id),
        viewer,
      )
    ).map((row) => [row.id, row]),
  );
  let restoredCount = 0;
  for (const { id, before, after } of rows) {
    const row = lockedEntries.get(id);
    const isSo =
      row !== undefined &&
      (after.state === undefined || after.state === row.state) &&
      (after.assignee_id === undefined || after.assignee_id === row.assignee_id);
    if (isSo && (await changeRow(writing, row, before, true))) restoredCount += 1;
  }
  return { restored: restoredCount, skipped: rows.length - restoredCount };
}
