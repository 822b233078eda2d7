import { sql } from 'kysely';

import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { unlinkSocialAccounts } from '../auth/accounts.repository';
import {
  type AddressChange,
  completeChange,
  dropUnfinishedRegistration,
  isAddressTaken,
} from './address-changes.repository';
import type { AddressContext, AddressOwner } from './start-address-change';
import { emailChangedMail } from './mails/email-changed.mail';

/**
 * Completes a change after the proof of the new address: ends the other login sessions and removes the link to
 * LinkedIn, because an attacker can have made both. Returns false when another account has the address by now.
 */
export async function completeAddressChange(
  trx: Db,
  context: AddressContext,
  change: AddressChange,
  owner: AddressOwner,
  request: { readonly now: Date; readonly signInId: string | null; readonly audit: AuditOrigin },
): Promise<boolean> {
  const { now, signInId, audit } = request;
  const { id, name } = owner;
  if (await isAddressTaken(trx, change.newEmail, id, now)) return false;
  await dropUnfinishedRegistration(trx, change.newEmail);
  await trx
    .updateTable('users')
    .set({ email: change.newEmail, email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await completeChange(trx, change.id, now);
  await trx.deleteFrom('pins').where('user_id', '=', id).execute();
  await unlinkSocialAccounts(trx, id);
  await endOtherSignIns(trx, id, signInId, now);
  const token = context.undoTokens.issue(change);
  await queueMail(trx, owner, emailChangedMail, { name, token });
  await recordAudit(trx, { origin: { ...audit, actorId: id }, action: 'changeEmail', resource: 'users', rowId: id });
  return true;
}

/** Ends all login sessions of a user except one. */
async function endOtherSignIns(trx: Db, userId: number, signInId: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now, ended_reason: 'email-changed' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${signInId}::uuid`)
    .execute();
}
