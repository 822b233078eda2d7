import { AppError, isLocale, type Locale, users } from '@enlace/shared-contract';

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../../audit/record-audit';
import { replacePassword } from '../../../auth/accounts.repository';
import { queueVerification } from '../../../auth/commands/verify-email';
import { verifyPassword } from '../../../auth/passwords';
import type { Db } from '../../../db/database';
import { requireNoConflict } from '../../../kit/edit-conflict';
import { recordRevision } from '../../../kit/history/record-revision';
import { takeSnapshot } from '../../../kit/history/snapshot';
import type { Row } from '../../../kit/table-repository';
import { queueMail } from '../../../mail/outbox.repository';
import { endSessions } from '../../../people/end-sessions';
import { keepAnAdmin } from '../../../people/last-admin';
import { auditable, changeLists, passwordOf, refuse, requireFreeAddress, type UserValues } from '../account-values';
import type { Acting, UsersContext } from '../acting';
import { notePortrait } from '../portrait';
import { requireNotAbove, requireRightsToWrite } from '../rights';
import { usersRepository } from '../users.repository';
import { usersResource } from '../users.resource';

/**
 * Edits an account; that the viewer may edit this one at all is the route's to check. `request` tells the version it was made from.
 * A new address has to be proved, a new password or a switched-off account ends her sessions at once.
 */
export async function editUser(
  { deps, auth }: UsersContext,
  acting: Acting,
  id: number,
  values: UserValues,
  request: FastifyRequest,
): Promise<void> {
  const { viewer, locale } = acting;
  const isOwn = viewer.id === id;
  const passwordHash = await passwordOf(values, locale);
  await deps.db.transaction().execute(async (trx) => {
    const before = await usersRepository.lock(trx, id);
    if (before === null) throw new AppError('NOT_FOUND');
    requireRightsToWrite(viewer, values, before);
    await requireNotAbove(trx, viewer, id);
    await requireNoConflict(trx, deps, usersResource, request, before);
    const snapshot = await takeSnapshot(trx, usersResource, id);
    if (values.email !== undefined) await requireFreeAddress(trx, values.email, id, locale);
    if (passwordHash !== null && isOwn) await requireCurrentPassword(before, values, acting);
    const privacy = values.privacy === undefined ? {} : { privacy: { ...asRow(before['privacy']), ...values.privacy } };
    await usersRepository.edit(trx, id, {
      ...values,
      ...privacy,
      updated_at: laterThan(before['updated_at'], acting.now),
    });
    if (values.avatar !== undefined) await notePortrait(trx, id);
    await changeRights(trx, acting, before, id, values);
    if (passwordHash !== null) await changePassword(trx, id, before, passwordHash);
    if (values.email !== undefined) await changeAddress(auth, trx, id, before, values.email);
    await recordRevision(trx, usersResource, id, snapshot, {
      action: 'edit',
      actorId: acting.origin.actorId,
      at: acting.now,
    });
    await recordAudit(trx, {
      origin: acting.origin,
      action: 'edit',
      resource: users.name,
      rowId: id,
      before: Object.fromEntries(Object.entries(before).filter(([name]) => name in values)),
      after: auditable(values),
    });
  });
  auth.wakeMail();
}

async function changeRights(trx: Db, acting: Acting, before: Row, id: number, values: UserValues): Promise<void> {
  const { is_disabled, detach_roles = [] } = values;
  const wasDisabled = before['disabled_at'] !== null;
  const change = async (): Promise<void> => {
    await changeLists(trx, id, values, acting.locale);
    if (is_disabled === undefined || is_disabled === wasDisabled) return;
    const disabled_at = is_disabled ? acting.now : null;
    await trx.updateTable('users').set({ disabled_at }).where('id', '=', id).execute();
    if (is_disabled) await endSessions(trx, id, acting.now);
  };
  await (detach_roles.length > 0 || is_disabled === true ? keepAnAdmin(trx, change) : change());
}

async function requireCurrentPassword(before: Row, values: UserValues, { locale }: Acting): Promise<void> {
  const stored = before['password_hash'];
  const given = values.current_password ?? '';
  if (given === '') throw refuse('current_password', 'required', locale);
  if (!(await verifyPassword(typeof stored === 'string' ? stored : null, given)))
    throw refuse('current_password', 'wrongPassword', locale);
}

async function changePassword(trx: Db, id: number, before: Row, hash: string): Promise<void> {
  await replacePassword(trx, id, hash);
  const account = addressee(before);
  await queueMail(trx, account, { template: 'passwordChanged', values: { name: account.name } });
}

/** The old address is told, the new one gets a pin, and pins that went to the old one are worth nothing any more. */
async function changeAddress(
  auth: UsersContext['auth'],
  trx: Db,
  id: number,
  before: Row,
  email: string,
): Promise<void> {
  const old = addressee(before);
  if (email.toLowerCase() === old.email.toLowerCase()) return;
  await trx.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
  await trx.deleteFrom('pins').where('user_id', '=', id).execute();
  // Who was a member before is not one who never finished her registration: those are removed after a while.
  if (before['email_verified_at'] !== null) await sql`delete from registrations where user_id = ${id}`.execute(trx);
  await queueMail(trx, old, { template: 'emailChanged', values: { name: old.name } });
  await queueVerification(auth, trx, { ...old, id, email });
}

function addressee(row: Row): { email: string; name: string; locale: Locale } {
  const { locale } = row;
  return {
    email: String(row['email']),
    name: `${String(row['first_name'])} ${String(row['last_name'])}`.trim(),
    locale: isLocale(locale) ? locale : 'en',
  };
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The time of a change, always later than the change before it, so that two are never taken for one. */
function laterThan(before: unknown, now: Date): Date {
  return before instanceof Date && before >= now ? new Date(before.getTime() + 1) : now;
}
