import { AppError } from '@enlace/shared-contract/errors';
import { removalDays, type removalSchema } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { findAccount } from '../../auth/accounts.repository';
import { countPasswordTry, forgivePasswordTry } from '../../auth/password-tries';
import { verifyPassword } from '../../auth/passwords';
import { transact } from '../../../../infrastructure/db/transact';
import type { Db } from '../../../../infrastructure/db/database';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import type { Acting } from '../../users/acting';
import { endSessions } from '../end-sessions';
import { keepAnAdmin } from '../last-admin';
import { createRemovalTokens } from '../removal-token';
import { mailAccountLimit, pinAddressLimit, provePinAccountLimit } from '../../identity-limits';
import { removalPinMail } from '../mails/removal-pin.mail';
import { removalScheduledMail } from '../mails/removal-scheduled.mail';

interface RemovalProof {
  readonly password?: string | undefined;
  readonly pin?: string | undefined;
}

type Removal = z.infer<typeof removalSchema>;

const dayMs = 86_400_000;

/**
 * Schedules the removal of the user's own account in two weeks, after a proof by password or pin. Without a proof, it
 * mails a pin: users who sign in with LinkedIn have no password.
 */
export async function requestRemoval(acting: Acting, proof: RemovalProof): Promise<Removal> {
  const { deps, viewer } = acting;
  const { id: userId } = viewer;
  const auth = deps.auth.context;
  const account = await findAccount(auth.db, userId);
  if (account === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
  if (proof.password === undefined && proof.pin === undefined) {
    await auth.limits.count(mailAccountLimit, `remove ${account.email}`);
    await transact(auth.db, async (trx) => {
      const pin = await auth.pins.create(trx, userId, 'remove');
      await queueMail(trx, account, removalPinMail, { name: account.name, pin });
    });
    const proofs = account.passwordHash === null ? (['pin'] as const) : (['password', 'pin'] as const);
    return { status: 'proof_needed', proofs: [...proofs], removal_due_at: null };
  }
  await requireProof(acting, { ...account, id: userId }, proof);
  const removalTime = await transact(auth.db, (trx) => schedule(trx, acting, account));
  return { status: 'scheduled', removal_due_at: removalTime.toISOString() };
}

async function requireProof(
  { deps, locale, ip = '' }: Acting,
  account: { readonly id: number; readonly email: string; readonly passwordHash: string | null },
  { password, pin }: RemovalProof,
): Promise<void> {
  const auth = deps.auth.context;
  if (password !== undefined) {
    const attempt = { email: account.email, ip, device: `removal ${account.id}` };
    await countPasswordTry(auth.limits, attempt);
    if (!(await verifyPassword(account.passwordHash, password))) throw wrongPassword(locale);
    await forgivePasswordTry(auth.limits, attempt);
    return;
  }
  await auth.limits.count(pinAddressLimit, ip);
  await auth.limits.count(provePinAccountLimit, `removal ${account.id}`);
  const isDone = await transact(auth.db, (trx) => auth.pins.redeem(trx, account.id, 'remove', pin ?? ''));
  if (!isDone) throw new AppError('INVALID_PIN');
}

/** Not a 401, because a 401 would sign the user out although the login session is valid. */
function wrongPassword(locale: Locale): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: 'wrong password',
    fields: { password: [fieldText(locale, 'wrongPassword')] },
  });
}

async function schedule(
  trx: Db,
  { deps, origin }: Acting,
  account: { readonly id: number; readonly email: string; readonly name: string; readonly locale: Locale },
): Promise<Date> {
  const now = deps.clock();
  const removalTime = new Date(now.getTime() + removalDays * dayMs);
  await keepAnAdmin(trx, async () => {
    await trx
      .updateTable('users')
      .set({ removal_requested_at: now, removal_due_at: removalTime })
      .where('id', '=', account.id)
      .execute();
  });
  await endSessions(trx, account.id, now);
  await queueMail(trx, account, removalScheduledMail, {
    name: account.name,
    date: removalTime.toISOString(),
    token: createRemovalTokens(deps.env.tokenSecret).issue(account.id, now),
  });
  await recordAudit(trx, {
    origin: { ...origin, actorId: account.id },
    action: 'removeData',
    resource: 'users',
    rowId: account.id,
    after: { removal_due_at: removalTime.toISOString() },
  });
  return removalTime;
}
