import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/resource-options';
import { rowOf } from '../../../kit/row-of';
import type { Row } from '../../../kit/table-repository';
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
    ...privacyOf(values, before),
    ...portraitOf(values, before),
    ...disabledOf(values, before, now),
    ...(hash === null ? {} : { password_hash: hash }),
  };
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
