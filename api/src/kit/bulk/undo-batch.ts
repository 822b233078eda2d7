import type { BulkReason } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { recordRevisions } from '../history/record-revision';
import { takeSnapshots } from '../history/snapshot';
import { noteMediaUses } from '../media-uses';
import { putBack, triesTo } from '../undo/take-along';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { settle } from '../write-row';
import { changeOf, showsFiles, type Writing } from '../writing';
import { divide } from './apply-batch';
import { auditPeople } from './audit-people';
import { type RelationChange, takeBackRelations } from './change-relations';
import { laterThan } from './edit-batch';
import { reasonOf } from './outcome';
import { removeBatch } from './trash-batch';

/** A row that a job has changed. */
export interface ChangedRow {
  readonly row_id: number;
  readonly before: {
    readonly columns?: Row;
    readonly relations?: RelationChange;
    readonly taken?: Parameters<typeof putBack>[1];
    /** It was not there before. */
    readonly added?: true;
  } | null;
  readonly version: string | null;
}

/** What an undo has made of a row: it is as it was, or why it was left alone. */
export type Undone = ReadonlyMap<number, 'undone' | BulkReason>;

/**
 * Puts rows back as they were before a job; those that were added go, into the trash where there is one. A row that was
 * changed since is left alone, and so is one that others hold on to.
 */
export async function undoBatch(
  trx: Db,
  mounted: MountedResource,
  rows: readonly ChangedRow[],
  writing: Writing,
): Promise<Undone> {
  const undone = new Map<number, 'undone' | BulkReason>(rows.map(({ row_id }) => [row_id, 'changed']));
  for (const { row_id, before } of rows) {
    const taken = before?.taken;
    if (taken !== undefined && (await triesTo(trx, () => putBack(trx, taken)))) undone.set(row_id, 'undone');
  }
  const edited = rows.filter(({ before }) => before?.columns !== undefined);
  for (const alike of groups(edited))
    for (const id of await putColumnsBack(trx, mounted, alike, writing)) undone.set(id, 'undone');
  const added = await holdSame(
    trx,
    mounted,
    rows.filter(({ before }) => before?.added === true),
  );
  const free: number[] = [];
  for (const { id } of added)
    if (await isHeldOnTo(trx, mounted, id)) undone.set(id, 'in_use');
    else free.push(id);
  const removed = await divide(
    trx,
    free,
    (some) => removeBatch(trx, mounted, some, writing),
    (id, error) => ({ id, state: 'failed' as const, reason: reasonOf(error) ?? ('in_use' as const) }),
  );
  for (const { id, state, reason } of removed) undone.set(id, state === 'changed' ? 'undone' : (reason ?? 'changed'));
  return undone;
}

/** Whether rows have come to hang on one that has no trash to go into: an undo must not take anything of theirs. */
async function isHeldOnTo(trx: Db, { resource, options }: MountedResource, id: number): Promise<boolean> {
  if (resource.isSoftDeleted) return false;
  for (const { count } of options.dependents ?? []) {
    const { rows } = await sql<{ count: number }>`select ${count(id)}::int as count`.execute(trx);
    if ((rows[0]?.count ?? 0) > 0) return true;
  }
  return false;
}

interface HeldRow {
  readonly id: number;
  readonly row: Row;
  readonly version: string | null;
}

/** Rows that nobody has changed since, held. */
async function holdSame(trx: Db, { options }: MountedResource, rows: readonly ChangedRow[]): Promise<HeldRow[]> {
  if (rows.length === 0) return [];
  const versions = new Map(rows.map(({ row_id, version }) => [row_id, version]));
  const held = await sql<HeldRow>`select t.id, to_jsonb(t) as row, to_jsonb(t) ->> 'updated_at' as version
    from ${sql.table(options.repository.table)} as t where t.id in (${sql.join([...versions.keys()])})
    order by t.id for update`.execute(trx);
  return held.rows.filter(({ id, version }) => versions.get(id) === version);
}

/** Rows of which the same columns were changed, together. */
function groups(rows: readonly ChangedRow[]): ChangedRow[][] {
  const byNames = new Map<string, ChangedRow[]>();
  for (const row of rows) {
    const names = Object.keys(row.before?.columns ?? {}).join();
    const alike = byNames.get(names);
    if (alike === undefined) byNames.set(names, [row]);
    else alike.push(row);
  }
  return [...byNames.values()];
}

async function putColumnsBack(
  trx: Db,
  mounted: MountedResource,
  rows: readonly ChangedRow[],
  writing: Writing,
): Promise<number[]> {
  const table = sql.table(mounted.options.repository.table);
  const held = await holdSame(trx, mounted, rows);
  const same = held.map(({ id }) => id);
  if (same.length === 0) return [];
  const snapshots = await takeSnapshots(trx, mounted, same);
  const known = new Set(same);
  const back = rows.filter(({ row_id }) => known.has(row_id));
  const names = Object.keys(back[0]?.before?.columns ?? {});
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)},`);
  const sent = back.map(({ row_id, before }) => ({ id: row_id, ...before?.columns }));
  await sql`update ${table} as t set ${sql.join(sets, sql` `)} updated_at = ${laterThan(writing.now)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(sent)}::jsonb) as n where t.id = n.id`.execute(trx);
  await takeBackRelations(trx, mounted, new Map(back.map(({ row_id, before }) => [row_id, before?.relations ?? {}])));
  for (const { id, row } of held) await settle(trx, mounted, id, row, reversed(mounted, rows, id), writing);
  if (showsFiles(mounted) && names.some((name) => isShown(mounted, name)))
    for (const id of same) await noteMediaUses(trx, mounted.resource.name, mounted.options.repository.table, id);
  await recordRevisions(trx, mounted, same, snapshots, changeOf(writing, 'revert'));
  await auditPeople(trx, mounted, 'revert', same, writing);
  return same;
}

/** Whether a column may show files of the library. */
function isShown({ resource, options }: MountedResource, column: string): boolean {
  return column === 'seo' || resource.richText.includes(column) || column in (options.files ?? {});
}

/** What is attached and detached when a change is taken back, as a body would say it. */
function reversed({ resource }: MountedResource, rows: readonly ChangedRow[], id: number): Row {
  const relations = rows.find(({ row_id }) => row_id === id)?.before?.relations ?? {};
  const lists = resource.relations.flatMap(({ field, attach, detach }) => {
    const change = relations[field];
    return change === undefined ? [] : [[attach, change.detached] as const, [detach, change.attached] as const];
  });
  return Object.fromEntries(lists);
}
