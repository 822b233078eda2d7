import type { Db } from '../../infrastructure/db/database';
import { recordParents } from '../history/record-parents';
import type { ValueChanges } from '../history/value-change';
import { forgetMediaUses, isShownColumn, noteUsesOfRows, showsFiles } from '../media-uses';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import { addRows } from './add-rows';
import { auditWrites } from './audit-writes';
import { editRows } from './edit-rows';
import { hardRemoveRows, removeRows, restoreRows } from './move-rows';
import { revertRows } from './revert-rows';
import type { ChangeKind, RowChange, WrittenRow } from './row-change';
import { type MadeRow, prepareWrites, type RowWrite } from './row-write';
import { changeOfParent, readHistoryBefore, recordHistory } from './write-history';

/**
 * Writes changes of rows: the one way into a resource's table, whether one row or thousands, from a form, a file, a job
 * or an undo. Each change has its relations, what the resource itself makes of it (`settle`), its media uses, its
 * revision and its audit entry, all in the given transaction; a parent of the rows gets one revision for all of them.
 * Changes of one kind are written together; several changes of one row are written one after the other. Answers what
 * became of each change, in their order.
 *
 * Throws what the resource refuses (`AppError`), in a batch only what it refuses after the write, and the database's
 * error where a row does not fit.
 */
export async function writeRows(
  trx: Db,
  mounted: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
): Promise<WrittenRow[]> {
  const ofParents: ValueChanges = new Map();
  const written = await writeAll(trx, mounted, changes, writing, ofParents);
  const kinds = changes.map(({ kind }) => kind);
  await recordParents(trx, mounted, ofParents, changeOfParent(writing, kinds));
  return written;
}

/** The same without the history of parents: `ofParents` takes what is noted for it. */
async function writeAll(
  trx: Db,
  mounted: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
  ofParents: ValueChanges,
): Promise<WrittenRow[]> {
  const written = new Map<RowChange, WrittenRow>();
  for (const round of roundsOf(mounted, changes))
    for (const [change, outcome] of await writeRound(trx, mounted, round, writing, ofParents))
      written.set(change, outcome);
  return changes.map((change) => written.get(change) ?? { state: 'missing', id: 0 });
}

/**
 * Changes that can be written together: each row once. A resource that prepares its values may look at its other rows,
 * so its new rows are added one after the other.
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

type Writer = (trx: Db, mounted: MountedResource, writes: readonly RowWrite[], writing: Writing) => Promise<MadeRow[]>;

/** How the rows of each kind of change are written. */
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
  mounted: MountedResource,
  changes: readonly RowChange[],
  writing: Writing,
  ofParents: ValueChanges,
): Promise<Map<RowChange, WrittenRow>> {
  const { writes, left } = await prepareWrites(trx, mounted, changes, writing);
  const [first] = writes;
  if (first === undefined) return left;
  const { kind } = first.change;
  const history = await readHistoryBefore(trx, mounted, writes);
  if (kind === 'hardRemove') await settleErased(trx, mounted, writes, writing);
  const made = await writers[kind](trx, mounted, writes, writing);
  await noteUses(trx, mounted, kind, made);
  const settled = kind === 'hardRemove' ? made : await settleRows(trx, mounted, made, writing);
  const ofChildren = await writeChildren(trx, mounted, settled, writing);
  if (kind !== 'hardRemove') await recordHistory(trx, mounted, settled, history, writing, ofChildren, ofParents);
  await auditWrites(trx, mounted, settled, writing);
  const outcomes = new Map(made.map((one) => [one.write.change, outcomeOf(one)]));
  for (const { change, id } of writes)
    left.set(change, outcomes.get(change) ?? { state: kind === 'edit' ? 'unchanged' : 'missing', id });
  return left;
}

function outcomeOf({ id, version, undo }: MadeRow): WrittenRow {
  return { state: 'changed', id, version, undo };
}

/** Writes the children of edited rows. Answers what their parents' revisions tell of it, by the id of the parent. */
async function writeChildren(
  trx: Db,
  mounted: MountedResource,
  made: readonly MadeRow[],
  writing: Writing,
): Promise<ValueChanges> {
  const children = made.flatMap(({ write }) => (write.change.kind === 'edit' ? (write.change.children ?? []) : []));
  const [first] = children;
  const changes: ValueChanges = new Map();
  if (first === undefined) return changes;
  for (const child of children) await writeAll(trx, child.mounted, child.changes, writing, changes);
  const ids = new Set(made.map(({ id }) => id));
  const isOfRow = ([id]: readonly [number, unknown]): boolean => ids.has(id);
  // Children that came from other parents.
  const others = new Map([...changes].filter((entry) => !isOfRow(entry)));
  await recordParents(trx, first.mounted, others, changeOfParent(writing, ['edit']));
  return new Map([...changes].filter(isOfRow));
}

/** Notes which stored files the rows show now. */
async function noteUses(trx: Db, mounted: MountedResource, kind: ChangeKind, made: readonly MadeRow[]): Promise<void> {
  if (!showsFiles(mounted)) return;
  const { name } = mounted.resource;
  const gone = made.flatMap(({ id, after }) => (after === null ? [id] : []));
  await forgetMediaUses(trx, name, gone);
  const shown = made.flatMap(({ after, columns }) => {
    const isTouched = columns === null || columns.some((column) => isShownColumn(mounted, column));
    return after === null || !isTouched ? [] : [after];
  });
  if (shown.length > 0) await noteUsesOfRows(trx, name, shown, kind === 'add');
}

/** What the resource itself makes of the writes. Answers them with the rows as they are then. */
async function settleRows(
  trx: Db,
  mounted: MountedResource,
  made: readonly MadeRow[],
  writing: Writing,
): Promise<readonly MadeRow[]> {
  const { settle, repository } = mounted.options;
  if (settle === undefined) return made;
  const ids = made.flatMap(({ id, after }) => (after === null ? [] : [id]));
  const rows = byId(await repository.hold(trx, ids, 'any'));
  for (const { id, write, after } of made) {
    const row = rows.get(id);
    if (after === null || row === undefined) continue;
    const { change, before, values } = write;
    await settle(trx, { kind: change.kind, id, before, after: row, values, writing });
  }
  const settled = byId(await repository.hold(trx, ids, 'any'));
  return made.map((one) => (one.after === null ? one : { ...one, after: settled.get(one.id) ?? one.after }));
}

/** The same for rows that are about to be deleted for good. */
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
