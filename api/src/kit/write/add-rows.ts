import { reservedSlugsOf } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { galleryColumns } from '../files';
import type { MountedResource } from '../resource-options';
import { freeSlug, slugify } from '../slugs';
import type { Row } from '../table-repository';
import { columnsOf } from '../write-values';
import type { Writing } from '../writing';
import { insertRows } from './insert-rows';
import { writableColumns } from './edit-rows';
import type { MadeRow, RowWrite } from './row-write';
import { writeRelations } from './write-relations';

/** Adds rows with their slugs and relations. */
export async function addRows(
  trx: Db,
  mounted: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
): Promise<MadeRow[]> {
  const { resource, options } = mounted;
  const { repository, slugFrom, files = {} } = options;
  const texts = slugFrom === undefined ? [] : writes.map(({ values }) => String(values[slugFrom]));
  const slugs = await freeSlugs(trx, repository.table, texts);
  const times = { created_at: writing.now, updated_at: writing.now };
  // A row with drafts whose body names no hour of publication is published at once.
  const isTimed = 'published_at' in resource.write.shape;
  const published = resource.hasDrafts && !isTimed ? { published_at: writing.now } : {};
  const rows = writes.map(({ change, values }, index) =>
    writableColumns(mounted, {
      ...published,
      ...columnsOf(resource, values, null),
      ...galleryColumns(files, values, null),
      ...(slugs[index] === undefined ? {} : { slug: slugs[index] }),
      ...times,
      ...(change.kind === 'add' ? change.columns : {}),
    }),
  );
  const added = await insertRows(trx, repository.table, rows);
  const made = writes.flatMap((write, index): MadeRow[] => {
    const row = added[index];
    return row === undefined ? [] : [{ write, ...row, undo: { added: true }, columns: null }];
  });
  const related = made.map(({ id, write }) => ({ id, values: write.values }));
  await writeRelations(trx, mounted, related, writing.locale);
  return made;
}

/** A free slug for each text: `slug`, `slug-2`, `slug-3` …, apart from those in use and from each other. */
async function freeSlugs(trx: Db, table: string, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const bases = texts.map(slugify);
  const { rows } = await sql<Row>`select slug from ${sql.table(table)} where slug in (${sql.join(bases)})`.execute(trx);
  const taken = new Set([...rows.map(({ slug }) => String(slug)), ...reservedSlugsOf(table)]);
  const slugs: string[] = [];
  for (const base of bases) {
    let slug = base;
    if (taken.has(base)) slug = await freeSlug(trx, table, base);
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.push(slug);
  }
  return slugs;
}
