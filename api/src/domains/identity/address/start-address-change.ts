import { isLocale, type Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { PinsRepository } from '../auth/pins.repository';
import { type AddressChange, insertAddressChange, isAddressTaken } from './address-changes.repository';
import type { UndoTokens } from './undo-tokens';
import { confirmNewEmailMail } from './mails/confirm-new-email.mail';
import { mailShutOutOwner } from '../auth/mail-shut-out-owner';
import { emailAlreadyUsedMail } from './mails/email-already-used.mail';
import { emailChangeRequestedMail } from './mails/email-change-requested.mail';

export interface AddressContext {
  readonly pins: PinsRepository;
  readonly undoTokens: UndoTokens;
}

/** The account whose address changes, with its present address. */
export interface AddressOwner {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/**
 * Starts the change of the own address. The old address stays valid until the new one is proved, and gets a link that
 * undoes the change. The owner of a taken address is notified by mail, so that the answer never shows whether an
 * address has an account.
 */
export async function startAddressChange(
  trx: Db,
  context: AddressContext,
  owner: AddressOwner,
  newEmail: string,
  now: Date,
): Promise<void> {
  const { id, name, locale } = owner;
  await trx.deleteFrom('pins').where('user_id', '=', id).where('purpose', '=', 'email').execute();
  const change = await insertAddressChange(
    trx,
    { userId: id, oldEmail: owner.email, newEmail },
    { now, isCompleted: false },
  );
  const token = context.undoTokens.issue(change);
  await queueMail(trx, owner, emailChangeRequestedMail, { name, token });
  if (await isAddressTaken(trx, newEmail, id, now)) await notifyAddressOwner(trx, newEmail);
  else await queueAddressProof(trx, context, { id, name, locale }, change);
}

/** Mails the pin that proves the new address of an open change. */
export async function queueAddressProof(
  trx: Db,
  { pins }: Pick<AddressContext, 'pins'>,
  { id, name, locale }: Omit<AddressOwner, 'email'>,
  { newEmail }: Pick<AddressChange, 'newEmail'>,
): Promise<void> {
  const pin = await pins.create(trx, id, 'email');
  await queueMail(trx, { email: newEmail, locale }, confirmNewEmailMail, { name, userId: id, pin });
}

async function notifyAddressOwner(trx: Db, email: string): Promise<void> {
  if (await mailShutOutOwner(trx, { email })) return;
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'locale', 'first_name'])
    .where('deleted_at', 'is', null)
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (owner === undefined) return;
  const locale = isLocale(owner.locale) ? owner.locale : 'en';
  await queueMail(trx, { email: owner.email, locale }, emailAlreadyUsedMail, { name: owner.first_name });
}
