import type { Db } from '../../../infrastructure/db/database';
import type { WriteListener } from '../../core/write/write-listener';
import { noteForParents, parentLink } from './parent-changes';
import {
  type RevisionHead,
  type LastRevisions,
  lacksRevision,
  lastRevisions,
  recordRevisions,
} from './record-revision';
import { recordParents } from './record-parents';
import { readRelated, type RelatedRows, type Snapshots, snapshotsOf } from './snapshot';
import type { ValueChanges } from './value-change';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { WriteContext } from '../../core/write/write-context';
import type { ChangeKind, RowWrite, WrittenRow } from '../../core/write/row-change';

/** Data about rows that the history needs from the time before the write. */
interface HistoryBefore {
  readonly last: LastRevisions;
  readonly related: RelatedRows;
}

/**
 * Reads the data before a write. Relations that the write does not change are read only for rows whose values are not
 * in the history yet.
 */
async function readHistoryBefore(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
): Promise<HistoryBefore> {
  const present = writes.filter(({ before }) => before !== null);
  const ids = present.map(({ id }) => id);
  if (!isKept(mountedResource)) return { last: new Map(), related: new Map() };
  // A deleted row that is inserted again already has a history.
  const oldIds = writes.flatMap(({ change, id }) => (change.kind === 'add' ? [] : [id]));
  const last = await lastRevisions(trx, mountedResource.resource.name, oldIds);
  const touchedFields = touchedRelations(mountedResource, writes);
  if (touchedFields === null) return { last, related: await readRelated(trx, mountedResource, ids) };
  const lacking = present.flatMap(({ id, before }) =>
    lacksRevision(last.get(id), before?.['updated_at']) ? [id] : [],
  );
  const relatedByRow = new Map(await readRelated(trx, mountedResource, lacking));
  const others = ids.filter((id) => !relatedByRow.has(id));
  for (const [id, lists] of await readRelated(trx, mountedResource, others, touchedFields)) relatedByRow.set(id, lists);
  return { last, related: relatedByRow };
}

/** Adds the revisions of the written rows and of their parents. */
export function listenToWrites(trx: Db, writing: WriteContext): WriteListener {
  const ofParents: ValueChanges = new Map();
  const listener = listenInto(trx, writing, ofParents);
  return {
    ...listener,
    afterAll: (mountedResource, kinds) =>
      recordParents(trx, mountedResource, ofParents, changeOfParent(writing, kinds)),
  };
}

/** Records revisions of rows; `ofParents` receives the changes of their parents. */
function listenInto(trx: Db, writing: WriteContext, ofParents: ValueChanges): WriteListener {
  return {
    beforeWrite: async (mountedResource, writes) => {
      const history = await readHistoryBefore(trx, mountedResource, writes);
      const changes: ValueChanges = new Map();
      const children = listenInto(trx, writing, changes);
      let child: MountedResource | null = null;
      return {
        children: {
          ...children,
          beforeWrite: (childResource, childWrites) => {
            child = childResource;
            return children.beforeWrite(childResource, childWrites);
          },
        },
        afterWrite: async (writtenRows) => {
          const ids = new Set(writtenRows.map(({ id }) => id));
          const isOfRow = ([id]: readonly [number, unknown]): boolean => ids.has(id);
          // Children that belonged to other parents before.
          const others = new Map([...changes].filter((entry) => !isOfRow(entry)));
          if (child !== null) await recordParents(trx, child, others, changeOfParent(writing, ['edit']));
          const ofChildren = new Map([...changes].filter(isOfRow));
          await recordHistory(trx, mountedResource, writtenRows, history, writing, ofChildren, ofParents);
        },
      };
    },
    afterAll: () => Promise.resolve(),
  };
}

/**
 * Adds a revision for each written row, and adds the writes to the changes of their parents.
 * @param ofChildren changes of the rows' own children
 * @param ofParents receives the changes by the id of the parent
 */
