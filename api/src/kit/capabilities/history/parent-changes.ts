import type { ChildRows } from '@enlace/shared-contract/resources';

import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { underPath } from './child-values';
import { changedNames, pickValues } from './flat-values';
import { noteChange, type RowStates, type ValueChanges } from './value-change';

/** The parent of a resource, and how its child rows refer to it. */
export interface ParentLink extends ChildRows {
  readonly parent: MountedResource;
}

/** The parent of a resource; null when its rows are no children. */
export function parentLink({ resource, options: { parent } }: MountedResource): ParentLink | null {
  if (parent === undefined) return null;
  const rows = parent.resource.children.find((one) => one.resource === resource.name);
  if (rows === undefined) throw new Error(`${parent.resource.name} declares no children ${resource.name}`);
  return { ...rows, parent };
}

/** A child before or after a write: the bare row, and its values in the form of a history. */
export interface ChildSide {
  readonly row: Row;
  readonly values: Row;
}

/** Adds the writes of children to the changes of their parents. A child in the trash counts as removed. */
export function noteForParents(
  changes: ValueChanges,
  mountedResource: MountedResource,
  writtenChildren: readonly RowStates<ChildSide>[],
): void {
  const link = parentLink(mountedResource);
  if (link === null) return;
  const { field, column } = link;
  for (const { id, before, after, children } of writtenChildren) {
    const path = `${field}.${id}`;
    const stateOf = (side: ChildSide | null) =>
      side === null || isTrashed(side.row) || side.row[column] === null
        ? null
        : { parentId: Number(side.row[column]), ...stateUnder(mountedResource, path, side, column) };
    const [was, is] = [stateOf(before), stateOf(after)];
    if (was !== null && is !== null && was.parentId === is.parentId) {
      const names = changedNames(was.values, is.values);
      if (names.length === 0 && children === undefined) continue;
      const nestedChange = children ?? { before: {}, after: {} };
      noteChange(changes, is.parentId, {
        before: { ...was.name, ...pickValues(was.values, names), ...underPath(path, nestedChange.before) },
        after: { ...is.name, ...pickValues(is.values, names), ...underPath(path, nestedChange.after) },
      });
      continue;
    }
    for (const [state, isThere] of [
      [was, 'before'],
      [is, 'after'],
    ] as const)
      if (state !== null) {
        const values = { ...state.name, ...state.values };
        const empty = pickValues({}, Object.keys(values));
        const change = isThere === 'before' ? { before: values, after: empty } : { before: empty, after: values };
        noteChange(changes, state.parentId, change);
      }
  }
}

function isTrashed(row: Row): boolean {
  return row['deleted_at'] !== undefined && row['deleted_at'] !== null;
}

/** A child's name and values under its path. Names of people are not stored, because they can be deleted. */
function stateUnder(
  { options }: MountedResource,
  path: string,
  { row, values }: ChildSide,
  column: string,
): { readonly name: Row; readonly values: Row } {
  const { [column]: _parent, ...rest } = values;
  const label = row['name'] ?? row['title'];
  const isNamed = typeof label === 'string' && options.isPersonal !== true;
  const name = { [path]: { id: Number(row['id']), ...(isNamed ? { name: label } : {}) } };
  return { name, values: underPath(path, rest) };
}
