import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { anonymise, type RemovalDeps } from './anonymise';
import { removalDoneMail } from './mails/removal-done.mail';

type SweepDeps = Pick<ApiDeps, 'db' | 'clock' | 'mailLeadersOfAll'> & RemovalDeps;

/** Accounts per run. Each has a transaction of its own, so that a failure does not delay the others. */
const atOnce = 100;

/**
 * Removes the accounts whose two weeks are over. Several processes may run it at once. Returns the number of removed
 * accounts.
 */
export async function sweepRemovals(deps: SweepDeps & Pick<ApiDeps, 'logger'>): Promise<number> {
  const { clock, logger } = deps;
  let count = 0;
  while (count < atOnce && (await removeNext(deps, clock()))) count += 1;
  if (count > 0) logger.info({ count }, 'people removed as they had asked');
  return count;
}

/** Returns false when no account is due for removal. */
function removeNext(deps: SweepDeps, now: Date): Promise<boolean> {
  return transact(deps.db, async (trx) => {
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'locale', 'first_name', 'last_name', 'deleted_at'])
      .where('removal_due_at', '<=', now)
      .where('anonymised_at', 'is', null)
      .orderBy('removal_due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (person === undefined) return false;
    // A user in the trash was announced then.
    if (person.deleted_at === null) await deps.mailLeadersOfAll(trx, person.id, true);
    await anonymise(trx, person.id, now, deps);
    await queueMail(trx, person, removalDoneMail, { name: person.first_name });
    await recordAudit(trx, {
      origin: programOrigin,
      action: 'anonymise',
      resource: 'users',
      rowId: person.id,
    });
    return true;
  });
}
