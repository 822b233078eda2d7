import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { recordRevisions } from '../history/record-revision';
import { takeSnapshots } from '../history/snapshot';
import type { MountedResource } from '../resource-options';
import { eraseRow, removeRow, settle } from '../write-row';
import { changeOf, type Writing } from '../writing';
import { auditPeople } from './audit-people';
import type { Outcome } from './outcome';
import { holdRows, laterThan } from './edit-batch';

/** Removes many rows: into the trash at once; where there is none, one by one with what hangs on each. */
export async function removeBatch(
  trx: Db,
  mounted: MountedResource,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  const { resource, options } = mounted;
  if (resource.isSoftDeleted) return moveRows(trx, mounted, ids, writing, 'remove');
  const outcomes: Outcome[] = [];
  for (const id of ids) {
    const before = await options.repository.lock(trx, id);
    if (before === null) continue;
    const undo = await removeRow(trx, mounted, before, writing);
    // The job is undone as a whole and for longer: what was kept for this one row goes with it.
    const { rows } = await sql<{ taken: unknown }>`delete from removals where id = ${undo.id} returning taken`.execute(
      trx,
    );
    outcomes.push({ id, state: 'changed', version: null, before: { taken: rows[0]?.taken } });
  }
  return outcomes;
}

/** Takes many rows out of the trash. */
export async function restoreBatch(
  trx: Db,
  mounted: MountedResource,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  return moveRows(trx, mounted, ids, writing, 'restore');
}

/** Into the trash or out of it. */
async function moveRows(
  trx: Db,
  mounted: MountedResource,
  ids: readonly number[],
  writing: Writing,
  way: 'remove' | 'restore',
): Promise<Outcome[]> {
  const held = await holdRows(trx, mounted, ids, way === 'restore');
  if (held.length === 0) return [];
  const present = held.map(({ id }) => id);
  const snapshots = await takeSnapshots(trx, mounted, present);
  const { table } = mounted.options.repository;
  const { rows } = await sql<{ id: number; version: string }>`update ${sql.table(table)} as t
    set deleted_at = ${way === 'remove' ? sql`${writing.now}::timestamptz` : sql`null`}, updated_at = ${laterThan(writing.now)}
    where t.id in (${sql.join(present)}) returning t.id, to_jsonb(t) ->> 'updated_at' as version`.execute(trx);
  for (const { id, row } of held) await settle(trx, mounted, id, row, {}, writing);
  await recordRevisions(trx, mounted, present, snapshots, changeOf(writing, way));
  await auditPeople(trx, mounted, way, present, writing);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return held.map(({ id, row }): Outcome => {
    const before = { columns: { deleted_at: row['deleted_at'] ?? null } };
    return { id, state: 'changed', version: versions.get(id) ?? null, before };
  });
}

/** Deletes many rows of the trash for good. There is no way back. */
export async function eraseBatch(
  trx: Db,
  mounted: MountedResource,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  const held = await holdRows(trx, mounted, ids, true);
  const present = held.map(({ id }) => id);
  for (const { row } of held) await eraseRow(trx, mounted, row, writing);
  await auditPeople(trx, mounted, 'hardRemove', present, writing);
  return held.map(({ id }): Outcome => ({ id, state: 'changed', version: null }));
}
