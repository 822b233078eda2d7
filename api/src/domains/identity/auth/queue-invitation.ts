import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { Account } from './accounts.repository';
import type { AuthContext } from './auth-context';
import { invitationMinutes } from './lifetimes';
import { invitationMail } from './mails/invitation.mail';

/**
 * Queues the mail with which a user chooses a password for an account that an editor added. The pin of the mail also
 * proves the address.
 */
export async function queueInvitation(
  auth: Pick<AuthContext, 'pins'>,
  trx: Db,
  account: Pick<Account, 'id' | 'email' | 'locale' | 'name'>,
): Promise<void> {
  const { id, email, name } = account;
  const { pin, link } = await auth.pins.createSecrets(trx, id, 'reset', invitationMinutes);
  await queueMail(trx, account, invitationMail, { name, email, pin, link });
}
