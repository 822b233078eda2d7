import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { authSettings } from '../auth/auth-settings';
import { replacePassword } from '../auth/accounts.repository';
import { queueInvitation } from '../auth/queue-invitation';
import { queueVerification } from '../auth/commands/verify-email';
import { createPinsRepository } from '../auth/pins.repository';
import { unlinkSocialAccounts } from '../auth/accounts.repository';
import { insertAddressChange } from '../address/address-changes.repository';
import { startAddressChange } from '../address/start-address-change';
import { createUndoTokens } from '../address/undo-tokens';
import type { Db } from '../../../infrastructure/db/database';
import type { WrittenRow } from '../../../kit/core/write/row-change';
import type { Row } from '../../../kit/core/table/repository';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { anonymise } from '../privacy/anonymise';
import { endSessions } from '../privacy/end-sessions';
import { requireAnAdmin } from '../privacy/last-admin';
import { newEmailValue } from './prepare-address';
import { emailChangedMail } from '../address/mails/email-changed.mail';
import { passwordChangedMail } from '../auth/mails/password-changed.mail';

/**
 * Effects of a change of an account beside its row, for all ways of writing: a new user is invited, a new address must
 * be proved (the own one before it counts), a new password or a disabled account ends all login sessions, and one admin is always left.
 */
export async function finishUserWrite(trx: Db, write: WrittenRow): Promise<void> {
  const { id, before, after, values, writing } = write;
  const hash = values['password_hash'];
  if (after === null) return anonymise(trx, id, writing.now, writing.deps);
  if (before === null) return welcome(trx, { id, after, values, writing });
  if (typeof hash === 'string') {
    await replacePassword(trx, id, hash);
    const { name, ...to } = addressee(before);
    await queueMail(trx, to, passwordChangedMail, { name });
  }
  const newEmail = values[newEmailValue];
  if (typeof newEmail === 'string')
    await startAddressChange(trx, addressContext(writing), { id, ...addressee(before) }, newEmail, writing.now);
  await changeAddress(trx, { id, before, after, writing });
  await leaveChapter(trx, { id, before, after, writing });
  if (isSince(before, after, 'deleted_at')) await writing.deps.mailLeadersOfAll(trx, id, false);
  const isShutOut = isSince(before, after, 'disabled_at') || isSince(before, after, 'deleted_at');
  if (isShutOut) await endSessions(trx, id, writing.now);
  if (isShutOut || listOf(values['detach_roles']).length > 0) await requireAnAdmin(trx, id, values['detach_roles']);
}

async function welcome(
  trx: Db,
  { id, after, values, writing }: Pick<WrittenRow, 'id' | 'values' | 'writing'> & { after: Row },
): Promise<void> {
  const pins = createPinsRepository(authSettings(writing.deps.env).tokenSecret);
  const account = { id, ...addressee(after) };
  const password_hash = values['password_hash'];
  if (typeof password_hash !== 'string') return queueInvitation({ pins }, trx, account);
  await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  return queueVerification({ pins }, trx, account);
}

/**
 * A new address that an editor wrote: it counts at once and must be proved before the next sign-in. Login sessions, pins
 * and links of the old address end. A proved old address gets a link that undoes the change.
 */
async function changeAddress(
  trx: Db,
  { id, before, after, writing }: Pick<WrittenRow, 'id' | 'writing'> & { before: Row; after: Row },
): Promise<void> {
  const [old, account] = [addressee(before), addressee(after)];
  if (account.email.toLowerCase() === old.email.toLowerCase()) return;
  await trx.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
  await trx.deleteFrom('pins').where('user_id', '=', id).execute();
  // A verified user is no unfinished registration; those are removed after some days.
  if (before['email_verified_at'] !== null) await sql`delete from registrations where user_id = ${id}`.execute(trx);
  await unlinkSocialAccounts(trx, id);
  await endSessions(trx, id, writing.now);
  const { pins, undoTokens } = addressContext(writing);
  if (before['email_verified_at'] !== null) {
    const addresses = { userId: id, oldEmail: old.email, newEmail: account.email };
    const change = await insertAddressChange(trx, addresses, { now: writing.now, isCompleted: true });
    const token = undoTokens.issue(change);
    await queueMail(trx, old, emailChangedMail, { name: old.name, token });
  }
  await queueVerification({ pins }, trx, { id, ...account });
}

/** A leader who leaves the chapter does not lead it any more. */
async function leaveChapter(
  trx: Db,
  { id, before, after, writing }: Pick<WrittenRow, 'id' | 'writing'> & { before: Row; after: Row },
): Promise<void> {
  const lastChapter = before['chapter_id'] ?? null;
  if (lastChapter === null || lastChapter === after['chapter_id']) return;
  await writing.deps.removeLeader(trx, { chapterId: Number(lastChapter), userId: id }, writing);
}

function addressContext({ deps }: WrittenRow['writing']) {
  const { tokenSecret } = authSettings(deps.env);
  return { pins: createPinsRepository(tokenSecret), undoTokens: createUndoTokens(tokenSecret) };
}

function isSince(before: Row, after: Row, time: string): boolean {
  return (before[time] ?? null) === null && (after[time] ?? null) !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function addressee(row: Row): { email: string; name: string; locale: Locale } {
  const { locale } = row;
  return {
    email: String(row['email']),
    name: `${String(row['first_name'])} ${String(row['last_name'])}`.trim(),
    locale: isLocale(locale) ? locale : 'en',
  };
}
