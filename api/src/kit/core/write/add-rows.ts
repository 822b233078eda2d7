import { reservedSlugsOf } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { galleryColumns } from './files';
import type { MountedResource } from '../table/resource-options';
import { freeSlug, slugify } from './slugs';
import type { Row } from '../table/table-repository';
import { columnsOf } from './write-values';
import type { Writing } from './writing';
import { insertRows } from './insert-rows';
import { writableColumns } from './edit-rows';
import type { MadeRow, RowWrite } from './row-write';
import { writeRelations } from './write-relations';

/** Adds rows with their slugs and relations. */
export async function addRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
): Promise<MadeRow[]> {
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
  const madeRows = writes.flatMap((write, index): MadeRow[] => {
    const row = insertedRows[index];
    return row === undefined ? [] : [{ write, ...row, undo: { added: true }, columns: null }];
  });
  const relationWrites = madeRows.map(({ id, write }) => ({ id, values: write.values }));
  await writeRelations(trx, mountedResource, relationWrites, writing.locale);
  return madeRows;
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
