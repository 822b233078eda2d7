import type { BulkOperation } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { judgeRows } from '../judge-rows';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { RowChange, WrittenRow } from '../write/row-change';
import { writeRows } from '../write/write-rows';
import type { Writing } from '../writing';
import { type Outcome, reasonOf } from './outcome';

/** What is done to the rows of a job. */
export interface BulkWork {
  readonly operation: BulkOperation;
  /** Checked values of an edit. */
  readonly values: Row;
}

/**
 * Does a job's work to some rows, in the given transaction, under the rights its person has at this moment. What the
 * database refuses for all of them together is done one by one, so that a row that does not fit costs no other.
 */
export async function applyBatch(
  trx: Db,
  mounted: MountedResource,
  work: BulkWork,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  const allowed = await judgeRows(trx, mounted, work.operation, ids, writing);
  const refused = ids.filter((id) => !allowed.has(id));
  const outcomes = await divide(
    trx,
    ids.filter((id) => allowed.has(id)),
    (some) => change(trx, mounted, work, some, writing),
    (id, error): Outcome => ({ id, state: 'failed', reason: reasonOf(error) ?? 'invalid' }),
  );
  return [...outcomes, ...refused.map((id): Outcome => ({ id, state: 'skipped', reason: 'forbidden' }))];
}

async function change(
  trx: Db,
  mounted: MountedResource,
  { operation, values }: BulkWork,
  ids: readonly number[],
  writing: Writing,
): Promise<Outcome[]> {
  const changes = ids.map((id): RowChange =>
    operation === 'edit' ? { kind: operation, id, values } : { kind: operation, id },
  );
  const written = await writeRows(trx, mounted, changes, { ...writing, isBatch: true, action: 'bulk' });
  return written.map((row, index) => outcomeOf(row, ids[index] ?? 0));
}

function outcomeOf(written: WrittenRow, id: number): Outcome {
  if (written.state === 'refused') return { id, state: 'failed', reason: reasonOf(written.error) ?? 'invalid' };
  if (written.state === 'stale') return { id, state: 'skipped', reason: 'changed' };
  if (written.state !== 'changed') return { id, state: 'skipped', reason: written.state };
  const { version, undo } = written;
  return { id, state: 'changed', version, ...(undo === null ? {} : { before: undo }) };
}

/** All at once; when that is refused, in smaller and smaller parts, so that only what does not fit is left out. */
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
