import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { SocialProfile } from '../../session/session-module';
import {
  type Account,
  createSocialAccount,
  findAccount,
  findAccountByEmail,
  findSocialAccount,
  isAddressOfDeleted,
  linkSocialAccount,
  markVerified,
  replacePassword,
} from '../accounts.repository';
import type { AuthCall, AuthContext, Caller } from '../auth-context';
import { transact } from '../../../../infrastructure/db/transact';
import type { Db } from '../../../../infrastructure/db/database';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { isAddressReserved } from '../../address/address-changes.repository';
import { beginSession } from '../../second-factor/complete-sign-in';
import type { NewSession } from '../sign-ins.repository';
import { queueVerification } from './verify-email';
import { linkedInLinkedMail } from '../mails/linked-in-linked.mail';

/** Values of `?error=` that the session library's pages and our sign-in page can display. */
type Refusal = 'AccessDenied' | 'OAuthCreateAccount' | 'OAuthAccountNotLinked' | 'EMAIL_NOT_VERIFIED';

const provider = 'linkedin';

/** Finds, links or adds the account of a LinkedIn profile, and starts a login session. */
export async function signInWithLinkedIn(
  call: AuthCall,
  profile: SocialProfile,
): Promise<NewSession | { readonly refusal: Refusal }> {
  const { caller } = call;
  const account = await findOrMake(call, caller, profile).catch((error: unknown) => {
    // Another request has added the row in the meantime; the second attempt finds it.
    if (isUniqueViolation(error)) return findOrMake(call, caller, profile);
    throw error;
  });
  if (typeof account === 'string') return { refusal: account };
  if (account.isDisabled) return { refusal: 'AccessDenied' };
  if (!account.isVerified) return { refusal: 'EMAIL_NOT_VERIFIED' };
  return beginSession(call, caller, account, provider);
}

function findOrMake(auth: AuthContext, caller: Caller, profile: SocialProfile): Promise<Account | Refusal> {
  return transact(auth.db, async (trx) => {
    const linkedUserId = await findSocialAccount(trx, provider, profile.id);
    if (linkedUserId !== undefined) return (await findAccount(trx, linkedUserId)) ?? 'AccessDenied';
    if (profile.email === null) return 'OAuthCreateAccount';
    const owner = await findAccountByEmail(trx, profile.email);
    if (owner !== undefined) return link(trx, caller, profile, owner);
    // A removed account keeps its address until it is deleted or restored.
    if (await isAddressOfDeleted(trx, profile.email)) return 'AccessDenied';
    // The former owner can undo a change of the address.
    if (await isAddressReserved(trx, profile.email, 0, new Date())) return 'AccessDenied';
    return create(auth, trx, caller, profile, profile.email);
  });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

async function create(auth: AuthContext, trx: Db, caller: Caller, profile: SocialProfile, email: string) {
  const id = await createSocialAccount(trx, { ...profile, email, locale: caller.locale });
  await linkSocialAccount(trx, provider, profile.id, id);
  const account = await findAccount(trx, id);
  if (account === undefined) throw new Error('account just made is not there');
  if (account.isVerified) await queueMail(trx, account, linkedInLinkedMail, { name: account.name });
  else await queueVerification(auth, trx, account);
  await audit(trx, caller, id, 'register');
  return account;
}

/**
 * Links an account only if LinkedIn has checked the address. An account that was never verified here may belong to an
 * attacker who registered the address early, so its password is removed.
 */
async function link(trx: Db, caller: Caller, profile: SocialProfile, owner: Account): Promise<Account | Refusal> {
  if (!profile.isEmailVerified) return 'OAuthAccountNotLinked';
  if (owner.isDisabled) return 'AccessDenied';
  if (!owner.isVerified) {
    await replacePassword(trx, owner.id, null);
    await markVerified(trx, owner.id);
  }
  await linkSocialAccount(trx, provider, profile.id, owner.id);
  await queueMail(trx, owner, linkedInLinkedMail, { name: owner.name });
  await audit(trx, caller, owner.id, 'linkAccount');
  return (await findAccount(trx, owner.id)) ?? 'AccessDenied';
}

function audit(trx: Db, caller: Caller, userId: number, action: string): Promise<void> {
  return recordAudit(trx, {
    origin: { ...caller.audit, actorId: userId },
    action,
    resource: 'users',
    rowId: userId,
    after: { provider },
  });
}
