import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Db } from '../../../infrastructure/db/database';
import { readPhone } from '../../../kit/core/values/read-phone';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { rowOf } from '../../../kit/core/table/row-of';
import type { Row } from '../../../kit/core/table/repository';
import { passwordOf, withoutPasswords } from './account-values';
import { prepareAddress } from './prepare-address';
import { requireChapter } from './require-chapter';
import { requireOneLevel } from './require-one-level';
import { requireNotAbove, requireRightsToWrite } from './rights';
import { stateOf } from './state-of';

/**
 * Turns the values of a body into columns of `users`, for all ways of writing: form, bulk, import, undo. Throws when
 * the viewer may not write a value or the account.
 */
export async function prepareUser(trx: Db, write: PlannedWrite): Promise<Row> {
  const { id, values, before, viewer, locale, now } = write;
  if (viewer === null) throw new AppError('FORBIDDEN', { message: 'a visitor cannot write accounts' });
  requireRightsToWrite(viewer, values, before);
  if (id !== null) await requireNotAbove(trx, viewer, id);
  await requireOneLevel(trx, write);
  await requireChapter(trx, write);
  const state = await stateOf(trx, write);
  const address = await prepareAddress(trx, write);
  const hash = await passwordOf(trx, write);
  return {
    ...withoutPasswords(values),
    ...state,
    ...address,
    ...(before === null ? { locale: values['locale'] ?? locale } : {}),
    ...phoneOf(values, before, locale),
    ...privacyOf(values, before),
    ...portraitOf(values, before),
    ...disabledOf(values, before, now),
    ...(hash === null ? {} : { password_hash: hash }),
  };
}

/** The phone number, read with the country of the user. A stored one that comes back unchanged stays as it is. */
function phoneOf({ phone, country_code }: Row, before: Row | null, locale: Locale): Row {
  if (typeof phone !== 'string' || phone === '' || phone === before?.['phone']) return {};
  const country = country_code ?? before?.['country_code'];
  const number = readPhone(phone, typeof country === 'string' ? country : null);
  if (number !== null) return { phone: number };
  const fields = { phone: [fieldText(locale, 'phone')] };
  throw new AppError('VALIDATION_FAILED', { message: 'no phone number of a known country', fields });
}

/** Fields that are missing in the body keep their level. */
function privacyOf({ privacy }: Row, before: Row | null): Row {
  return privacy === undefined ? {} : { privacy: { ...rowOf(before?.['privacy']), ...rowOf(privacy) } };
}

/** A portrait without an alternative text gets the user's name. */
function portraitOf(values: Row, before: Row | null): Row {
  const picture = values['avatar'];
  if (typeof picture !== 'object' || picture === null || rowOf(picture)['alt']) return {};
  const nameOf = (field: string): string => String(values[field] ?? before?.[field] ?? '');
  return { avatar: { ...picture, alt: `${nameOf('first_name')} ${nameOf('last_name')}`.trim() } };
}

/** `disabled_at` for a body with `is_disabled`; nothing when the state does not change. */
function disabledOf({ is_disabled }: Row, before: Row | null, now: Date): Row {
  const isDisabled = (before?.['disabled_at'] ?? null) !== null;
  if (typeof is_disabled !== 'boolean' || is_disabled === isDisabled) return {};
  return { disabled_at: is_disabled ? now : null };
}
