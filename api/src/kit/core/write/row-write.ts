import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { reasonOf } from './outcome';
import type { MountedResource } from '../table/resource-options';
import type { Row, RowPlace } from '../table/table-repository';
import type { Writing } from './writing';
import { requireZone } from './require-zone';
import type { RowChange, RowUndo, WrittenRow } from './row-change';

/** A change that is ready to be written: its row is locked and its values are prepared. */
export interface RowWrite<Change extends RowChange = RowChange> {
  readonly change: Change;
  /** 0 for a new row. */
  readonly id: number;
  /** The bare row before the write; null for a new row, and for a deleted row that is inserted again. */
  readonly before: Row | null;
  /** The written values, as `prepare` returned them; empty when a row only moves into or out of the trash. */
  readonly values: Row;
}

/** A finished write. */
export interface MadeRow {
  readonly write: RowWrite;
  readonly id: number;
  /** The bare row after the write; null when it is deleted. */
  readonly after: Row | null;
  readonly version: string | null;
  readonly undo: RowUndo | null;
  /** Written columns; null for all columns. */
  readonly columns: readonly string[] | null;
}

/** Locks the rows of changes and prepares the values. Changes that cannot be written are returned in `left`. */
export async function prepareWrites(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
): Promise<{ readonly writes: RowWrite[]; readonly left: Map<RowChange, WrittenRow> }> {
  const rows = await holdRows(trx, mountedResource, changes);
  const stale = await staleIds(trx, mountedResource, changes);
  const writes: RowWrite[] = [];
  const leftOver = new Map<RowChange, WrittenRow>();
  for (const change of changes) {
    const id = change.kind === 'add' ? 0 : change.id;
    const before = rows.get(change.kind)?.get(id) ?? null;
    const isThere = change.kind === 'add' || before !== null || comesBack(change);
    if (!isThere) leftOver.set(change, { state: 'missing', id });
    else if (stale.has(id)) leftOver.set(change, { state: 'stale', id });
    else {
      const write = { change, id, before, values: 'values' in change ? change.values : {} };
      try {
        writes.push(await prepareWrite(trx, mountedResource, write, writing));
      } catch (error) {
        if (!writing.isBatch || !isAppError(error) || reasonOf(error) === null) throw error;
        leftOver.set(change, { state: 'refused', id, error });
      }
    }
  }
  return { writes, left: leftOver };
}

const placeOf: Readonly<Record<RowChange['kind'], RowPlace | null>> = {
  add: null,
  edit: 'alive',
  remove: 'alive',
  restore: 'trashed',
  hardRemove: 'trashed',
  revert: 'any',
};

/** Whether the change inserts a deleted row again. */
function comesBack(change: RowChange): boolean {
  return change.kind === 'restore' && change.undo?.taken !== undefined;
}

async function holdRows(
  trx: Db,
  { options }: MountedResource,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<RowChange['kind'], ReadonlyMap<number, Row>>> {
  const heldRows = new Map<RowChange['kind'], Map<number, Row>>();
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const place = placeOf[kind];
    const ids = changes.flatMap((change) => (change.kind === kind && change.kind !== 'add' ? [change.id] : []));
    if (place === null || ids.length === 0) continue;
    const rows = await options.repository.hold(trx, ids, place);
    heldRows.set(kind, new Map(rows.map((row) => [Number(row['id']), row])));
  }
  return heldRows;
}

/** The ids of rows whose version differs from the version that a change requires. */
async function staleIds(
  trx: Db,
  { options }: MountedResource,
  changes: readonly RowChange[],
): Promise<ReadonlySet<number>> {
  const wantedVersions = changes.flatMap((change) =>
    'version' in change && change.version !== undefined ? [{ id: change.id, version: change.version }] : [],
  );
  if (wantedVersions.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(options.repository.table)} t
    join jsonb_to_recordset(${JSON.stringify(wantedVersions)}::jsonb) as w(id bigint, version text) on w.id = t.id
    where to_jsonb(t) ->> 'updated_at' is distinct from w.version`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Calls the hooks of the resource before the write; throws their refusals. */
async function prepareWrite(
  trx: Db,
  { options }: MountedResource,
  write: RowWrite,
  writing: Writing,
): Promise<RowWrite> {
  const { change, id, before, values } = write;
  const { viewer, locale, now } = writing;
  if (change.kind === 'remove' || change.kind === 'hardRemove')
    await options.beforeRemove?.(trx, { id, row: before ?? {}, isForGood: change.kind === 'hardRemove', writing });
  if (change.kind !== 'add' && change.kind !== 'edit') return write;
  await requireZone(trx, values, locale);
  const plannedWrite = { id: before === null ? null : id, values, before, viewer, locale, now, writing };
  return { ...write, values: (await options.prepare?.(trx, plannedWrite)) ?? values };
}
