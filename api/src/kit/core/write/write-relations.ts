import { AppError } from '@enlace/shared-contract/errors';
import type { Relation } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { RelationTable } from '../table/relations';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { RelatedRow, RelationChange, RowWrite } from './row-change';

export type RelationChanges = ReadonlyMap<number, RelationChange>;

/** One row of a relation's table. */
interface Pair {
  readonly own: number;
  readonly other: number;
  readonly columns: Row;
}

/** Pairs that exist now, and pairs that no longer exist or had other columns. */
interface PairChange {
  readonly attached: readonly Pair[];
  readonly detached: readonly Pair[];
}

/**
 * Writes `attach_x` and `detach_x` of many bodies, with a few statements for each relation. Attaching an attached row
 * only writes the pair's columns; detaching an unknown pair changes nothing. Attaching an unknown row is
 * VALIDATION_FAILED. Answers the changes by row.
 */
export async function writeRelations(
  trx: Db,
  { resource, options }: MountedResource,
  writes: readonly Pick<RowWrite, 'id' | 'values'>[],
  locale: Locale,
): Promise<RelationChanges> {
  const changes = new ChangeList();
  for (const relation of resource.relations) {
    const table = options.relations?.[relation.field];
    if (table === undefined) continue;
    const detachedPairs = pairsOf(writes, relation.detach, relation, table);
    if (detachedPairs.length > 0)
      changes.note(relation.field, 'detached', await deletePairs(trx, table, detachedPairs), table);
    const attachedPairs = pairsOf(writes, relation.attach, relation, table);
    if (attachedPairs.length === 0) continue;
    await requireTargets(trx, relation, table, attachedPairs, locale);
    changes.noteAll(relation.field, await attachPairs(trx, table, attachedPairs), table);
  }
  return changes.byRow;
}

/** Undoes changes of relations. Relations to deleted rows are left out. */
export async function takeBackRelations(
  trx: Db,
  { options }: MountedResource,
  changes: RelationChanges,
): Promise<void> {
  for (const [field, table] of Object.entries(options.relations ?? {})) {
    const pairs = (way: 'attached' | 'detached'): Pair[] =>
      [...changes].flatMap(([ownId, change]) =>
        (change[field]?.[way] ?? []).map((entry) => ({ own: ownId, ...pairOf(entry) })),
      );
    const [attachedPairs, detachedPairs] = [pairs('attached'), pairs('detached')];
    if (attachedPairs.length > 0) await deletePairs(trx, table, attachedPairs);
    if (detachedPairs.length > 0) await attachPairs(trx, table, detachedPairs);
  }
}

/** The id of a related row. */
export function relatedId(entry: RelatedRow): number {
  return typeof entry === 'number' ? entry : entry.id;
}

class ChangeList {
  readonly byRow = new Map<number, Record<string, { attached: RelatedRow[]; detached: RelatedRow[] }>>();

  note(field: string, way: 'attached' | 'detached', pairs: readonly Pair[], { columns }: RelationTable): void {
    for (const { own: ownId, other, columns: pairColumns } of pairs) {
      const ofRow = this.byRow.get(ownId) ?? {};
      const change = ofRow[field] ?? { attached: [], detached: [] };
      change[way].push(columns === undefined ? other : { ...pairColumns, id: other });
      this.byRow.set(ownId, { ...ofRow, [field]: change });
    }
  }

  noteAll(field: string, { attached: attachedPairs, detached: detachedPairs }: PairChange, table: RelationTable): void {
    this.note(field, 'detached', detachedPairs, table);
    this.note(field, 'attached', attachedPairs, table);
  }
}

/** The pairs of the bodies without duplicates; the last entry of a pair counts. */
function pairsOf(
  writes: readonly Pick<RowWrite, 'id' | 'values'>[],
  name: string,
  { key = 'id' }: Relation,
  { columns = {} }: RelationTable,
): Pair[] {
  return writes.flatMap(({ id: ownId, values }) => {
    const entries: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
    const pairs = new Map<number, Pair>();
    for (const entry of entries) {
      const isRow = typeof entry === 'object' && entry !== null;
      const row: Row = isRow ? { ...entry } : {};
      const other = Number(isRow ? row[key] : entry);
      const sentColumns = Object.keys(columns).filter((column) => row[column] !== undefined);
      if (Number.isSafeInteger(other))
        pairs.set(other, {
          own: ownId,
          other,
          columns: Object.fromEntries(sentColumns.map((column) => [column, row[column]])),
        });
    }
    return [...pairs.values()];
  });
}

function pairOf(entry: RelatedRow): Omit<Pair, 'own'> {
  if (typeof entry === 'number') return { other: entry, columns: {} };
  const { id: other, ...columns } = entry;
  return { other, columns };
}

