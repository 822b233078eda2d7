import { sql } from 'kysely';

import { forgetContents } from '../../../infrastructure/audit/audit-chain';
import type { Db } from '../../../infrastructure/db/database';
import { formerName, type PersonColumn } from '../../../infrastructure/db/person-column';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { deriveKey } from '../../../infrastructure/env/keys';
import { forgetRows } from '../../../kit/core/module/capability';
import { findConcernedRows } from './concerned-rows';
import { type Account, findAccounts, rowsOf } from './find-accounts';
import { findTraces } from './find-traces';
import { removeFilesOf } from './remove-files';
import { removeMentions } from './remove-mentions';
import { removeTraces } from './remove-traces';

export type RemovalDeps = Pick<ApiDeps, 'personColumns' | 'env' | 'capabilities'>;

/**
 * Removes all data that identifies a person: of the account, and of all accounts that were merged into it. The
 * personal-data register declares what becomes of rows that refer to the person; `copy-columns.ts` names the columns
 * that can contain copies of personal data, `concerned-texts.ts` the texts of others about the person. The rows of `users` stay without personal data, and rows that the law
 * requires stay without a reference to the person. Cannot be undone.
 */
export async function anonymise(trx: Db, id: number, at: Date, deps: RemovalDeps): Promise<void> {
  const { personColumns, env } = deps;
  const accounts = await findAccounts(trx, id);
  if (accounts.length === 0) return;
  const auditKey = deriveKey(env.tokenSecret, 'audit chain');
  const traces = await findTraces(trx, accounts);
  const concernedRows = await findConcernedRows(trx, accounts);
  await removeFilesOf(trx, accounts, personColumns);
  for (const entry of personColumns) await forget(trx, deps, entry, accounts, auditKey);
  await removeMentions(trx, concernedRows, auditKey);
  await removeTraces(trx, traces, auditKey);
  for (const account of accounts) await emptyAccount(trx, account.id, at);
}

async function emptyAccount(trx: Db, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email: `removed-${id}@removed.invalid`,
      first_name: formerName,
      last_name: '',
      password_hash: null,
      headline: null,
      bio: null,
      phone: null,
      company: null,
      city: null,
      country_code: null,
      linkedin: null,
      website: null,
      github: null,
      avatar: null,
      area_id: null,
      chapter_id: null,
      seniority_id: null,
      state_id: null,
      job_title_id: null,
      is_social: false,
      email_verified_at: null,
      last_sign_in_at: null,
      privacy: '{}',
      session_version: sql<number>`session_version + 1`,
      removal_requested_at: null,
      removal_due_at: null,
      deleted_at: at,
      updated_at: at,
      anonymised_at: at,
    })
    .where('id', '=', id)
    .execute();
}

async function forget(
  trx: Db,
  deps: RemovalDeps,
  entry: PersonColumn,
  accounts: readonly Account[],
  auditKey: Buffer,
): Promise<void> {
  const [name = '', column = ''] = entry.column.split('.');
  const [table, rows] = [sql.table(name), rowsOf(entry, accounts)];
  // Before the rows lose the reference by which they are found.
  if (entry.resources !== undefined) await forgetRecords(trx, deps, entry, entry.resources, accounts, auditKey);
  if (entry.onRemoval === 'delete') {
    await sql`delete from ${table} where ${rows}`.execute(trx);
    return;
  }
  const emptyValues = { ...(entry.onRemoval === 'empty' ? { [column]: 'null' } : {}), ...entry.empties };
  const changes = Object.entries(emptyValues).map(([field, value]) => sql`${sql.ref(field)} = ${sql.raw(value)}`);
  if (changes.length > 0) await sql`update ${table} set ${sql.join(changes)} where ${rows}`.execute(trx);
}

/** Deletes history and drafts of records of the person, and empties the contents of their audit entries. */
async function forgetRecords(
  trx: Db,
  deps: RemovalDeps,
  entry: PersonColumn,
  resources: readonly string[],
  accounts: readonly Account[],
  auditKey: Buffer,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(entry.column.split('.')[0] ?? '')}
    where ${rowsOf(entry, accounts)}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const resource of resources) await forgetRows(trx, deps, resource, ids);
  const auditEntries = await sql<{ id: number }>`select id from audit_entries
    where resource in (${sql.join(resources)}) and row_id in (${sql.join(ids.map(String))})
      and (before is not null or after is not null)`.execute(trx);
  for (const { id } of auditEntries.rows) await forgetContents(trx, auditKey, id, { before: null, after: null });
}
