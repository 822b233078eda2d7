import { mayCall } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { ChildWrites, EditChange, RowChange } from '../../core/write/row-change';
import type { WriteContext } from '../../core/write/write-context';
import { childrenOnly, type ChildState, childStates, withoutChildren } from './child-values';
import { changedNames } from './flat-values';
import { restoredBody } from './restored-body';
import { takeSnapshot } from './snapshot';

/** A row whose earlier values are restored. */
interface RestoredRow {
  readonly mountedResource: MountedResource;
  readonly id: number;
  readonly now: Row;
  /** The earlier values that are restored. */
  readonly then: Row;
  /** All values of that time in the history. */
  readonly past: Row;
}

/** The edit that restores values of a row and of its children; null when all values are equal. */
export async function restoredEdit(
  trx: Db,
  restoredRow: RestoredRow,
  resources: readonly MountedResource[],
  writing: WriteContext,
): Promise<EditChange | null> {
  const { mountedResource, id, now, then } = restoredRow;
  const isOfKit = (field: string) =>
    !(field in mountedResource.resource.write.shape) && ['slug', 'published_at'].includes(field);
  const current = withoutChildren(now);
  const names = changedNames(current, { ...current, ...withoutChildren(then) }).filter((name) => !isOfKit(name));
  const children = await restoredChildren(trx, restoredRow, resources, writing);
  if (names.length === 0 && children.length === 0) return null;
  const values = names.length === 0 ? {} : await restoredBody(trx, mountedResource, current, then, names);
  return { kind: 'edit', id, values, ...(children.length === 0 ? {} : { children }) };
}

/**
 * The writes that restore the children of a row. Later children are removed; missing children leave the trash, or are
 * added as new rows after a deletion for good. Throws FORBIDDEN when the viewer may not make one of these writes.
 */
async function restoredChildren(
  trx: Db,
  { mountedResource, id: parentId, now, then, past }: RestoredRow,
  resources: readonly MountedResource[],
  writing: WriteContext,
): Promise<ChildWrites[]> {
  const [states, present, pastStates] = [childStates(then), childStates(now), childStates(past)];
  const writes: ChildWrites[] = [];
  for (const { field, resource: name, column } of mountedResource.resource.children) {
    const child = resources.find(({ resource }) => resource.name === name);
    const wantedStates = [...(states.get(field)?.values() ?? [])];
    if (child === undefined || wantedStates.length === 0) continue;
    const ids = wantedStates.map(({ id }) => id);
    const rows = new Map((await child.options.repository.hold(trx, ids, 'any')).map((row) => [Number(row['id']), row]));
    const changes: RowChange[] = [];
    for (const state of wantedStates) {
      const row = rows.get(state.id) ?? null;
      const isTrashed = (row?.['deleted_at'] ?? null) !== null;
      const isHere = row !== null && !isTrashed && Number(row[column]) === parentId;
      if (state.exists === false && isHere) changes.push({ kind: 'remove', id: state.id });
      if (state.exists === false || (state.exists === null && !isHere)) continue;
      // A child that comes back gets all of its values, other children only the requested ones.
      const source = state.exists === true ? (pastStates.get(field)?.get(state.id) ?? state) : state;
      const nestedValues = childrenOnly(present.get(field)?.get(state.id)?.values ?? {});
      const edit = await restoredChild(trx, child, source, nestedValues, resources, writing);
      if (isHere) {
        if (edit !== null) changes.push(edit);
        continue;
      }
      const values = { ...edit?.values, [column]: parentId };
      if (isTrashed) changes.push({ kind: 'restore', id: state.id });
      changes.push(row === null ? { kind: 'add', values } : { kind: 'edit', id: state.id, ...edit, values });
    }
    await requireRights(trx, child, changes, writing);
    if (changes.length > 0) writes.push({ mountedResource: child, changes });
  }
  return writes;
}

async function restoredChild(
  trx: Db,
  child: MountedResource,
  { id, values }: ChildState,
  nestedValues: Row,
  resources: readonly MountedResource[],
  writing: WriteContext,
): Promise<EditChange | null> {
  const now = { ...(await takeSnapshot(trx, child, id))?.values, ...nestedValues };
  return restoredEdit(trx, { mountedResource: child, id, now, then: values, past: values }, resources, writing);
}

/** Refuses writes of children that the viewer may not make. */
async function requireRights(
  trx: Db,
  child: MountedResource,
  changes: readonly RowChange[],
  writing: WriteContext,
): Promise<void> {
  const { viewer } = writing;
  const { add } = child.resource.wire;
  const idsOf = (kind: 'edit' | 'remove' | 'restore'): number[] =>
    changes.flatMap((change) => (change.kind === kind ? [change.id] : []));
  const restoredIds = idsOf('restore');
  // A row of the trash needs only the right to restore it, which includes its edit.
  const idsToJudge = {
    remove: idsOf('remove'),
    restore: restoredIds,
    edit: idsOf('edit').filter((id) => !restoredIds.includes(id)),
  };
  for (const kind of ['remove', 'restore', 'edit'] as const) {
    const ids = idsToJudge[kind];
    const allowed = ids.length === 0 ? new Set() : await filterByPolicy(trx, child, kind, ids, writing);
    if (ids.some((id) => !allowed.has(id))) throw refusal(child, kind);
  }
  const isAdded = changes.some(({ kind }) => kind === 'add');
  const isAddAllowed = viewer !== null && add !== undefined && mayCall(viewer, add.access);
  if (isAdded && !isAddAllowed) throw refusal(child, 'add');
}

function refusal({ resource }: MountedResource, kind: string): AppError {
  return new AppError('FORBIDDEN', { message: `${resource.name}: ${kind} of a child is not allowed` });
}
