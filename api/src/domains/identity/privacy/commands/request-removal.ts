import { AppError } from '@enlace/shared-contract/errors';
import { removalDays, type removalSchema } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { findAccount } from '../../auth/accounts.repository';
import type { AuthContext, Caller } from '../../auth/auth-context';
import { countPasswordTry, forgivePasswordTry } from '../../auth/password-tries';
import { verifyPassword } from '../../auth/passwords';
import { transact } from '../../../../infrastructure/db/transact';
import type { Db } from '../../../../infrastructure/db/database';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { endSessions } from '../end-sessions';
import { keepAnAdmin } from '../last-admin';
import type { RemovalTokens } from '../removal-token';
import { mailAccountLimit, pinAddressLimit, provePinAccountLimit } from '../../identity-limits';
import { removalPinMail } from '../mails/removal-pin.mail';
import { removalScheduledMail } from '../mails/removal-scheduled.mail';

export interface RemovalContext {
  readonly auth: AuthContext;
  readonly tokens: RemovalTokens;
  clock(): Date;
}

export interface RemovalProof {
  readonly password?: string | undefined;
  readonly pin?: string | undefined;
}

type Removal = z.infer<typeof removalSchema>;

const dayMs = 86_400_000;

/**
 * Schedules the removal of the user's own account in two weeks, after a proof by password or pin. Without a proof, it
 * mails a pin: users who sign in with LinkedIn have no password.
 */
export async function requestRemoval(
  context: RemovalContext,
  caller: Caller,
  userId: number,
  proof: RemovalProof,
): Promise<Removal> {
  const { auth } = context;
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
  await requireProof(auth, caller, { ...account, id: userId }, proof);
  const removalTime = await transact(auth.db, (trx) => schedule(context, caller, trx, account));
  return { status: 'scheduled', removal_due_at: removalTime.toISOString() };
}

async function requireProof(
  auth: AuthContext,
  caller: Caller,
  account: { readonly id: number; readonly email: string; readonly passwordHash: string | null },
  { password, pin }: RemovalProof,
): Promise<void> {
  if (password !== undefined) {
    const attempt = { email: account.email, ip: caller.ip, device: `removal ${account.id}` };
    await countPasswordTry(auth.limits, attempt);
    if (!(await verifyPassword(account.passwordHash, password))) throw wrongPassword(caller.locale);
    await forgivePasswordTry(auth.limits, attempt);
    return;
  }
  await auth.limits.count(pinAddressLimit, caller.ip);
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
  { clock, tokens }: RemovalContext,
  caller: Caller,
  trx: Db,
  account: { readonly id: number; readonly email: string; readonly name: string; readonly locale: Locale },
): Promise<Date> {
  const now = clock();
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
    token: tokens.issue(account.id, now),
  });
  await recordAudit(trx, {
    origin: { ...caller.audit, actorId: account.id },
    action: 'removeData',
    resource: 'users',
    rowId: account.id,
    after: { removal_due_at: removalTime.toISOString() },
  });
  return removalTime;
}
