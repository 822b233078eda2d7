import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import { findPerson, rowsOf } from './anonymise';

/** Raise it when the shape of an archive changes. */
const version = 1;
const pageSize = 500;

export interface ArchiveOptions {
  readonly product: string;
  readonly now: Date;
  /** The columns of the personal-data register; each names its part of the archive. */
  readonly columns: readonly PersonColumn[];
}

/**
 * All stored data of a person, as pieces of a JSON text: `{ version, product, created_at, data: { <part>: [...] } }`.
 * Every part of the register is included; an empty part is an empty list. Rows are read in pages, so that a large
 * archive needs little memory.
 */
export async function* archiveOf(
  db: Db,
  userId: number,
  { product, now, columns }: ArchiveOptions,
): AsyncGenerator<string> {
  const person = await findPerson(db, userId);
  const head = { version, product, created_at: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let isFirst = true;
  for (const entry of columns) {
    if (entry.part === null || entry.shows === undefined || person === null) continue;
    yield `${isFirst ? '' : ','}\n${JSON.stringify(entry.part)}:[`;
    isFirst = false;
    yield* rowsOfPart(db, entry, rowsOf(entry, person));
    yield ']';
  }
  yield '\n}}\n';
}

async function* rowsOfPart(db: Db, entry: PersonColumn, condition: ReturnType<typeof rowsOf>): AsyncGenerator<string> {
  const [name = ''] = entry.column.split('.');
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await sql<{ row: unknown }>`select to_json(part) as row from (
      select ${sql.raw(entry.shows ?? '')} from ${sql.table(name)} where ${condition}
      order by ctid limit ${pageSize} offset ${offset}) as part`.execute(db);
    for (const [index, { row }] of rows.entries())
      yield `${offset + index === 0 ? '' : ','}\n${typeof row === 'string' ? row : JSON.stringify(row)}`;
    if (rows.length < pageSize) return;
  }
}
