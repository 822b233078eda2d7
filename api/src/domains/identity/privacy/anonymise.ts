import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { removeFilesLater } from '../../../infrastructure/files/file-jobs';
import { filesPath } from '../../../infrastructure/files/media.repository';
import { formerName, type PersonColumn } from '../../../infrastructure/db/person-column';

interface Person {
  readonly id: number;
  readonly email: string;
  /** An address that she never proved may be somebody else's. */
  readonly isAddressHers: boolean;
}

/** Rows of a registered column that name a person. */
export function rowsOf({ column, holds, where }: PersonColumn, person: Person) {
  const name = sql.ref(column.split('.')[1] ?? '');
  const own =
    holds === 'email'
      ? sql`(${sql.lit(person.isAddressHers)} and lower(${name}) = ${person.email.toLowerCase()})`
      : sql`${name} = ${holds === 'id' ? person.id : String(person.id)}`;
  return where === undefined ? own : sql`${own} and ${sql.raw(where)}`;
}

/** The person an id stands for, as far as archive and removal must know her; null when there is none. */
export async function findPerson(db: Db, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', sql<boolean>`email_verified_at is not null`.as('isAddressHers')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Removes everything by which a person could be known, as the register says. Her row of `users` stays as nobody's; what
 * the law makes us keep stays without her. Cannot be undone. Her portraits leave the file store after the commit.
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

/** Pictures that only her record ever showed; those of the media library belong to the site. */
async function takePortraits(trx: Db, id: number): Promise<string[]> {
  const hers = sql`(used.resource = 'users' and used.row_id = ${id})`;
  const uses = (which: typeof hers) =>
    sql`exists (select 1 from media_uses used where used.media_id = media.id and ${which})`;
  const { rows } = await sql<{ variants: readonly { readonly url: string }[] }>`delete from media
    where not is_public and (created_by = ${id} or ${uses(hers)}) and not ${uses(sql`not ${hers}`)}
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
  const emptied = { ...(entry.onRemoval === 'empty' ? { [column]: 'null' } : {}), ...entry.empties };
  const changes = Object.entries(emptied).map(([field, value]) => sql`${sql.ref(field)} = ${sql.raw(value)}`);
  if (changes.length > 0) await sql`update ${table} set ${sql.join(changes)} where ${rows}`.execute(trx);
}
