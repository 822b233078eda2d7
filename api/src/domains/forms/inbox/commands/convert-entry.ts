import {
  AppError,
  companies,
  type ConvertTarget,
  type convertEntrySchema,
  type Locale,
  press,
  users,
} from '@enlace/shared-contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { type Acting, addUser } from '../../../identity';
import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import { mediaFolders } from '../../../../infrastructure/files/media.repository';
import { parseWith } from '../../../../kit/parse';
import { addRow } from '../../../../kit/write/write-row';
import { companiesResource } from '../../../partners';
import { pressResource } from '../../../editorial';
import { familyResources } from '../families';
import { findDuplicates } from '../find-duplicates';
import { convertible } from '../read-entry';
import { holdEntry, touchEntry } from './hold-entry';

export interface ConvertContext {
  readonly deps: ApiDeps;
  readonly acting: Acting;
}

type Conversion = z.infer<typeof convertEntrySchema>;
type Values = NonNullable<Conversion['values']>;

const tables: Readonly<Record<ConvertTarget, string>> = { company: 'companies', press: 'press', account: 'users' };
const tooAlike: Readonly<Record<Locale, string>> = {
  en: 'Something like this exists already. Link it, or say that it is another one.',
  es: 'Ya existe algo parecido. Enlázalo o indica que es otra cosa.',
  pt: 'Já existe algo parecido. Vincule-o ou diga que é outra coisa.',
};

/** Makes something of an entry, or links what is there already, and keeps in its thread what it was. */
export async function convertEntry(context: ConvertContext, id: number, asked: Conversion): Promise<void> {
  const { deps, acting } = context;
  if (!convertible(acting.viewer).includes(asked.target))
    throw new AppError('FORBIDDEN', { message: `user ${acting.viewer.id} may not make a ${asked.target}` });
  const values = asked.values ?? {};
  const link = asked.link_id ?? null;
  if (link === null && asked.is_sure !== true) await requireNothingAlike(deps.db, asked.target, values, acting.locale);
  if (link !== null) {
    await deps.db.transaction().execute(async (trx) => {
      await requireRow(trx, asked.target, link, acting.locale);
      await keepConversion(trx, context, id, { target: asked.target, target_id: link, is_new: false });
    });
    return;
  }
  if (asked.target === 'account') {
    // An account is made by its own command, in a transaction of its own. Should the link be lost after it, the account
    // is found as a duplicate and linked.
    await deps.db.transaction().execute((trx) => holdEntry(trx, id));
    const target_id = await makeAccount(context, values);
    await deps.db
      .transaction()
      .execute((trx) => keepConversion(trx, context, id, { target: 'account', target_id, is_new: true }));
    return;
  }
  const mounted = asked.target === 'company' ? companiesResource : pressResource;
  const checked = parseWith(asked.target === 'company' ? companies.write : press.write, values, acting.locale);
  await deps.db.transaction().execute(async (trx) => {
    const logo = asked.target === 'company' && asked.with_logo !== false ? await takeLogo(trx, id) : {};
    const target_id = await addRow(trx, mounted, { ...checked, ...logo }, acting);
    await keepConversion(trx, context, id, { target: asked.target, target_id, is_new: true });
  });
}

/** The logo that came with an entry: from now on it is a picture of the library like any other. */
async function takeLogo(trx: Db, id: number): Promise<{ readonly logo?: unknown }> {
  const { logo } = await holdEntry(trx, id);
  if (logo === null) return {};
  const folders = mediaFolders(JSON.stringify(logo));
  if (folders.length > 0)
    await sql`update media set is_public = true where left(hash, 32) in (${sql.join(folders)})`.execute(trx);
  return { logo };
}

async function makeAccount({ deps, acting }: ConvertContext, values: Values): Promise<number> {
  const { role, ...fields } = values;
  const roleId = role ? await roleIdOf(deps.db, role, acting.locale) : null;
  const checked = parseWith(users.write, fields, acting.locale);
  return addUser(deps, acting, { ...checked, ...(roleId === null ? {} : { attach_roles: [roleId] }) });
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
  const found = await findDuplicates(db, target, values);
  if (found.length === 0) return;
  throw new AppError('CONFLICT', { message: 'duplicates', userMessage: tooAlike[locale], details: { found } });
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
  { acting }: ConvertContext,
  entryId: number,
  made: { readonly target: ConvertTarget; readonly target_id: number; readonly is_new: boolean },
): Promise<void> {
  const entry = await holdEntry(trx, entryId);
  await trx
    .insertInto('form_conversions')
    .values({ entry_id: entryId, author_id: acting.origin.actorId, ...made, created_at: acting.now })
    .onConflict((on) => on.columns(['entry_id', 'target', 'target_id']).doNothing())
    .execute();
  await touchEntry(trx, entryId, entry.updated_at, acting.now);
  await recordAudit(trx, {
    origin: acting.origin,
    action: 'convert',
    resource: familyResources[entry.family].name,
    rowId: entryId,
    after: made,
  });
}
