import type { Relation } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { isAnyId } from '../../../infrastructure/db/any-id';
import type { Db } from '../../../infrastructure/db/database';
import { peopleTable, type RelationTable } from '../../core/table/relations';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { flatValues, hiddenFields } from './flat-values';

/** The values of a row at one moment, as far as its history contains them. */
export interface Snapshot {
  /** The row's `updated_at`; null when the table has none. */
  readonly version: Date | null;
  /** See `flatValues`; relations by their field, as lists of `{ id, name }`. */
  readonly values: Row;
}

export type Snapshots = ReadonlyMap<number, Snapshot>;

/** A relation that writes can change, with its table. */
export interface WritableRelation {
  readonly relation: Relation;
  readonly pair: RelationTable;
  /** Whether the relation leads to people. Their names are not stored with the row, because they can be deleted. */
  readonly isOfPeople: boolean;
}

/** The relations that a resource's writes change. */
export function writableRelations({ resource, options }: MountedResource): WritableRelation[] {
  return resource.relations.flatMap((relation) => {
    const pair = options.relations?.[relation.field];
    return pair === undefined ? [] : [{ relation, pair, isOfPeople: pair.target === peopleTable }];
  });
}

/** Snapshots of bare rows that were already read, with their related rows. */
export function snapshotsOf(
  mountedResource: MountedResource,
  rows: readonly Row[],
  relatedRows: RelatedRows,
): Snapshots {
  const { columns } = mountedResource.options.repository;
  return new Map(
    rows.map((row) => {
      const [id, updatedAt] = [Number(row['id']), row['updated_at']];
      const isHidden = hiddenFields(row['privacy']);
      const lists = Object.entries(relatedRows.get(id) ?? {}).filter(([field]) => !isHidden(field));
      const values = { ...flatValues(row, columns), ...Object.fromEntries(lists) };
      return [id, { version: updatedAt instanceof Date ? updatedAt : null, values }] as const;
    }),
  );
}

/** The present values of a row, in the trash or not; null when it does not exist. */
export async function takeSnapshot(db: Db, mountedResource: MountedResource, id: number): Promise<Snapshot | null> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(mountedResource.options.repository.table)} as t
    where t.id = ${id}`.execute(db);
  return snapshotsOf(mountedResource, rows, await readRelated(db, mountedResource, [id])).get(id) ?? null;
}

/** Related rows by row and field in the form of a history: `{ id, name }` with the columns of the pair. */
export type RelatedRows = ReadonlyMap<number, Readonly<Record<string, readonly Row[]>>>;

interface Related extends Row {
  readonly row_id: number;
}

/** The related rows of rows, for all relations or for the named ones. */
export async function readRelated(
  db: Db,
  mountedResource: MountedResource,
  ids: readonly number[],
  fields: ReadonlySet<string> | null = null,
): Promise<RelatedRows> {
  const relatedByRow = new Map<number, Record<string, Row[]>>();
  if (ids.length === 0) return relatedByRow;
  for (const { relation, pair, isOfPeople } of writableRelations(mountedResource)) {
    if (fields !== null && !fields.has(relation.field)) continue;
    const label = isOfPeople ? null : await labelColumn(db, pair.target);
    const [ownColumn, other] = [sql.ref(`p.${pair.own}`), sql.ref(`p.${pair.other}`)];
    const name = label === null ? sql`` : sql`, ${sql.ref(`n.${label}`)} as name`;
    const columns = Object.keys(pair.columns ?? {}).map((column) => sql`, ${sql.ref(`p.${column}`)}`);
    const { rows } =
      await sql<Related>`select ${ownColumn} as row_id, ${other} as id ${name} ${sql.join(columns, sql``)}
      from ${sql.table(pair.table)} p join ${sql.table(pair.target)} n on n.id = ${other}
      where ${isAnyId(ownColumn, ids)} order by 1, 2`.execute(db);
    for (const { row_id, ...entry } of rows) {
      const ofRow = relatedByRow.get(row_id) ?? {};
      if (entry['name'] === null) delete entry['name'];
      ofRow[relation.field] = [...(ofRow[relation.field] ?? []), entry];
      relatedByRow.set(row_id, ofRow);
    }
  }
  return relatedByRow;
}

const labels = new Map<string, string | null>();

/**
 * The column with the name of a table's rows. The result is cached, because tables do not change while the API runs.
 */
async function labelColumn(db: Db, table: string): Promise<string | null> {
  const knownLabel = labels.get(table);
  if (knownLabel !== undefined) return knownLabel;
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name in ('name', 'title')
    order by column_name`.execute(db);
  const label = rows[0]?.name ?? null;
  labels.set(table, label);
  return label;
}