async function recordHistory(
  trx: Db,
  mountedResource: MountedResource,
  writtenRows: readonly WrittenRow[],
  { last, related: relatedByRow }: HistoryBefore,
  writing: WriteContext,
  ofChildren: ValueChanges,
  ofParents: ValueChanges,
): Promise<void> {
  const [first] = writtenRows;
  if (first === undefined || first.kind === 'hardRemove' || !isKept(mountedResource)) return;
  const before = snapshotsOf(mountedResource, presentRows(writtenRows.map((row) => row.before)), relatedByRow);
  const after = await snapshotsAfter(trx, mountedResource, writtenRows, relatedByRow);
  if (mountedResource.resource.capabilities.history) {
    const states = writtenRows.map(({ id }) => ({
      id,
      before: before.get(id) ?? null,
      after: after.get(id) ?? null,
      children: ofChildren.get(id),
    }));
    await recordRevisions(trx, mountedResource, states, changeOf(writing, first.kind), last);
  }
  const sideOf = (row: Row | null, values: Row | undefined) =>
    row === null || values === undefined ? null : { row, values };
  const writtenChildren = writtenRows.map(({ id, before: formerRow, after: row }) => ({
    id,
    before: sideOf(formerRow, before.get(id)?.values),
    after: sideOf(row, after.get(id)?.values),
    children: ofChildren.get(id),
  }));
  noteForParents(ofParents, mountedResource, writtenChildren);
}

/** The change in the history for this kind of write. */
function changeOf({ origin, now: at, reason = null, action }: WriteContext, kind: ChangeKind): RevisionHead {
  const actorId = origin.actorId;
  if (kind === 'add' || kind === 'edit') return { action: action ?? kind, actorId, at, reason };
  return { action: kind === 'hardRemove' ? 'remove' : kind, actorId, at, reason };
}

/** The change in the history of a parent for writes of its children. */
function changeOfParent(
  { origin, now: at, reason = null, action }: WriteContext,
  kinds: readonly ChangeKind[],
): RevisionHead {
  const isRevert = kinds.every((kind) => kind === 'revert');
  const way = action === 'bulk' || action === 'import' || action === 'revert' ? action : isRevert ? 'revert' : 'edit';
  return { action: way, actorId: origin.actorId, at, reason };
}

/** Whether the rows have a history, or are part of the history of their parents. */
function isKept(mountedResource: MountedResource): boolean {
  return mountedResource.resource.capabilities.history || parentLink(mountedResource) !== null;
}

/** Fields of the relations that the writes can change; null for all relations. */
function touchedRelations(mountedResource: MountedResource, writes: readonly RowWrite[]): ReadonlySet<string> | null {
  const { resource, options } = mountedResource;
  const isOpen = options.afterWrite !== undefined || writes.some(({ change }) => isWhole(mountedResource, change.kind));
  if (isOpen) return null;
  const fields = resource.relations.filter(({ field, attach, detach }) =>
    writes.some(({ change, values }) => {
      const isReverted = change.kind === 'revert' && field in (change.relations ?? {});
      return attach in values || detach in values || isReverted;
    }),
  );
  return new Set(fields.map(({ field }) => field));
}

/**
 * Whether the history stores all values of a row for this kind of write: when the row is added or deleted, or moves
 * in or out of its parent.
 */
function isWhole(mountedResource: MountedResource, kind: ChangeKind): boolean {
  if (kind === 'add' || kind === 'hardRemove') return true;
  const isMoved = kind === 'remove' || kind === 'restore';
  return isMoved && (!mountedResource.resource.isSoftDeleted || parentLink(mountedResource) !== null);
}

/** Reads related rows again when they may have changed. */
async function snapshotsAfter(
  trx: Db,
  mountedResource: MountedResource,
  writtenRows: readonly WrittenRow[],
  before: RelatedRows,
): Promise<Snapshots> {
  const rows = presentRows(writtenRows.map(({ after }) => after));
  const isNew = writtenRows.some((row) => row.before === null);
  const fields = isNew ? null : touchedRelations(mountedResource, writtenRows);
  if (fields?.size === 0) return snapshotsOf(mountedResource, rows, before);
  const ids = rows.map((row) => Number(row['id']));
  const read = await readRelated(trx, mountedResource, ids, fields);
  const relatedEntries = ids.map((id) => {
    const untouchedEntries = Object.entries(before.get(id) ?? {}).filter(
      ([field]) => fields !== null && !fields.has(field),
    );
    return [id, { ...Object.fromEntries(untouchedEntries), ...read.get(id) }] as const;
  });
  return snapshotsOf(mountedResource, rows, new Map(relatedEntries));
}

function presentRows(rows: readonly (Row | null)[]): Row[] {
  return rows.filter((row) => row !== null);
}
