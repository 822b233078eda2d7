import type { Locale } from '@enlace/shared-contract/text';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { isAnyId } from '../../../infrastructure/db/any-id';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';

interface NamedEntry {
  readonly resource: string;
  readonly row_id: string | null;
}

/**
 * The present names of the records of audit entries, by resource and id, in the viewer's language; also of records in
 * the trash. One statement for each resource.
 */
export async function readRecordNames(
  db: Db,
  resources: readonly MountedResource[],
  entries: readonly NamedEntry[],
  locale: Locale,
): Promise<(entry: NamedEntry) => string | null> {
  const idsByResource = new Map<string, Set<number>>();
  for (const { resource, row_id: rowId } of entries)
    if (rowId !== null && /^[1-9]\d{0,14}$/.test(rowId))
      idsByResource.set(resource, (idsByResource.get(resource) ?? new Set()).add(Number(rowId)));
  const names = new Map<string, string>();
  for (const [resource, ids] of idsByResource) {
    const table = resources.find((one) => one.resource.name === resource)?.options.repository.table;
    if (table === undefined) continue;
    const { rows } = await sql<{
      id: number;
      row: Row;
    }>`select t.id, jsonb_build_object('title', ${inLocale('title', locale)},
        'name', ${inLocale('name', locale)}, 'reference', to_jsonb(t) -> 'reference', 'first_name', to_jsonb(t) -> 'first_name',
        'last_name', to_jsonb(t) -> 'last_name') as row
      from ${sql.table(table)} t where ${isAnyId(sql.ref('t.id'), [...ids])}`.execute(db);
    for (const { id, row } of rows) names.set(`${resource}:${id}`, nameOf(row));
  }
  return ({ resource, row_id: rowId }) => names.get(`${resource}:${rowId ?? ''}`) || null;
}

/** A column of any table in a language; tables can lack the column, and columns a translation. */
function inLocale(column: string, locale: Locale): RawBuilder<unknown> {
  const path = sql.lit(`{translations,${locale},${column}}`);
  return sql`coalesce(nullif(to_jsonb(t) #>> ${path}, ''), to_jsonb(t) ->> ${sql.lit(column)})`;
}

function nameOf(row: Row): string {
  const fullName = [row['first_name'], row['last_name']].filter((part) => typeof part === 'string').join(' ');
  const name = row['title'] ?? row['name'] ?? (fullName.trim() === '' ? row['reference'] : fullName);
  return typeof name === 'string' ? name.trim() : '';
}
