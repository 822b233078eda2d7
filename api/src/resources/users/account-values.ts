import { AppError, type Locale, users, type WriteOf } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { hashPassword } from '../../auth/passwords';
import type { Db } from '../../db/database';
import { type FieldText, fieldText } from '../../errors/field-texts';
import { changeRelation } from '../../kit/relations';
import type { Row } from '../../kit/table-repository';
import { usersResource } from './users.resource';

export type UserValues = Partial<WriteOf<typeof users>>;

export function refuse(field: string, text: FieldText, locale: Locale): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: `${field}: ${text}`,
    fields: { [field]: [fieldText(locale, text)] },
  });
}

/** The hash of the password that a body sets, made before any row is held; null when it sets none. */
export async function passwordOf(values: UserValues, locale: Locale): Promise<string | null> {
  if (values.password === undefined || values.password === '') return null;
  if (values.c_password !== values.password) throw refuse('c_password', 'mismatch', locale);
  return hashPassword(values.password);
}

/** The address, unless another account has it, in the trash or not. */
export async function requireFreeAddress(trx: Db, email: string, ownId: number, locale: Locale): Promise<void> {
  const { rows } = await sql`select 1 from users
    where lower(email) = ${email.toLowerCase()} and id <> ${ownId}`.execute(trx);
  if (rows.length > 0) throw refuse('email', 'taken', locale);
}

/** Writes roles, permissions, skills and kinds of work. */
export async function changeLists(trx: Db, id: number, values: Row, locale: Locale): Promise<void> {
  for (const relation of users.relations) {
    const pair = usersResource.options.relations?.[relation.field];
    if (pair !== undefined) await changeRelation(trx, relation, pair, id, values, locale);
  }
}

/** What the audit keeps of a body: everything but passwords. */
export function auditable(values: UserValues): Row {
  const { password: _password, c_password: _repeated, current_password: _current, ...rest } = values;
  return rest;
}
