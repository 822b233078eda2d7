import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { reasonOf } from './outcome';
import type { MountedResource } from '../table/resource-options';
import type { Row, RowPlace } from '../table/repository';
import type { WriteContext } from './write-context';
import { requireZone } from './require-zone';
import type { RowChange, RowWrite, WriteResult } from './row-change';

/** Locks the rows of changes and prepares the values. Changes that cannot be written are returned in `left`. */
export async function prepareWrites(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: WriteContext,
): Promise<{ readonly writes: RowWrite[]; readonly left: Map<RowChange, WriteResult> }> {
  const rows = await holdRows(trx, mountedResource, changes);
  const stale = await staleIds(trx, mountedResource, changes);
  const writes: RowWrite[] = [];
  const leftOver = new Map<RowChange, WriteResult>();
  for (const change of changes) {
    const id = change.kind === 'add' ? 0 : change.id;
    const before = rows.get(change.kind)?.get(id) ?? null;
    const isThere = change.kind === 'add' || before !== null || comesBack(change);
    if (!isThere) leftOver.set(change, { state: 'missing', id });
    else if (stale.has(id)) leftOver.set(change, { state: 'stale', id });
    else {
      const write = { kind: change.kind, change, id, before, values: 'values' in change ? change.values : {}, writing };
      try {
        writes.push(await prepareWrite(trx, mountedResource, write));
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
async function prepareWrite(trx: Db, { options }: MountedResource, write: RowWrite): Promise<RowWrite> {
  const { kind, id, before, values, writing } = write;
  const { viewer, locale, now } = writing;
  if (kind === 'remove' || kind === 'hardRemove')
    await options.beforeRemove?.(trx, { id, row: before ?? {}, isForGood: kind === 'hardRemove', writing });
  if (kind !== 'add' && kind !== 'edit') return write;
  await requireZone(trx, values, locale);
  const plannedWrite = { id: before === null ? null : id, values, before, viewer, locale, now, writing };
  return { ...write, values: (await options.beforeWrite?.(trx, plannedWrite)) ?? values };
}
