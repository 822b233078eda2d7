import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { isAddressTaken } from '../address/address-changes.repository';
import { hasOtherAccount } from '../auth/accounts.repository';
import { refuse } from './refuse';
import { requireOwner } from './require-owner';
import { mailAccountLimit, mailAddressLimit } from '../identity-limits';

/** The value that carries the new address of the own account from `beforeWrite` to `afterWrite`; no column has the name. */
export const newEmailValue = 'new_email';

/**
 * The address of a body as `users` stores it. The new address of the own account is not stored before it is proved; the
 * answer is the same for an address that has an account. An editor who writes the address of another user learns that
 * an address is taken. Throws VALIDATION_FAILED and RATE_LIMITED.
 */
export async function prepareAddress(trx: Db, write: PlannedWrite): Promise<Row> {
  const { id, values, before, viewer, locale, writing, now } = write;
  const { email } = values;
  if (typeof email !== 'string') return {};
  if (before !== null && email.toLowerCase() === String(before['email']).toLowerCase()) return {};
  if (before === null || id !== viewer?.id) {
    const isTaken = (await hasOtherAccount(trx, email, id ?? 0)) || (await isAddressTaken(trx, email, id ?? 0, now));
    if (isTaken) throw refuse('email', 'taken', locale);
    return {};
  }
  const { limits } = writing.deps;
  if (writing.ip !== undefined) await limits.count(mailAddressLimit, writing.ip);
  await limits.count(mailAccountLimit, `email ${id}`);
  await requireOwner(trx, write, { needsPassword: false });
  return { email: undefined, [newEmailValue]: email };
}
