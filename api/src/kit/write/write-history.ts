import type { Db } from '../../infrastructure/db/database';
import { noteForParents, parentLink } from '../history/parent-changes';
import {
  type Change,
  type LastRevisions,
  lacksRevision,
  lastRevisions,
  recordRevisions,
} from '../history/record-revision';
import { readRelated, type RelatedRows, type Snapshots, snapshotsOf } from '../history/snapshot';
import type { ValueChanges } from '../history/value-change';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import type { ChangeKind } from './row-change';
import type { MadeRow, RowWrite } from './row-write';

/** What the history must know of rows before they are written. */
export interface HistoryBefore {
  readonly last: LastRevisions;
  readonly related: RelatedRows;
}

/** Reads it. Relations that a write does not touch are read of rows only whose values the history lacks. */
export async function readHistoryBefore(
  trx: Db,
  mounted: MountedResource,
  writes: readonly RowWrite[],
): Promise<HistoryBefore> {
  const present = writes.filter(({ before }) => before !== null);
  const ids = present.map(({ id }) => id);
  if (!isKept(mounted)) return { last: new Map(), related: new Map() };
  // A deleted row that comes back has a history already.
  const oldIds = writes.flatMap(({ change, id }) => (change.kind === 'add' ? [] : [id]));
  const last = await lastRevisions(trx, mounted.resource.name, oldIds);
  const touched = touchedRelations(mounted, writes);
  if (touched === null) return { last, related: await readRelated(trx, mounted, ids) };
  const lacking = present.flatMap(({ id, before }) =>
    lacksRevision(last.get(id), before?.['updated_at']) ? [id] : [],
  );
  const related = new Map(await readRelated(trx, mounted, lacking));
  const others = ids.filter((id) => !related.has(id));
  for (const [id, lists] of await readRelated(trx, mounted, others, touched)) related.set(id, lists);
  return { last, related };
}

/**
 * Adds a revision to each written row, and notes what the writes mean for the history of their parents.
 * @param ofChildren changes of the rows' own children
 * @param ofParents takes the changes by the id of the parent
 */
export async function recordHistory(
  trx: Db,
  mounted: MountedResource,
  made: readonly MadeRow[],
  { last, related }: HistoryBefore,
  writing: Writing,
  ofChildren: ValueChanges,
  ofParents: ValueChanges,
): Promise<void> {
  const [first] = made;
  if (first === undefined || !isKept(mounted)) return;
  const before = snapshotsOf(mounted, presentRows(made.map(({ write }) => write.before)), related);
  const after = await snapshotsAfter(trx, mounted, made, related);
  if (mounted.resource.capabilities.history) {
    const states = made.map(({ id }) => ({
      id,
      before: before.get(id) ?? null,
      after: after.get(id) ?? null,
      children: ofChildren.get(id),
    }));
    await recordRevisions(trx, mounted, states, changeOf(writing, first.write.change.kind), last);
  }
  const sideOf = (row: Row | null, values: Row | undefined) =>
    row === null || values === undefined ? null : { row, values };
  const written = made.map(({ id, write, after: row }) => ({
    id,
    before: sideOf(write.before, before.get(id)?.values),
    after: sideOf(row, after.get(id)?.values),
    children: ofChildren.get(id),
  }));
  noteForParents(ofParents, mounted, written);
}

/** What the history calls a write of this kind. */
function changeOf({ origin, now: at, reason = null, action }: Writing, kind: ChangeKind): Change {
  const actorId = origin.actorId;
  if (kind === 'add' || kind === 'edit') return { action: action ?? kind, actorId, at, reason };
  return { action: kind === 'hardRemove' ? 'remove' : kind, actorId, at, reason };
}

/** What the history of a parent calls writes of its children. */
export function changeOfParent(
  { origin, now: at, reason = null, action }: Writing,
  kinds: readonly ChangeKind[],
): Change {
  const isRevert = kinds.every((kind) => kind === 'revert');
  const way = action === 'bulk' || action === 'import' || action === 'revert' ? action : isRevert ? 'revert' : 'edit';
  return { action: way, actorId: origin.actorId, at, reason };
}

/** Whether a history keeps the rows: their own, or that of their parents. */
function isKept(mounted: MountedResource): boolean {
  return mounted.resource.capabilities.history || parentLink(mounted) !== null;
}

/** Fields of the relations that the writes can change; null for all of them. */
function touchedRelations(mounted: MountedResource, writes: readonly RowWrite[]): ReadonlySet<string> | null {
  const { resource, options } = mounted;
  const isOpen = options.settle !== undefined || writes.some(({ change }) => isWhole(mounted, change.kind));
  if (isOpen) return null;
  const fields = resource.relations.filter(({ field, attach, detach }) =>
    writes.some(({ change, values }) => {
      const isReverted = change.kind === 'revert' && field in (change.relations ?? {});
      return attach in values || detach in values || isReverted;
    }),
  );
  return new Set(fields.map(({ field }) => field));
}

/** Whether a history keeps all values of a row for a write of this kind: it comes or goes, for itself or its parent. */
function isWhole(mounted: MountedResource, kind: ChangeKind): boolean {
  if (kind === 'add' || kind === 'hardRemove') return true;
  const isMoved = kind === 'remove' || kind === 'restore';
  return isMoved && (!mounted.resource.isSoftDeleted || parentLink(mounted) !== null);
}

/** Related rows are read again where they may have changed. */
async function snapshotsAfter(
  trx: Db,
  mounted: MountedResource,
  made: readonly MadeRow[],
  before: RelatedRows,
): Promise<Snapshots> {
  const rows = presentRows(made.map(({ after }) => after));
  const isNew = made.some(({ write }) => write.before === null);
  const fields = isNew
    ? null
    : touchedRelations(
        mounted,
        made.map(({ write }) => write),
      );
  if (fields?.size === 0) return snapshotsOf(mounted, rows, before);
  const ids = rows.map((row) => Number(row['id']));
  const read = await readRelated(trx, mounted, ids, fields);
  const related = ids.map((id) => {
    const untouched = Object.entries(before.get(id) ?? {}).filter(([field]) => fields !== null && !fields.has(field));
    return [id, { ...Object.fromEntries(untouched), ...read.get(id) }] as const;
  });
  return snapshotsOf(mounted, rows, new Map(related));
}

function presentRows(rows: readonly (Row | null)[]): Row[] {
  return rows.filter((row) => row !== null);
}
