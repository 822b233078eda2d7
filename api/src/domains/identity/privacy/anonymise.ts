import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { removeFilesLater } from '../../../infrastructure/files/file-jobs';
import { filesPath } from '../../../infrastructure/files/media.repository';
import { formerName, type PersonColumn } from '../../../infrastructure/db/person-column';

interface Person {
  readonly id: number;
  readonly email: string;
  /** Whether the address is verified. Another person may own an address that is not verified. */
  readonly isAddressVerified: boolean;
}

/** Condition for the rows of a registered column that refer to a person. */
export function rowsOf({ column, holds, where }: PersonColumn, person: Person) {
  const name = sql.ref(column.split('.')[1] ?? '');
  const isRowOfPerson =
    holds === 'email'
      ? sql`(${sql.lit(person.isAddressVerified)} and lower(${name}) = ${person.email.toLowerCase()})`
      : sql`${name} = ${holds === 'id' ? person.id : String(person.id)}`;
  return where === undefined ? isRowOfPerson : sql`${isRowOfPerson} and ${sql.raw(where)}`;
}

/** The account with this id, as archive and removal need it; null when it does not exist. */
export async function findPerson(db: Db, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', sql<boolean>`email_verified_at is not null`.as('isAddressVerified')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Removes all data that identifies a person, as declared in the personal-data register. The row of `users` stays
 * without personal data, and rows that the law requires stay without a reference to the person. Cannot be undone. The
 * portraits leave the file store after the commit.
 */
export async function anonymise(trx: Db, id: number, at: Date, columns: readonly PersonColumn[]): Promise<void> {
  const person = await findPerson(trx, id);
  if (person === null) return;
  await removeFilesLater(trx, await takePortraits(trx, id));
  for (const entry of columns) await forget(trx, entry, person);
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
      avatar: null,
      area_id: null,
      chapter_id: null,
      seniority_id: null,
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

/**
 * Deletes the pictures that only this account used, and returns their files. Pictures of the media library belong to
 * the site and stay.
 */
async function takePortraits(trx: Db, id: number): Promise<string[]> {
  const isUseOfAccount = sql`(used.resource = 'users' and used.row_id = ${id})`;
  const uses = (which: typeof isUseOfAccount) =>
    sql`exists (select 1 from media_uses used where used.media_id = media.id and ${which})`;
  const { rows } = await sql<{ variants: readonly { readonly url: string }[] }>`delete from media
    where not is_public and (created_by = ${id} or ${uses(isUseOfAccount)}) and not ${uses(sql`not ${isUseOfAccount}`)}
    returning variants`.execute(trx);
  return rows.flatMap(({ variants }) => variants.map(({ url }) => url.slice(filesPath.length)));
}

async function forget(trx: Db, entry: PersonColumn, person: Person): Promise<void> {
  const [name = '', column = ''] = entry.column.split('.');
  const [table, rows] = [sql.table(name), rowsOf(entry, person)];
  if (entry.onRemoval === 'delete') {
    await sql`delete from ${table} where ${rows}`.execute(trx);
    return;
  }
  const emptyValues = { ...(entry.onRemoval === 'empty' ? { [column]: 'null' } : {}), ...entry.empties };
  const changes = Object.entries(emptyValues).map(([field, value]) => sql`${sql.ref(field)} = ${sql.raw(value)}`);
  if (changes.length > 0) await sql`update ${table} set ${sql.join(changes)} where ${rows}`.execute(trx);
}
