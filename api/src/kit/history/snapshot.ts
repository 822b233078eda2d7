import type { Relation } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { peopleTable, type RelationTable } from '../relations';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { flatValues, hiddenFields } from './flat-values';

/** What a row is like at a moment, as far as its history tells. */
export interface Snapshot {
  /** Its `updated_at`; null where the table has none. */
  readonly version: Date | null;
  /** See `flatValues`; relations by their field, as lists of `{ id, name }`. */
  readonly values: Row;
}

export type Snapshots = ReadonlyMap<number, Snapshot>;

/** A relation that is written, with its table. */
export interface WrittenRelation {
  readonly relation: Relation;
  readonly pair: RelationTable;
  /** Whether it leads to people, whose names are not kept with the row: they can be forgotten. */
  readonly isOfPeople: boolean;
}

/** The relations that a resource's writes change. */
export function writtenRelations({ resource, options }: MountedResource): WrittenRelation[] {
  return resource.relations.flatMap((relation) => {
    const pair = options.relations?.[relation.field];
    return pair === undefined ? [] : [{ relation, pair, isOfPeople: pair.target === peopleTable }];
  });
}

/** Snapshots of bare rows that are read already, with their related rows. */
export function snapshotsOf(mounted: MountedResource, rows: readonly Row[], related: RelatedRows): Snapshots {
  const { columns } = mounted.options.repository;
  return new Map(
    rows.map((row) => {
      const [id, updated] = [Number(row['id']), row['updated_at']];
      const hidden = hiddenFields(row['privacy']);
      const lists = Object.entries(related.get(id) ?? {}).filter(([field]) => !hidden(field));
      const values = { ...flatValues(row, columns), ...Object.fromEntries(lists) };
      return [id, { version: updated instanceof Date ? updated : null, values }] as const;
    }),
  );
}

/** A row as it is now, in the trash or not; null when it does not exist. */
export async function takeSnapshot(db: Db, mounted: MountedResource, id: number): Promise<Snapshot | null> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(mounted.options.repository.table)} as t
    where t.id = ${id}`.execute(db);
  return snapshotsOf(mounted, rows, await readRelated(db, mounted, [id])).get(id) ?? null;
}

/** Related rows by row and field, as a history keeps them: `{ id, name }` with the columns of the pair. */
export type RelatedRows = ReadonlyMap<number, Readonly<Record<string, readonly Row[]>>>;

interface Related extends Row {
  readonly row_id: number;
}

/** The related rows of some rows; of all relations, or of those that are named. */
export async function readRelated(
  db: Db,
  mounted: MountedResource,
  ids: readonly number[],
  fields: ReadonlySet<string> | null = null,
): Promise<RelatedRows> {
  const related = new Map<number, Record<string, Row[]>>();
  if (ids.length === 0) return related;
  for (const { relation, pair, isOfPeople } of writtenRelations(mounted)) {
    if (fields !== null && !fields.has(relation.field)) continue;
    const label = isOfPeople ? null : await labelColumn(db, pair.target);
    const [own, other] = [sql.ref(`p.${pair.own}`), sql.ref(`p.${pair.other}`)];
    const name = label === null ? sql`` : sql`, ${sql.ref(`n.${label}`)} as name`;
    const columns = Object.keys(pair.columns ?? {}).map((column) => sql`, ${sql.ref(`p.${column}`)}`);
    const { rows } = await sql<Related>`select ${own} as row_id, ${other} as id ${name} ${sql.join(columns, sql``)}
      from ${sql.table(pair.table)} p join ${sql.table(pair.target)} n on n.id = ${other}
      where ${own} in (${sql.join(ids)}) order by 1, 2`.execute(db);
    for (const { row_id, ...entry } of rows) {
      const ofRow = related.get(row_id) ?? {};
      if (entry['name'] === null) delete entry['name'];
      ofRow[relation.field] = [...(ofRow[relation.field] ?? []), entry];
      related.set(row_id, ofRow);
    }
  }
  return related;
}

const labels = new Map<string, string | null>();

/** The column that a table's rows are called by; tables do not change while the API runs. */
async function labelColumn(db: Db, table: string): Promise<string | null> {
  const known = labels.get(table);
  if (known !== undefined) return known;
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name in ('name', 'title')
    order by column_name`.execute(db);
  const label = rows[0]?.name ?? null;
  labels.set(table, label);
  return label;
}
