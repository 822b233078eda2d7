import type { BulkReason } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { RowChange, RowUndo } from '../../core/write/row-change';
import { writeRows } from '../../core/write/write-rows';
import type { WriteContext } from '../../core/write/write-context';
import { divide } from '../../core/write/apply-batch';
import { reasonOf } from '../../core/write/outcome';

/** A row that a job has changed. */
export interface ChangedRow {
  readonly row_id: number;
  readonly before: RowUndo | null;
  readonly version: string | null;
}

/** Result of an undo by row: `undone`, or the reason why the row keeps its values. */
export type Undone = ReadonlyMap<number, 'undone' | BulkReason>;

/**
 * Undoes the changes of a job. Added rows are removed, into the trash if the resource has one. A row keeps its values
 * if it was changed after the job, or if other rows depend on it.
 */
export async function undoBatch(
  trx: Db,
  mountedResource: MountedResource,
  rows: readonly ChangedRow[],
  writing: WriteContext,
): Promise<Undone> {
  const outcomes = new Map<number, 'undone' | BulkReason>(rows.map(({ row_id }) => [row_id, 'changed']));
  const changes: RowChange[] = [];
  for (const row of rows) {
    if (row.before !== null && 'added' in row.before && (await isHeldOnTo(trx, mountedResource, row.row_id)))
      outcomes.set(row.row_id, 'in_use');
    else changes.push(...undoOf(row));
  }
  for (const alike of ofOneKind(changes))
    for (const [id, outcome] of await divide(
      trx,
      alike,
      (some) => undoChanges(trx, mountedResource, some, writing),
      (change, error) => [idOf(change), reasonOf(error) ?? 'conflict'] as const,
    ))
      outcomes.set(id, outcome);
  return outcomes;
}

async function undoChanges(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: WriteContext,
): Promise<(readonly [number, 'undone' | BulkReason])[]> {
  const writtenRows = await writeRows(trx, mountedResource, changes, { ...writing, isBatch: true });
  return changes.map((change, index) => {
    const row = writtenRows[index];
    if (row?.state === 'changed') return [idOf(change), 'undone'];
    return [idOf(change), row?.state === 'refused' ? (reasonOf(row.error) ?? 'in_use') : 'changed'];
  });
}

function idOf(change: RowChange): number {
  return change.kind === 'add' ? 0 : change.id;
}

/** The change that undoes an earlier change. */
function undoOf({ row_id: id, before, version }: ChangedRow): RowChange[] {
  if (before === null) return [];
  if ('added' in before) return [{ kind: 'remove', id, version }];
  if ('taken' in before) return [{ kind: 'restore', id, undo: { taken: before.taken } }];
  if ('trashed' in before) return [{ kind: 'restore', id, undo: {}, version }];
  return [{ kind: 'revert', id, version, ...before }];
}

/** Groups changes by kind, because changes of one kind can be written together. */
function ofOneKind(changes: readonly RowChange[]): RowChange[][] {
  const kinds = new Map<RowChange['kind'], RowChange[]>();
  for (const change of changes) kinds.set(change.kind, [...(kinds.get(change.kind) ?? []), change]);
  return [...kinds.values()];
}

/** Whether other rows depend on a row that an undo would delete without a trash. */
async function isHeldOnTo(trx: Db, { resource, options }: MountedResource, id: number): Promise<boolean> {
  if (resource.isSoftDeleted) return false;
  for (const { count } of options.dependents ?? []) {
    const { rows } = await sql<{ count: number }>`select ${count(id)}::int as count`.execute(trx);
    if ((rows[0]?.count ?? 0) > 0) return true;
  }
  return false;
}
