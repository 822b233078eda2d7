import { AppError, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { hashPassword, verifyPassword } from '../auth/passwords';
import type { Db } from '../../../infrastructure/db/database';
import { type FieldText, fieldText } from '../../../infrastructure/errors/field-texts';
import type { PlannedWrite } from '../../../kit/resource-options';
import type { Row } from '../../../kit/table-repository';

export function refuse(field: string, text: FieldText, locale: Locale): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: `${field}: ${text}`,
    fields: { [field]: [fieldText(locale, text)] },
  });
}

/** The hash of the password in a body, or null without one. A change of the own password requires the current one. */
export async function passwordOf({ id, values, before, viewer, locale }: PlannedWrite): Promise<string | null> {
  const { password, c_password, current_password } = values;
  if (typeof password !== 'string' || password === '') return null;
  if (c_password !== password) throw refuse('c_password', 'mismatch', locale);
  if (before !== null && id === viewer?.id) await requireCurrent(before['password_hash'], current_password, locale);
  return hashPassword(password);
}

async function requireCurrent(storedHash: unknown, password: unknown, locale: Locale): Promise<void> {
  if (typeof password !== 'string' || password === '') throw refuse('current_password', 'required', locale);
  if (!(await verifyPassword(typeof storedHash === 'string' ? storedHash : null, password)))
    throw refuse('current_password', 'wrongPassword', locale);
}

/** Throws VALIDATION_FAILED when another account has the address, in the trash or not. */
export async function requireFreeAddress(trx: Db, email: string, ownId: number, locale: Locale): Promise<void> {
  const { rows } = await sql`select 1 from users
    where lower(email) = ${email.toLowerCase()} and id <> ${ownId}`.execute(trx);
  if (rows.length > 0) throw refuse('email', 'taken', locale);
}

/** The values of a body without its passwords. */
export function withoutPasswords(values: Row): Row {
  const { password: _password, c_password: _repeated, current_password: _current, ...rest } = values;
  return rest;
}
