import { isAppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { reasonOf } from '../bulk/outcome';
import type { MountedResource } from '../resource-options';
import type { Row, RowPlace } from '../table-repository';
import type { Writing } from '../writing';
import type { RowChange, RowUndo, WrittenRow } from './row-change';

/** A change that is ready to be written: its row is held, its values are prepared. */
export interface RowWrite<Change extends RowChange = RowChange> {
  readonly change: Change;
  /** 0 for a row that is being added. */
  readonly id: number;
  /** The bare row as it is; null for one that is being added or that comes back from where it was deleted. */
  readonly before: Row | null;
  /** What is written, as `prepare` left it; nothing where a row only moves. */
  readonly values: Row;
}

/** A write that has been made. */
export interface MadeRow {
  readonly write: RowWrite;
  readonly id: number;
  /** The bare row as it is now; null where it is gone. */
  readonly after: Row | null;
  readonly version: string | null;
  readonly undo: RowUndo | null;
  /** Columns that were written; null for all of them. */
  readonly columns: readonly string[] | null;
}

/** Holds the rows of changes and prepares the values. What cannot be written is answered beside. */
export async function prepareWrites(
  trx: Db,
  mounted: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
): Promise<{ readonly writes: RowWrite[]; readonly left: Map<RowChange, WrittenRow> }> {
  const rows = await holdRows(trx, mounted, changes);
  const stale = await staleIds(trx, mounted, changes);
  const writes: RowWrite[] = [];
  const left = new Map<RowChange, WrittenRow>();
  for (const change of changes) {
    const id = change.kind === 'add' ? 0 : change.id;
    const before = rows.get(change.kind)?.get(id) ?? null;
    const isThere = change.kind === 'add' || before !== null || comesBack(change);
    if (!isThere) left.set(change, { state: 'missing', id });
    else if (stale.has(id)) left.set(change, { state: 'stale', id });
    else {
      const write = { change, id, before, values: 'values' in change ? change.values : {} };
      try {
        writes.push(await prepareWrite(trx, mounted, write, writing));
      } catch (error) {
        if (!writing.isBatch || !isAppError(error) || reasonOf(error) === null) throw error;
        left.set(change, { state: 'refused', id, error });
      }
    }
  }
  return { writes, left };
}

const placeOf: Readonly<Record<RowChange['kind'], RowPlace | null>> = {
  add: null,
  edit: 'alive',
  remove: 'alive',
  restore: 'trashed',
  hardRemove: 'trashed',
  revert: 'any',
};

/** Whether a row was deleted and comes back from what was kept of it. */
function comesBack(change: RowChange): boolean {
  return change.kind === 'restore' && change.undo?.taken !== undefined;
}

async function holdRows(
  trx: Db,
  { options }: MountedResource,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<RowChange['kind'], ReadonlyMap<number, Row>>> {
  const held = new Map<RowChange['kind'], Map<number, Row>>();
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const place = placeOf[kind];
    const ids = changes.flatMap((change) => (change.kind === kind && change.kind !== 'add' ? [change.id] : []));
    if (place === null || ids.length === 0) continue;
    const rows = await options.repository.hold(trx, ids, place);
    held.set(kind, new Map(rows.map((row) => [Number(row['id']), row])));
  }
  return held;
}

/** The rows, held, that have another version than the one a change asks for. */
async function staleIds(
  trx: Db,
  { options }: MountedResource,
  changes: readonly RowChange[],
): Promise<ReadonlySet<number>> {
  const wanted = changes.flatMap((change) =>
    'version' in change && change.version !== undefined ? [{ id: change.id, version: change.version }] : [],
  );
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(options.repository.table)} t
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id bigint, version text) on w.id = t.id
    where to_jsonb(t) ->> 'updated_at' is distinct from w.version`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** What the resource itself makes of a change before it is written; throws what it refuses. */
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
  const planned = { id: before === null ? null : id, values, before, viewer, locale, now };
  return { ...write, values: (await options.prepare?.(trx, planned)) ?? values };
}
