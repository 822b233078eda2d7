import { reservedSlugsOf } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { galleryColumns } from './files';
import type { MountedResource } from '../table/resource-options';
import { freeSlug, slugify } from './slugs';
import type { Row } from '../table/repository';
import { columnsOf } from './write-values';
import type { WriteContext } from './write-context';
import { writableColumns } from './edit-rows';
import type { WrittenRow, RowWrite } from './row-change';
import { writeRelations } from './write-relations';

/** Adds rows with their slugs and relations. */
export async function addRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: WriteContext,
): Promise<WrittenRow[]> {
  const { resource, options } = mountedResource;
  const { repository, slugFrom, files = {} } = options;
  const texts = slugFrom === undefined ? [] : writes.map(({ values }) => String(values[slugFrom]));
  const slugs = await freeSlugs(trx, repository.table, texts);
  const times = { created_at: writing.now, updated_at: writing.now };
  // A row with drafts is published at once when its body contains no time of publication.
  const isTimed = 'published_at' in resource.write.shape;
  const publishedColumns = resource.hasDrafts && !isTimed ? { published_at: writing.now } : {};
  const rows = writes.map(({ change, values }, index) =>
    writableColumns(mountedResource, {
      ...publishedColumns,
      ...columnsOf(resource, values, null),
      ...galleryColumns(files, values, null),
      ...(slugs[index] === undefined ? {} : { slug: slugs[index] }),
      ...times,
      ...(change.kind === 'add' ? change.columns : {}),
    }),
  );
  const insertedRows = await insertRows(trx, repository.table, rows);
  const writtenRows = writes.flatMap((write, index): WrittenRow[] => {
    const row = insertedRows[index];
    return row === undefined ? [] : [{ ...write, ...row, undo: { added: true }, columns: null }];
  });
  await writeRelations(trx, mountedResource, writtenRows, writing.locale);
  return writtenRows;
}

/** A free slug for each text: `slug`, `slug-2`, `slug-3` …, different from existing slugs and from each other. */
async function freeSlugs(trx: Db, table: string, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const bases = texts.map(slugify);
  const { rows } = await sql<Row>`select slug from ${sql.table(table)} where slug in (${sql.join(bases)})`.execute(trx);
  const takenSlugs = new Set([...rows.map(({ slug }) => String(slug)), ...reservedSlugsOf(table)]);
  const slugs: string[] = [];
  for (const base of bases) {
    let slug = base;
    if (takenSlugs.has(base)) slug = await freeSlug(trx, table, base);
    for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${base}-${number}`;
    takenSlugs.add(slug);
    slugs.push(slug);
  }
  return slugs;
}

/** A row after an insert. */
interface InsertedRow {
  readonly id: number;
  /** The row's `updated_at` as database text; null when the table has none. */
  readonly version: string | null;
  readonly after: Row;
}

/** Inserts rows with one statement, in their order. A missing column gets its default; null stays null. */
async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<InsertedRow[]> {
  if (rows.length === 0) return [];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isPartial = names.some((name) => rows.some((row) => !(name in row)));
  const defaults = isPartial ? await columnDefaults(trx, table) : new Map<string, string>();
  const values = names.map((name) => {
    const text = defaults.get(name);
    const sentValue = sql.ref(`n.${name}`);
    if (text === undefined || rows.every((row) => name in row)) return sentValue;
    return sql`case when jsonb_exists(e.body, ${sql.lit(name)}) then ${sentValue} else ${sql.raw(text)} end`;
  });
  const { rows: insertedRows } = await sql<Row>`insert into ${sql.table(table)} as t
      (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e(body, place)
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, e.body) as n order by e.place
    returning to_jsonb(t) ->> 'updated_at' as "$version", t.*`.execute(trx);
  return insertedRows.map(({ $version: version, ...after }) => ({
    id: Number(after['id']),
    version: typeof version === 'string' ? version : null,
    after,
  }));
}

const knownDefaults = new Map<string, ReadonlyMap<string, string>>();

/** Defaults of a table's columns as SQL. The result is cached, because tables do not change while the API runs. */
async function columnDefaults(trx: Db, table: string): Promise<ReadonlyMap<string, string>> {
  const knownColumns = knownDefaults.get(table);
  if (knownColumns !== undefined) return knownColumns;
  const { rows } = await sql<{ name: string; text: string }>`select a.attname as name,
      pg_get_expr(d.adbin, d.adrelid) as text
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::text::regclass and a.attidentity = '' and a.attgenerated = ''`.execute(trx);
  const defaults = new Map(rows.map(({ name, text }) => [name, text]));
  knownDefaults.set(table, defaults);
  return defaults;
}
