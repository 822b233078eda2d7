import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { removalTakenBackMail } from './mails/removal-taken-back.mail';

/** Cancels the removal of an account. Returns false when no removal was requested. */
export async function keepAccount(trx: Db, userId: number, origin: AuditOrigin): Promise<boolean> {
  const person = await trx
    .updateTable('users')
    .set({ removal_requested_at: null, removal_due_at: null })
    .where('id', '=', userId)
    .where('removal_due_at', 'is not', null)
    .where('anonymised_at', 'is', null)
    .returning(['email', 'locale', 'first_name', 'last_name'])
    .executeTakeFirst();
  if (person === undefined) return false;
  await queueMail(trx, person, removalTakenBackMail, { name: `${person.first_name} ${person.last_name}`.trim() });
  await recordAudit(trx, {
    origin: { ...origin, actorId: userId },
    action: 'keepData',
    resource: 'users',
    rowId: userId,
  });
  return true;
}
