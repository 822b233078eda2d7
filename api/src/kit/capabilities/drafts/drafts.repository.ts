import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { FileFields } from '../../core/write/files';
import type { RowName } from '../../core/table/row-name';
import type { Row } from '../../core/table/repository';

/** Changes of a row that are not published yet. */
export interface Draft {
  /** A body of `edit`; its files are already stored. */
  readonly body: Row;
  readonly base_version: Date;
  readonly updated_at: Date;
  readonly updated_by: { readonly id: number; readonly name: string } | null;
}

export async function findDraft(db: Db, { resource, rowId }: RowName): Promise<Draft | null> {
  const { rows } = await sql<Draft>`select d.body, d.base_version, d.updated_at, case when u.id is null then null
      else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as updated_by
    from drafts d left join users u on u.id = d.updated_by
    where d.resource = ${resource} and d.row_id = ${rowId}`.execute(db);
  return rows[0] ?? null;
}

export async function saveDraft(
  trx: Db,
  { resource, rowId }: RowName,
  draft: { readonly body: Row; readonly base_version: Date; readonly updated_at: Date; readonly updated_by: number },
): Promise<void> {
  const { body, base_version, updated_at, updated_by } = draft;
  await sql`insert into drafts (resource, row_id, body, base_version, updated_at, updated_by)
    values (${resource}, ${rowId}, ${JSON.stringify(body)}, ${base_version}, ${updated_at}, ${updated_by})
    on conflict (resource, row_id) do update set body = excluded.body, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`.execute(trx);
}

export async function removeDraft(trx: Db, { resource, rowId }: RowName): Promise<void> {
  await trx.deleteFrom('drafts').where('resource', '=', resource).where('row_id', '=', rowId).execute();
}

/** Merges values into those of a draft. An attached id leaves the detach list, a detached id leaves the attach list. */
export function mergeDraft(resource: Resource, files: FileFields, before: Row, values: Row): Row {
  const galleries = Object.entries(files).flatMap(([field, kind]) => (kind === 'gallery' ? [field] : []));
  const pairs = [
    ...resource.relations.map(({ attach, detach }) => ({ attach, detach })),
    ...galleries.map((field) => ({ attach: `attach_${field}`, detach: `detach_${field}` })),
  ];
  const lists: Row = {};
  for (const { attach, detach } of pairs) {
    if (!(attach in values) && !(detach in values)) continue;
    const [addedEntries, removedEntries] = [listOf(values[attach]), listOf(values[detach])];
    lists[attach] = unite(without(listOf(before[attach]), removedEntries), addedEntries);
    lists[detach] = unite(without(listOf(before[detach]), addedEntries), removedEntries);
  }
  return { ...before, ...values, ...lists };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const nameOf = (entry: unknown): string => JSON.stringify(entry);

function without(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const removedNames = new Set(others.map(nameOf));
  return list.filter((entry) => !removedNames.has(nameOf(entry)));
}

function unite(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  return [...without(list, others), ...others];
}
