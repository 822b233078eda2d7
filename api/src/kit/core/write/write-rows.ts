import type { Db } from '../../../infrastructure/db/database';
import { forgetMediaUses, isShownColumn, noteUsesOfRows, showsFiles } from './media-uses';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/table-repository';
import type { Writing } from './writing';
import { addRows } from './add-rows';
import { editRows } from './edit-rows';
import { hardRemoveRows, removeRows, restoreRows } from './move-rows';
import { revertRows } from './revert-rows';
import type { ChangeKind, RowChange, WrittenRow } from './row-change';
import { type MadeRow, prepareWrites, type RowWrite } from './row-write';
import { listenToWrites, type WriteListener } from './write-listener';

/**
 * Writes changes of rows. All writes of the kit use it: of one row or thousands, from a form, a file, a job or an
 * undo. Each change includes its relations, the effects of the resource (`settle`), its media uses, and what the
 * capabilities add, such as its revision and its audit entry, all in the given transaction. Changes of one kind are
 * written together; several changes of one row are written one after the other. Returns the result of each change, in
 * their order.
 *
 * Throws refusals of the resource (`AppError`) and errors of the database. In a batch, refusals before the write are
 * results instead.
 */
export async function writeRows(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
): Promise<WrittenRow[]> {
  const listener = listenToWrites(trx, writing);
  const writtenRows = await writeAll(trx, mountedResource, changes, writing, listener);
  await listener.afterAll(
    mountedResource,
    changes.map(({ kind }) => kind),
  );
  return writtenRows;
}

async function writeAll(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
  listener: WriteListener,
): Promise<WrittenRow[]> {
  const writtenRelations = new Map<RowChange, WrittenRow>();
  for (const round of roundsOf(mountedResource, changes))
    for (const [change, outcome] of await writeRound(trx, mountedResource, round, writing, listener))
      writtenRelations.set(change, outcome);
  return changes.map((change) => writtenRelations.get(change) ?? { state: 'missing', id: 0 });
}

/**
 * Groups changes that can be written together: each row once. A resource with `prepare` can read its other rows, so
 * its new rows are added one after the other.
 */
function roundsOf({ options }: MountedResource, changes: readonly RowChange[]): RowChange[][] {
  const rounds: RowChange[][] = [];
  let ids = new Set<number>();
  for (const change of changes) {
    const isAlone = change.kind === 'add' && options.prepare !== undefined;
    const isSeen = change.kind !== 'add' && ids.has(change.id);
    const current = rounds.at(-1);
    if (current === undefined || isAlone || isSeen || current[0]?.kind !== change.kind) {
      rounds.push([change]);
      ids = new Set();
    } else current.push(change);
    if (change.kind !== 'add') ids.add(change.id);
  }
  return rounds;
}

type Writer = (
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
) => Promise<MadeRow[]>;

/** The writer for each kind of change. */
const writers: Readonly<Record<ChangeKind, Writer>> = {
  add: addRows,
  edit: editRows,
  remove: removeRows,
  restore: restoreRows,
  hardRemove: hardRemoveRows,
  revert: revertRows,
};

/** Writes changes of one kind, each of another row. */
async function writeRound(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
  listener: WriteListener,
): Promise<Map<RowChange, WrittenRow>> {
  const { writes, left: leftOver } = await prepareWrites(trx, mountedResource, changes, writing);
  const [first] = writes;
  if (first === undefined) return leftOver;
  const { kind } = first.change;
  const roundListener = await listener.beforeWrite(mountedResource, writes);
  if (kind === 'hardRemove') await settleErased(trx, mountedResource, writes, writing);
  const madeRows = await writers[kind](trx, mountedResource, writes, writing);
  await noteUses(trx, mountedResource, kind, madeRows);
  const settledRows = kind === 'hardRemove' ? madeRows : await settleRows(trx, mountedResource, madeRows, writing);
  await writeChildren(trx, settledRows, writing, roundListener.children);
  await roundListener.afterWrite(settledRows);
  const outcomes = new Map(madeRows.map((one) => [one.write.change, outcomeOf(one)]));
  for (const { change, id } of writes)
    leftOver.set(change, outcomes.get(change) ?? { state: kind === 'edit' ? 'unchanged' : 'missing', id });
  return leftOver;
}

function outcomeOf({ id, version, undo }: MadeRow): WrittenRow {
  return { state: 'changed', id, version, undo };
}

/** Writes the children that the edits of rows bring. */
async function writeChildren(
  trx: Db,
  madeRows: readonly MadeRow[],
  writing: Writing,
  listener: WriteListener,
): Promise<void> {
  const children = madeRows.flatMap(({ write }) => (write.change.kind === 'edit' ? (write.change.children ?? []) : []));
  for (const child of children) await writeAll(trx, child.mountedResource, child.changes, writing, listener);
}

/** Stores which files the rows show now. */
async function noteUses(
  trx: Db,
  mountedResource: MountedResource,
  kind: ChangeKind,
  madeRows: readonly MadeRow[],
): Promise<void> {
  if (!showsFiles(mountedResource)) return;
  const { name } = mountedResource.resource;
  const goneIds = madeRows.flatMap(({ id, after }) => (after === null ? [id] : []));
  await forgetMediaUses(trx, name, goneIds);
  const shownRows = madeRows.flatMap(({ after, columns }) => {
    const isTouched = columns === null || columns.some((column) => isShownColumn(mountedResource, column));
    return after === null || !isTouched ? [] : [after];
  });
  if (shownRows.length > 0) await noteUsesOfRows(trx, name, shownRows, kind === 'add');
}

/** Calls `settle` of the resource. Answers the writes with the rows as they are afterwards. */
async function settleRows(
  trx: Db,
  mountedResource: MountedResource,
  madeRows: readonly MadeRow[],
  writing: Writing,
): Promise<readonly MadeRow[]> {
  const { settle, repository } = mountedResource.options;
  if (settle === undefined) return madeRows;
  const ids = madeRows.flatMap(({ id, after }) => (after === null ? [] : [id]));
  const rows = byId(await repository.hold(trx, ids, 'any'));
  for (const { id, write, after } of madeRows) {
    const row = rows.get(id);
    if (after === null || row === undefined) continue;
    const { change, before, values } = write;
    await settle(trx, { kind: change.kind, id, before, after: row, values, writing });
  }
  const settledById = byId(await repository.hold(trx, ids, 'any'));
  return madeRows.map((one) => (one.after === null ? one : { ...one, after: settledById.get(one.id) ?? one.after }));
}

/** Calls `settle` for rows that are about to be deleted for good. */
async function settleErased(
  trx: Db,
  { options }: MountedResource,
  writes: readonly RowWrite[],
  writing: Writing,
): Promise<void> {
  for (const { id, before } of writes)
    await options.settle?.(trx, { kind: 'hardRemove', id, before, after: null, values: {}, writing });
}

function byId(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [Number(row['id']), row]));
}
