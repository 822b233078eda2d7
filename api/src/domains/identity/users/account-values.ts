import { requireGoodPassword } from '../auth/password-policy';
import { hashPassword } from '../auth/passwords';
import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { refuse } from './refuse';
import { requireOwner } from './require-owner';

/**
 * The hash of the password in a body, or null without one. A change of the own password requires a proof of identity.
 * The password of another user cannot be changed: an editor sends a mail instead, with which the user chooses one.
 */
export async function passwordOf(trx: Db, write: PlannedWrite): Promise<string | null> {
  const { id, values, before, viewer, locale } = write;
  const { password, c_password } = values;
  if (typeof password !== 'string' || password === '') return null;
  if (before !== null && id !== viewer?.id) throw refuse('password', 'othersPassword', locale);
  if (c_password !== password) throw refuse('c_password', 'mismatch', locale);
  if (before !== null) await requireOwner(trx, write, { needsPassword: true });
  const textOf = (field: string): string => String(values[field] ?? before?.[field] ?? '');
  const { productName: product } = write.writing.deps.env;
  const owner = { email: textOf('email'), names: [textOf('first_name'), textOf('last_name')], product };
  await requireGoodPassword(password, owner, locale);
  return hashPassword(password);
}

/** The values of a body without its passwords. */
export function withoutPasswords(values: Row): Row {
  const { password: _password, c_password: _repeated, current_password: _current, ...rest } = values;
  return rest;
}
