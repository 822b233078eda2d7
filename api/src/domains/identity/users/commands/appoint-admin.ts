import { AppError } from '@enlace/shared-contract/errors';
import type { Administrator, NewAdministrator } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { programOrigin, recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import { mailLink } from '../../../../infrastructure/mail/render-mail';
import { isAddressReserved } from '../../address/address-changes.repository';
import { markVerified, replacePassword, unlinkSocialAccounts } from '../../auth/accounts.repository';
import type { AuthContext } from '../../auth/auth-context';
import { adminLinkMinutes } from '../../auth/lifetimes';
import { countAdmins, lockAdmins } from '../../privacy/last-admin';
import { invitationMail } from '../../auth/mails/invitation.mail';

/** The language of a new account; the user changes it in the profile. */
const usualLocale: Locale = 'en';

export interface AppointOptions {
  /** Origin of the site, for the link. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Gives the admin role to the account with an address, and adds the account when it is missing. Only for an operator,
 * who has proved a secret of the machine. An account that cannot sign in gets a link to the page of a new password; the
 * link replaces the earlier one. Throws VALIDATION_FAILED when the account is removed or deactivated.
 */
export async function appointAdmin(
  auth: Pick<AuthContext, 'db' | 'pins'>,
  { email, name = '' }: NewAdministrator,
  { origin, now }: AppointOptions,
): Promise<Administrator> {
  return transact(auth.db, async (trx) => {
    await lockAdmins(trx);
    const account = await findAccount(trx, email);
    if (account === undefined) await requireFreeAddress(trx, email, now);
    else requireUsable(account);
    const id = account?.id ?? (await addAccount(trx, email, name, now));
    const isUnproved = account !== undefined && !account.isVerified;
    if (isUnproved) await dropAccess(trx, id);
    const wasAdministrator = !(await addRole(trx, id));
    const needsLink = isUnproved || account?.canSignIn !== true;
    const address = account?.email ?? email.toLowerCase();
    const secrets = needsLink ? await auth.pins.createSecrets(trx, id, 'reset', adminLinkMinutes) : null;
    await recordAudit(trx, {
      origin: programOrigin,
      action: 'appointAdmin',
      resource: 'users',
      rowId: id,
      before: account === undefined ? null : { is_admin: wasAdministrator },
      after: { is_admin: true, is_link_made: needsLink },
    });
    return {
      email: address,
      isNew: account === undefined,
      wasAdministrator,
      others: (await countAdmins(trx)) - 1,
      link: secrets === null ? null : mailLink(invitationMail.fill({ name, email: address, ...secrets }), origin),
      minutes: adminLinkMinutes,
    };
  });
}

/** Whether an administrator exists who can sign in. */
export async function hasActiveAdmin(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isPresent: boolean }>`select exists (select 1 from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id and r.name = 'admin'
    where u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null
      and u.email_verified_at is not null and ${canSignIn}) as "isPresent"`.execute(db);
  return rows[0]?.isPresent === true;
}

const canSignIn = sql`(u.password_hash is not null
  or exists (select 1 from social_accounts s where s.user_id = u.id))`;

interface FoundAccount {
  readonly id: number;
  readonly email: string;
  readonly isVerified: boolean;
  readonly canSignIn: boolean;
  /** The reason why the account cannot get the role; null without one. */
  readonly fault: 'deleted' | 'disabled' | 'leaving' | null;
}

/** The account with an address, also in the trash. */
async function findAccount(trx: Db, email: string): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`select u.id, u.email, u.email_verified_at is not null as "isVerified",
      ${canSignIn} as "canSignIn", case when u.deleted_at is not null then 'deleted'
        when u.disabled_at is not null then 'disabled' when u.removal_due_at is not null then 'leaving' end as fault
    from users u where lower(u.email) = ${email.toLowerCase()} for update`.execute(trx);
  return rows[0];
}

const faultTexts = {
  deleted: 'The account with this address is in the trash. Restore it first, or take another address.',
  disabled: 'The account with this address is deactivated. Activate it first, or take another address.',
  leaving: 'The owner of this account has asked for its removal. Keep the account first, or take another address.',
} as const;

function requireUsable({ fault }: FoundAccount): void {
  if (fault !== null) throw refusal(faultTexts[fault]);
}

async function requireFreeAddress(trx: Db, email: string, now: Date): Promise<void> {
  if (await isAddressReserved(trx, email, 0, now))
    throw refusal('Another account had this address until a few days ago and can take it back. Take another address.');
}

const refusal = (userMessage: string): AppError => new AppError('VALIDATION_FAILED', { userMessage });

/** The operator answers for the address, so it counts as proved. */
async function addAccount(trx: Db, email: string, name: string, now: Date): Promise<number> {
  const [firstName = '', ...lastNames] = (name === '' ? (email.split('@', 1)[0] ?? '') : name).split(/\s+/);
  const { id } = await trx
    .insertInto('users')
    .values({
      email: email.toLowerCase(),
      first_name: firstName.slice(0, 120),
      last_name: lastNames.join(' '),
      locale: usualLocale,
      password_hash: null,
      email_verified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A stranger can have registered with the address before it was proved, so that access ends. */
async function dropAccess(trx: Db, id: number): Promise<void> {
  await replacePassword(trx, id, null);
  await unlinkSocialAccounts(trx, id);
  await markVerified(trx, id);
}

/** Returns whether the role was missing. */
async function addRole(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`insert into user_roles (user_id, role_id)
    select ${id}, id from roles where name = 'admin' on conflict do nothing returning user_id`.execute(trx);
  return rows.length > 0;
}
