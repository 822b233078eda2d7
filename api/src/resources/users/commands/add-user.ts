import { users, type WriteOf } from '@enlace/shared-contract';

import { recordAudit } from '../../../audit/record-audit';
import { queueVerification } from '../../../auth/commands/verify-email';
import { auditable, changeLists, passwordOf, requireFreeAddress } from '../account-values';
import type { Acting, UsersContext } from '../acting';
import { notePortrait } from '../portrait';
import { requireRightsToWrite } from '../rights';
import { usersRepository } from '../users.repository';

/** Makes an account for somebody. She proves her address by the pin of the mail, and chooses a password if none is given. */
export async function addUser(
  { deps, auth }: UsersContext,
  acting: Acting,
  values: WriteOf<typeof users>,
): Promise<number> {
  const { viewer, locale, now } = acting;
  requireRightsToWrite(viewer, values, null);
  const password_hash = await passwordOf(values, locale);
  const id = await deps.db.transaction().execute(async (trx) => {
    await requireFreeAddress(trx, values.email, 0, locale);
    const spoken = values.locale ?? locale;
    const made = await usersRepository.add(trx, { ...values, locale: spoken, created_at: now, updated_at: now });
    const disabled_at = values.is_disabled === true ? now : null;
    await trx.updateTable('users').set({ password_hash, disabled_at }).where('id', '=', made).execute();
    await changeLists(trx, made, values, locale);
    if (values.avatar !== undefined) await notePortrait(trx, made);
    const name = `${values.first_name} ${values.last_name}`;
    await queueVerification(auth, trx, { id: made, email: values.email, locale: spoken, name });
    await recordAudit(trx, {
      origin: acting.origin,
      action: 'add',
      resource: users.name,
      rowId: made,
      after: auditable(values),
    });
    return made;
  });
  auth.wakeMail();
  return id;
}
