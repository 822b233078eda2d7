import type { BulkOperation } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { filterByPolicy } from '../rights/filter-by-policy';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { RowChange, WriteResult } from './row-change';
import { writeRows } from './write-rows';
import type { WriteContext } from './write-context';
import { type Outcome, reasonOf } from './outcome';

/** The operation of a job and its values. */
export interface BulkWork {
  readonly operation: BulkOperation;
  /** Parsed values of an edit. */
  readonly values: Row;
}

/**
 * Applies a job to some rows in the given transaction, with the present rights of its user. When the database refuses
 * the rows together, they are written in smaller parts, so that one wrong row stops no other row.
 */
export async function applyBatch(
  trx: Db,
  mountedResource: MountedResource,
  work: BulkWork,
  ids: readonly number[],
  writing: WriteContext,
): Promise<Outcome[]> {
  const allowed = await filterByPolicy(trx, mountedResource, work.operation, ids, writing);
  const refusedIds = ids.filter((id) => !allowed.has(id));
  const outcomes = await divide(
    trx,
    ids.filter((id) => allowed.has(id)),
    (some) => change(trx, mountedResource, work, some, writing),
    (id, error): Outcome => ({ id, state: 'failed', reason: reasonOf(error) ?? 'invalid' }),
  );
  return [...outcomes, ...refusedIds.map((id): Outcome => ({ id, state: 'skipped', reason: 'forbidden' }))];
}

async function change(
  trx: Db,
  mountedResource: MountedResource,
  { operation, values }: BulkWork,
  ids: readonly number[],
  writing: WriteContext,
): Promise<Outcome[]> {
  const changes = ids.map((id): RowChange =>
    operation === 'edit' ? { kind: operation, id, values } : { kind: operation, id },
  );
  const writtenRows = await writeRows(trx, mountedResource, changes, { ...writing, isBatch: true, action: 'bulk' });
  return writtenRows.map((row, index) => outcomeOf(row, ids[index] ?? 0));
}

function outcomeOf(writtenRow: WriteResult, id: number): Outcome {
  if (writtenRow.state === 'refused') return { id, state: 'failed', reason: reasonOf(writtenRow.error) ?? 'invalid' };
  if (writtenRow.state === 'stale') return { id, state: 'skipped', reason: 'changed' };
  if (writtenRow.state !== 'changed') return { id, state: 'skipped', reason: writtenRow.state };
  const { version, undo } = writtenRow;
  return { id, state: 'changed', version, ...(undo === null ? {} : { before: undo }) };
}

/**
 * Works on all items together. After a refusal it works on smaller and smaller parts, so that only the wrong items
 * are left out.
 */
export async function divide<Item, Result>(
  trx: Db,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  refuse: (item: Item, error: unknown) => Result,
): Promise<Result[]> {
  if (items.length === 0) return [];
  await sql`savepoint batch`.execute(trx);
  try {
    const results = await work(items);
    await sql`release savepoint batch`.execute(trx);
    return [...results];
  } catch (error) {
    if (reasonOf(error) === null) throw error;
    await sql`rollback to savepoint batch`.execute(trx);
    await sql`release savepoint batch`.execute(trx);
    if (items.length === 1) return items.map((item) => refuse(item, error));
    const size = Math.ceil(items.length / 8);
    const results: Result[] = [];
    for (let start = 0; start < items.length; start += size)
      results.push(...(await divide(trx, items.slice(start, start + size), work, refuse)));
    return results;
  }
}
