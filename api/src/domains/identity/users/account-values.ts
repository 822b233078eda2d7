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

/** The hash of the password that a body sets; null when it sets none. Whoever changes her own gives the one she has. */
export async function passwordOf({ id, values, before, viewer, locale }: PlannedWrite): Promise<string | null> {
  const { password, c_password, current_password } = values;
  if (typeof password !== 'string' || password === '') return null;
  if (c_password !== password) throw refuse('c_password', 'mismatch', locale);
  if (before !== null && id === viewer?.id) await requireCurrent(before['password_hash'], current_password, locale);
  return hashPassword(password);
}

async function requireCurrent(stored: unknown, given: unknown, locale: Locale): Promise<void> {
  if (typeof given !== 'string' || given === '') throw refuse('current_password', 'required', locale);
  if (!(await verifyPassword(typeof stored === 'string' ? stored : null, given)))
    throw refuse('current_password', 'wrongPassword', locale);
}

/** The address, unless another account has it, in the trash or not. */
export async function requireFreeAddress(trx: Db, email: string, ownId: number, locale: Locale): Promise<void> {
  const { rows } = await sql`select 1 from users
    where lower(email) = ${email.toLowerCase()} and id <> ${ownId}`.execute(trx);
  if (rows.length > 0) throw refuse('email', 'taken', locale);
}

/** What is left of a body once its passwords are made a hash. */
export function withoutPasswords(values: Row): Row {
  const { password: _password, c_password: _repeated, current_password: _current, ...rest } = values;
  return rest;
}
