import type { Db } from '../../../infrastructure/db/database';
import { forgetMediaUses, isShownColumn, noteUsesOfRows, showsFiles } from './media-uses';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { WriteContext } from './write-context';
import { addRows } from './add-rows';
import { editRows } from './edit-rows';
import { hardRemoveRows, removeRows, restoreRows } from './move-rows';
import { revertRows } from './revert-rows';
import type { ChangeKind, RowChange, RowWrite, WriteResult, WrittenRow } from './row-change';
import { prepareWrites } from './row-write';
import { listenToWrites, type WriteListener } from './write-listener';

/**
 * Writes changes of rows. All writes of the kit use it: of one row or thousands, from a form, a file, a job or an
 * undo. Each change includes its relations, the effects of the resource (`afterWrite`), its media uses, and what the
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
  writing: WriteContext,
): Promise<WriteResult[]> {
  const listener = listenToWrites(trx, writing);
  const results = await writeAll(trx, mountedResource, changes, writing, listener);
  await listener.afterAll(
    mountedResource,
    changes.map(({ kind }) => kind),
  );
  return results;
}

async function writeAll(
  trx: Db,
  mountedResource: MountedResource,
  changes: readonly RowChange[],
  writing: WriteContext,
  listener: WriteListener,
): Promise<WriteResult[]> {
  const writableRelations = new Map<RowChange, WriteResult>();
  for (const round of roundsOf(mountedResource, changes))
    for (const [change, outcome] of await writeRound(trx, mountedResource, round, writing, listener))
      writableRelations.set(change, outcome);
  return changes.map((change) => writableRelations.get(change) ?? { state: 'missing', id: 0 });
}

/**
 * Groups changes that can be written together: each row once. A resource with `beforeWrite` can read its other rows, so
 * its new rows are added one after the other.
 */
function roundsOf({ options }: MountedResource, changes: readonly RowChange[]): RowChange[][] {
  const rounds: RowChange[][] = [];
  let ids = new Set<number>();
  for (const change of changes) {
    const isAlone = change.kind === 'add' && options.beforeWrite !== undefined;
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
  writing: WriteContext,
) => Promise<WrittenRow[]>;

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
  writing: WriteContext,
  listener: WriteListener,
): Promise<Map<RowChange, WriteResult>> {
  const { writes, left: leftOver } = await prepareWrites(trx, mountedResource, changes, writing);
  const [first] = writes;
  if (first === undefined) return leftOver;
  const { kind } = first;
  const roundListener = await listener.beforeWrite(mountedResource, writes);
  if (kind === 'hardRemove') await prepareErasure(trx, mountedResource, writes);
  const writtenRows = await writers[kind](trx, mountedResource, writes, writing);
  await noteUses(trx, mountedResource, kind, writtenRows);
  const finalRows = kind === 'hardRemove' ? writtenRows : await runAfterWrite(trx, mountedResource, writtenRows);
  await writeChildren(trx, finalRows, writing, roundListener.children);
  await roundListener.afterWrite(finalRows);
  const changedResults = new Map(writtenRows.map((one) => [one.change, resultOf(one)]));
  for (const { change, id } of writes)
    leftOver.set(change, changedResults.get(change) ?? { state: kind === 'edit' ? 'unchanged' : 'missing', id });
  return leftOver;
}

function resultOf({ id, version, undo }: WrittenRow): WriteResult {
  return { state: 'changed', id, version, undo };
}

/** Writes the children that the edits of rows bring. */
async function writeChildren(
  trx: Db,
  writtenRows: readonly WrittenRow[],
  writing: WriteContext,
  listener: WriteListener,
): Promise<void> {
  const children = writtenRows.flatMap(({ change }) => (change.kind === 'edit' ? (change.children ?? []) : []));
  for (const child of children) await writeAll(trx, child.mountedResource, child.changes, writing, listener);
}

/** Stores which files the rows show now. */
async function noteUses(
  trx: Db,
  mountedResource: MountedResource,
  kind: ChangeKind,
  writtenRows: readonly WrittenRow[],
): Promise<void> {
  if (!showsFiles(mountedResource)) return;
  const { name } = mountedResource.resource;
  const goneIds = writtenRows.flatMap(({ id, after }) => (after === null ? [id] : []));
  await forgetMediaUses(trx, name, goneIds);
  const shownRows = writtenRows.flatMap(({ after, columns }) => {
    const isTouched = columns === null || columns.some((column) => isShownColumn(mountedResource, column));
    return after === null || !isTouched ? [] : [after];
  });
  if (shownRows.length > 0) await noteUsesOfRows(trx, name, shownRows, kind === 'add');
}

/** Calls `afterWrite` of the resource. Answers the writes with the rows as they are afterwards. */
async function runAfterWrite(
  trx: Db,
  mountedResource: MountedResource,
  writtenRows: readonly WrittenRow[],
): Promise<readonly WrittenRow[]> {
  const { afterWrite, repository } = mountedResource.options;
  if (afterWrite === undefined) return writtenRows;
  const ids = writtenRows.flatMap(({ id, after }) => (after === null ? [] : [id]));
  const rows = byId(await repository.hold(trx, ids, 'any'));
  for (const writtenRow of writtenRows) {
    const row = rows.get(writtenRow.id);
    if (writtenRow.after !== null && row !== undefined) await afterWrite(trx, { ...writtenRow, after: row });
  }
  const finalRowsById = byId(await repository.hold(trx, ids, 'any'));
  return writtenRows.map((one) =>
    one.after === null ? one : { ...one, after: finalRowsById.get(one.id) ?? one.after },
  );
}

/** Calls `afterWrite` for rows that are about to be deleted for good. */
async function prepareErasure(trx: Db, { options }: MountedResource, writes: readonly RowWrite[]): Promise<void> {
  for (const write of writes)
    await options.afterWrite?.(trx, { ...write, after: null, version: null, undo: null, columns: null });
}

function byId(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [Number(row['id']), row]));
}
