import type { BulkReason } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { RowChange, RowUndo } from '../write/row-change';
import { writeRows } from '../write/write-rows';
import type { Writing } from '../writing';
import { divide } from './apply-batch';
import { reasonOf } from './outcome';

/** A row that a job has changed. */
export interface ChangedRow {
  readonly row_id: number;
  readonly before: RowUndo | null;
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
  const changes: RowChange[] = [];
  for (const row of rows) {
    if (row.before !== null && 'added' in row.before && (await isHeldOnTo(trx, mounted, row.row_id)))
      undone.set(row.row_id, 'in_use');
    else changes.push(...undoOf(row));
  }
  for (const alike of ofOneKind(changes))
    for (const [id, outcome] of await divide(
      trx,
      alike,
      (some) => undoChanges(trx, mounted, some, writing),
      (change, error) => [idOf(change), reasonOf(error) ?? 'conflict'] as const,
    ))
      undone.set(id, outcome);
  return undone;
}

async function undoChanges(
  trx: Db,
  mounted: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
): Promise<(readonly [number, 'undone' | BulkReason])[]> {
  const written = await writeRows(trx, mounted, changes, { ...writing, isBatch: true });
  return changes.map((change, index) => {
    const row = written[index];
    if (row?.state === 'changed') return [idOf(change), 'undone'];
    return [idOf(change), row?.state === 'refused' ? (reasonOf(row.error) ?? 'in_use') : 'changed'];
  });
}

function idOf(change: RowChange): number {
  return change.kind === 'add' ? 0 : change.id;
}

/** What takes a change back. */
function undoOf({ row_id: id, before, version }: ChangedRow): RowChange[] {
  if (before === null) return [];
  if ('added' in before) return [{ kind: 'remove', id, version }];
  if ('taken' in before) return [{ kind: 'restore', id, undo: { taken: before.taken } }];
  if ('trashed' in before) return [{ kind: 'restore', id, undo: {}, version }];
  return [{ kind: 'revert', id, version, ...before }];
}

/** Changes of one kind can be written together. */
function ofOneKind(changes: readonly RowChange[]): RowChange[][] {
  const kinds = new Map<RowChange['kind'], RowChange[]>();
  for (const change of changes) kinds.set(change.kind, [...(kinds.get(change.kind) ?? []), change]);
  return [...kinds.values()];
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
