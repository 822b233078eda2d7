import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { TransactionContext } from '../../../kit/core/write/write-context';
import { type Change, recordVersioning } from '../versionings/record-versioning';

/** Writes a change to the versionings and to the audit. */
export async function recordChange({ trx, origin, now }: TransactionContext, change: Change): Promise<void> {
  await recordVersioning(trx, { ...change, userId: origin.actorId, at: now });
  await recordAudit(trx, {
    origin,
    action: change.action === 'create' ? 'add' : 'edit',
    resource: `${change.subject}s`,
    rowId: change.subjectId,
    before: change.before,
    after: change.after,
  });
}