async function requireTargets(
  trx: Db,
  relation: Relation,
  { target, isSoftDeleted }: RelationTable,
  pairs: readonly Pair[],
  locale: Locale,
): Promise<void> {
  const ids = [...new Set(pairs.map(({ other }) => other))];
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(target)}
    where id in (${sql.join(ids)}) ${isSoftDeleted ? sql`and deleted_at is null` : sql``}`.execute(trx);
  if (rows.length === ids.length) return;
  const fields = { [relation.attach]: [fieldText(locale, 'unknownRow')] };
  throw new AppError('VALIDATION_FAILED', { message: `${target}: unknown id`, fields });
}

interface Returned extends Row {
  readonly $own: number;
  readonly $other: number;
}

/** Pairs as JSON with the column names of the relation's table. */
function pairRows({ own: ownColumn, other }: RelationTable, pairs: readonly Pair[]): string {
  return JSON.stringify(pairs.map((pair) => ({ ...pair.columns, [ownColumn]: pair.own, [other]: pair.other })));
}

function returning({ own: ownColumn, other, columns = {} }: RelationTable) {
  const names = Object.keys(columns).map((name) => sql`, p.${sql.ref(name)}`);
  return sql`p.${sql.ref(ownColumn)} as "$own", p.${sql.ref(other)} as "$other" ${sql.join(names, sql``)}`;
}

function readReturned(rows: readonly Returned[]): Pair[] {
  return rows.map(({ $own: ownId, $other: other, ...columns }) => ({ own: ownId, other, columns }));
}

async function readPairs(trx: Db, table: RelationTable, pairs: readonly Pair[]): Promise<Pair[]> {
  const { rows } = await sql<Returned>`select ${returning(table)} from ${sql.table(table.table)} p
    join ${recordset(table, pairs)} on ${isSamePair(table)}`.execute(trx);
  return readReturned(rows);
}

async function deletePairs(trx: Db, table: RelationTable, pairs: readonly Pair[]): Promise<Pair[]> {
  const { rows } = await sql<Returned>`delete from ${sql.table(table.table)} as p using ${recordset(table, pairs)}
    where ${isSamePair(table)} returning ${returning(table)}`.execute(trx);
  return readReturned(rows);
}

/** Existing pairs get the sent columns. */
async function attachPairs(trx: Db, table: RelationTable, pairs: readonly Pair[]): Promise<PairChange> {
  if (table.columns === undefined) return { attached: await insertPairs(trx, table, pairs), detached: [] };
  const before = new Map((await readPairs(trx, table, pairs)).map((pair) => [nameOf(pair), pair]));
  for (const alike of groupByColumns(pairs)) {
    await updatePairs(trx, table, alike);
    await insertPairs(trx, table, alike);
  }
  const after = await readPairs(trx, table, pairs);
  const attachedPairs = after.filter((pair) => !isSame(before.get(nameOf(pair)), pair));
  return { attached: attachedPairs, detached: attachedPairs.flatMap((pair) => before.get(nameOf(pair)) ?? []) };
}

async function insertPairs(trx: Db, table: RelationTable, pairs: readonly Pair[]): Promise<Pair[]> {
  const names = [table.own, table.other, ...Object.keys(pairs[0]?.columns ?? {})];
  const source = sql.table(table.table);
  const { rows } = await sql<Returned>`insert into ${source} as p (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(`e.${name}`)))} from ${recordset(table, pairs)}
    join ${sql.table(table.target)} as n on n.id = ${sql.ref(`e.${table.other}`)}
    where not exists (select 1 from ${source} as p where ${isSamePair(table)})
    on conflict do nothing returning ${returning(table)}`.execute(trx);
  return readReturned(rows);
}

async function updatePairs(trx: Db, table: RelationTable, pairs: readonly Pair[]): Promise<void> {
  const names = Object.keys(pairs[0]?.columns ?? {});
  if (names.length === 0) return;
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`e.${name}`)}`);
  await sql`update ${sql.table(table.table)} as p set ${sql.join(sets)} from ${recordset(table, pairs)}
    where ${isSamePair(table)}`.execute(trx);
}

function groupByColumns(pairs: readonly Pair[]): Pair[][] {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const names = Object.keys(pair.columns).join();
    groups.set(names, [...(groups.get(names) ?? []), pair]);
  }
  return [...groups.values()];
}

function nameOf({ own: ownId, other }: Pair): string {
  return `${ownId} ${other}`;
}

function isSame(one: Pair | undefined, other: Pair): boolean {
  return one !== undefined && JSON.stringify(one.columns) === JSON.stringify(other.columns);
}

function recordset(table: RelationTable, pairs: readonly Pair[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table.table)}, ${pairRows(table, pairs)}::jsonb) as e`;
}

function isSamePair({ own: ownColumn, other }: RelationTable) {
  return sql`p.${sql.ref(ownColumn)} = e.${sql.ref(ownColumn)} and p.${sql.ref(other)} = e.${sql.ref(other)}`;
}
