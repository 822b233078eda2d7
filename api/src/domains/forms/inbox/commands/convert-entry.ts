import type { Viewer } from '@enlace/shared-contract/access';
import { press } from '@enlace/shared-contract/editorial';
import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { familyResources, type ConvertTarget, type convertEntrySchema } from '@enlace/shared-contract/forms';
import { users } from '@enlace/shared-contract/identity';
import { companies } from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { type Acting, addUser } from '../../../identity';
import type { Db } from '../../../../infrastructure/db/database';
import { databaseError } from '../../../../infrastructure/db/database-errors';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import { mediaFolders } from '../../../../infrastructure/files/media.repository';
import { parseWith } from '../../../../kit/core/http/parse';
import { addRow } from '../../../../kit/core/write/write-row';
import { companiesResource } from '../../../partners';
import { pressResource } from '../../../editorial';
import { findDuplicates } from '../find-duplicates';
import { convertible } from '../read-entry';
import { mayGiveRoles } from '../roles-to-give';
import { lockEntry, touchEntry } from './lock-entry';

type Conversion = z.infer<typeof convertEntrySchema>;
type Values = NonNullable<Conversion['values']>;

const tables: Readonly<Record<ConvertTarget, string>> = { company: 'companies', press: 'press', account: 'users' };
const tooAlike: Readonly<Record<Locale, string>> = {
  en: 'Something like this exists already. Link it, or say that it is another one.',
  es: 'Ya existe algo parecido. Enlázalo o indica que es otra cosa.',
  pt: 'Já existe algo parecido. Vincule-o ou diga que é outra coisa.',
};

/** Fields whose value only one record can have; a refusal is placed there. */
const uniqueFields: Readonly<Record<ConvertTarget, string>> = { company: 'name', press: 'title', account: 'email' };

/** Creates the record. When its name is taken, the error is at the field. */
async function withFieldOfName<T>(target: ConvertTarget, locale: Locale, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const refusal = isAppError(error) ? error : databaseError(error);
    if (refusal?.code !== 'NAME_TAKEN') throw error;
    const fields = { [uniqueFields[target]]: [fieldText(locale, 'taken')] };
    throw new AppError('NAME_TAKEN', { message: refusal.message, cause: error, fields });
  }
}

/** Creates a record from an entry, or links an existing one, and stores the conversion in the thread of the entry. */
export async function convertEntry(
  acting: Acting,
  { id, ...request }: Conversion & { readonly id: number },
): Promise<void> {
  const { deps } = acting;
  if (!convertible(acting.viewer).includes(request.target))
    throw new AppError('FORBIDDEN', { message: `user ${acting.viewer.id} may not make a ${request.target}` });
  const values = request.values ?? {};
  const link = request.link_id ?? null;
  if (link === null && request.is_sure !== true)
    await requireNothingAlike(deps.db, request.target, values, acting.locale);
  if (link !== null) {
    await deps.db.transaction().execute(async (trx) => {
      await requireRow(trx, request.target, link, acting.locale);
      await keepConversion(trx, acting, id, { target: request.target, target_id: link, is_new: false });
    });
    return;
  }
  if (request.target === 'account') {
    // An account is added by its own command in its own transaction. If the link fails afterwards, the account is found
    // as a duplicate and linked.
    await deps.db.transaction().execute((trx) => lockEntry(trx, id, acting.viewer));
    const target_id = await withFieldOfName('account', acting.locale, () => makeAccount(acting, values));
    await deps.db
      .transaction()
      .execute((trx) => keepConversion(trx, acting, id, { target: 'account', target_id, is_new: true }));
    return;
  }
  const mountedResource = request.target === 'company' ? companiesResource : pressResource;
  const checked = parseWith(request.target === 'company' ? companies.write : press.write, values, acting.locale);
  await deps.db.transaction().execute(async (trx) => {
    const logo =
      request.target === 'company' && request.with_logo !== false ? await takeLogo(trx, id, acting.viewer) : {};
    const target_id = await withFieldOfName(request.target, acting.locale, () =>
      addRow(trx, mountedResource, { ...checked, ...logo }, acting),
    );
    await keepConversion(trx, acting, id, { target: request.target, target_id, is_new: true });
  });
}

/** The logo of an entry. It becomes a public picture of the library. */
async function takeLogo(trx: Db, id: number, viewer: Viewer | null): Promise<{ readonly logo?: unknown }> {
  const { logo } = await lockEntry(trx, id, viewer);
  if (logo === null) return {};
  const folders = mediaFolders(JSON.stringify(logo));
  if (folders.length > 0)
    await sql`update media set is_public = true where left(hash, 32) in (${sql.join(folders)})`.execute(trx);
  return { logo };
}

async function makeAccount(acting: Acting, values: Values): Promise<number> {
  const { role, ...fields } = values;
  if (role && !mayGiveRoles(acting.viewer))
    throw new AppError('VALIDATION_FAILED', {
      message: `user ${acting.viewer.id} may not give roles`,
      fields: { role: [fieldText(acting.locale, 'notAllowed')] },
    });
  const roleId = role ? await roleIdOf(acting.deps.db, role, acting.locale) : null;
  const checked = parseWith(users.write, fields, acting.locale);
  return addUser(acting, { ...checked, ...(roleId === null ? {} : { attach_roles: [roleId] }) });
}

async function roleIdOf(db: Db, name: string, locale: Locale): Promise<number> {
  const row = await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirst();
  if (row !== undefined) return row.id;
  throw new AppError('VALIDATION_FAILED', {
    message: `no role ${name}`,
    fields: { role: [fieldText(locale, 'unknownRow')] },
  });
}

async function requireNothingAlike(db: Db, target: ConvertTarget, values: Values, locale: Locale): Promise<void> {
  const duplicates = await findDuplicates(db, target, values);
  if (duplicates.length === 0) return;
  throw new AppError('CONFLICT', {
    message: 'duplicates',
    userMessage: tooAlike[locale],
    details: { found: duplicates },
  });
}

async function requireRow(trx: Db, target: ConvertTarget, id: number, locale: Locale): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(tables[target])} t where t.id = ${id}
    ${target === 'press' ? sql`` : sql`and t.deleted_at is null`}`.execute(trx);
  if (rows.length > 0) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `no ${target} ${id}`,
    fields: { link_id: [fieldText(locale, 'unknownRow')] },
  });
}

async function keepConversion(
  trx: Db,
  acting: Acting,
  entryId: number,
  conversion: { readonly target: ConvertTarget; readonly target_id: number; readonly is_new: boolean },
): Promise<void> {
  const entry = await lockEntry(trx, entryId, acting.viewer);
  await trx
    .insertInto('form_conversions')
    .values({ entry_id: entryId, author_id: acting.origin.actorId, ...conversion, created_at: acting.now })
    .onConflict((on) => on.columns(['entry_id', 'target', 'target_id']).doNothing())
    .execute();
  await touchEntry(trx, entryId, entry.updated_at, acting.now);
  await recordAudit(trx, {
    origin: acting.origin,
    action: 'convert',
    resource: familyResources[entry.family].name,
    rowId: entryId,
    after: conversion,
  });
}
