import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { accountDeletedMail } from './mails/account-deleted.mail';
import { accountDisabledMail } from './mails/account-disabled.mail';

interface ShutOutOwner {
  readonly email: string;
  readonly locale: Locale;
  readonly name: string;
  readonly deleted_at: Date | null;
  readonly removal_due_at: Date | null;
}

/**
 * Mails the owner of an account that is in the trash or deactivated why it cannot be used: the pages stay silent, and
 * the owner would wait for a mail that never arrives. Returns false when the account is missing or can be used. Callers
 * count the limits of requested mails before.
 */
export async function mailShutOutOwner(
  trx: Db,
  person: { readonly email: string } | { readonly userId: number },
): Promise<boolean> {
  const owner = await findShutOutOwner(trx, person);
  if (owner === undefined) return false;
  const { name } = owner;
  const date = owner.removal_due_at?.toISOString() ?? '';
  if (owner.deleted_at === null) await queueMail(trx, owner, accountDisabledMail, { name });
  else await queueMail(trx, owner, accountDeletedMail, { name, date });
  return true;
}

function findShutOutOwner(
  trx: Db,
  person: { readonly email: string } | { readonly userId: number },
): Promise<ShutOutOwner | undefined> {
  return trx
    .selectFrom('users')
    .select(['email', 'locale', 'first_name as name', 'deleted_at', 'removal_due_at'])
    .where((row) => row.or([row('deleted_at', 'is not', null), row('disabled_at', 'is not', null)]))
    .where('anonymised_at', 'is', null)
    .where((row) =>
      'email' in person
        ? row(row.fn<string>('lower', ['email']), '=', person.email.trim().toLowerCase())
        : row('id', '=', person.userId),
    )
    .executeTakeFirst();
}
