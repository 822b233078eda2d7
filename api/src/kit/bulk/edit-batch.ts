import { isAppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { recordRevisions } from '../history/record-revision';
import { takeSnapshots } from '../history/snapshot';
import { noteMediaUses } from '../media-uses';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { settle } from '../write-row';
import { columnsOf } from '../write-values';
import { changeOf, showsFiles, type Writing } from '../writing';
import { auditPeople } from './audit-people';
import { type Outcome, reasonOf } from './outcome';
import { changeRelations, type RelationChanges } from './change-relations';

interface Held {
  readonly id: number;
  readonly row: Row;
  readonly version: string | null;
}

/** Sets the same values in many rows: one statement for the columns, one or two for each relation. */
export async function editBatch(
  trx: Db,
  mounted: MountedResource,
  values: Row,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  const { groups, refused } = await prepareRows(trx, mounted, values, await holdRows(trx, mounted, ids), writing);
  const outcomes: Outcome[] = [...refused];
  for (const group of groups) outcomes.push(...(await writeRows(trx, mounted, group.values, group.held, writing)));
  return outcomes;
}

async function writeRows(
  trx: Db,
  mounted: MountedResource,
  values: Row,
  held: readonly Held[],
  writing: Writing,
): Promise<Outcome[]> {
  const { name, richText } = mounted.resource;
  const present = held.map(({ id }) => id);
  const snapshots = await takeSnapshots(trx, mounted, present);
  const { changed, names } = await writeColumns(trx, mounted, values, held, writing.now);
  const relations = await changeRelations(trx, mounted, values, present);
  const touched = [...relations.keys()].filter((id) => !changed.has(id));
  for (const [id, version] of await touchRows(trx, mounted, touched, writing.now)) changed.set(id, version);
  for (const { id, row } of held) if (changed.has(id)) await settle(trx, mounted, id, row, values, writing);
  await recordRevisions(trx, mounted, [...changed.keys()], snapshots, changeOf(writing, 'bulk'));
  await auditPeople(trx, mounted, 'edit', [...changed.keys()], writing, values);
  if (showsFiles(mounted) && names.some((column) => column === 'seo' || richText.includes(column)))
    for (const id of changed.keys()) await noteMediaUses(trx, name, mounted.options.repository.table, id);
  return held.map((one): Outcome => {
    const version = changed.get(one.id);
    if (version === undefined) return { id: one.id, state: 'skipped', reason: 'unchanged' };
    return { id: one.id, state: 'changed', version, before: beforeOf(one, names, relations) };
  });
}

/** What an undo puts back: the columns, and what was attached and detached. */
function beforeOf({ id, row }: Held, names: readonly string[], relations: RelationChanges): Row {
  const columns = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  const change = relations.get(id);
  return { columns, ...(change === undefined ? {} : { relations: change }) };
}

/** The rows that are there, held, each as JSON of the database: exact to the microsecond. */
export async function holdRows(
  trx: Db,
  { resource, options }: MountedResource,
  ids: readonly number[],
  isTrashed = false,
): Promise<Held[]> {
  if (ids.length === 0) return [];
  const condition = resource.isSoftDeleted
    ? sql`and t.deleted_at is ${sql.raw(isTrashed ? 'not null' : 'null')}`
    : sql``;
  const { rows } = await sql<Held>`select t.id, to_jsonb(t) as row, to_jsonb(t) ->> 'updated_at' as version
    from ${sql.table(options.repository.table)} as t where t.id in (${sql.join(ids)}) ${condition}
    order by t.id for update`.execute(trx);
  return rows;
}

async function writeColumns(
  trx: Db,
  { resource, options }: MountedResource,
  values: Row,
  held: readonly Held[],
  now: Date,
): Promise<{ changed: Map<number, string | null>; names: string[] }> {
  const { table, columns: known } = options.repository;
  const wanted = held.map(({ id, row }) => ({ id, columns: columnsOf(resource, values, row) }));
  const seoNames = Object.keys(values).some((name) => !(name in known));
  const names = Object.keys(wanted[0]?.columns ?? {}).filter(
    (name) => name in known && name !== 'translations' && (name !== 'seo' || seoNames),
  );
  if (names.length === 0) return { changed: new Map(), names };
  const sent = wanted.map(({ id, columns }) => ({
    id,
    ...Object.fromEntries(names.map((name) => [name, columns[name] === '' ? null : columns[name]])),
  }));
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`);
  const differ = names.map((name) => sql`${sql.ref(`t.${name}`)} is distinct from ${sql.ref(`n.${name}`)}`);
  const version = 'updated_at' in (held[0]?.row ?? {}) ? sql`, updated_at = ${laterThan(now)}` : sql``;
  const { rows } = await sql<{ id: number; version: string | null }>`update ${sql.table(table)} as t
    set ${sql.join(sets)} ${version}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(sent)}::jsonb) as n
    where t.id = n.id and (${sql.join(differ, sql` or `)})
    returning t.id, to_jsonb(t) ->> 'updated_at' as version`.execute(trx);
  return { changed: new Map(rows.map((row) => [row.id, row.version])), names };
}

/** Now, but always later than the change before it. */
export function laterThan(now: Date) {
  return sql`greatest(${now}::timestamptz, t.updated_at + interval '1 millisecond')`;
}

async function touchRows(
  trx: Db,
  { options }: MountedResource,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; version: string }>`update ${sql.table(options.repository.table)} as t
    set updated_at = ${laterThan(now)} where t.id in (${sql.join(ids)})
    returning t.id, to_jsonb(t) ->> 'updated_at' as version`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.version]));
}

/** What the resource itself makes of the values, row by row; rows that come to the same are written together. */
async function prepareRows(
  trx: Db,
  { options }: MountedResource,
  values: Row,
  held: readonly Held[],
  { viewer, locale, now }: Writing,
): Promise<{ groups: { values: Row; held: Held[] }[]; refused: Outcome[] }> {
  const { prepare, repository } = options;
  if (prepare === undefined) return { groups: [{ values, held: [...held] }], refused: [] };
  const groups = new Map<string, { values: Row; held: Held[] }>();
  const refused: Outcome[] = [];
  for (const one of held) {
    const before = await repository.lock(trx, one.id);
    if (before === null) continue;
    try {
      const prepared = await prepare(trx, { id: one.id, values, before, viewer, locale, now });
      const name = JSON.stringify(prepared);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, { values: prepared, held: [one] });
      else group.held.push(one);
    } catch (error) {
      const reason = isAppError(error) ? reasonOf(error) : null;
      if (reason === null) throw error;
      refused.push({ id: one.id, state: 'failed', reason });
    }
  }
  return { groups: [...groups.values()], refused };
}
