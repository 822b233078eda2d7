import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { WriteContext } from './write-context';
import { heldRow } from './edit-rows';
import type { RelationChange, RevertChange, RowWrite, WrittenRow } from './row-change';
import { updateColumns } from './update-columns';
import { relatedId, takeBackRelations } from './write-relations';

/** Restores the columns and relations of locked rows from the `undo` of an earlier write. */
export async function revertRows(
  trx: Db,
  mountedResource: MountedResource,
  writes: readonly RowWrite[],
  { now }: WriteContext,
): Promise<WrittenRow[]> {
  const { table } = mountedResource.options.repository;
  const reverts = writes.flatMap((write) => (write.change.kind === 'revert' ? [{ write, change: write.change }] : []));
  const hasVersion = writes.some(({ before }) => before !== null && 'updated_at' in before);
  const updates = reverts.map(({ write, change }) => ({ ...heldRow(write), columns: change.columns }));
  const updatedRows = await updateColumns(trx, table, updates, { now, hasVersion, skipsEqual: false });
  await takeBackRelations(
    trx,
    mountedResource,
    new Map(reverts.map(({ change }) => [change.id, change.relations ?? {}])),
  );
  return reverts.map(({ write, change }): WrittenRow => {
    const row = updatedRows.get(change.id);
    const values = { ...change.columns, ...relationValues(mountedResource, change) };
    return {
      ...write,
      values,
      after: row?.after ?? write.before,
      version: row?.version ?? null,
      undo: null,
      columns: Object.keys(change.columns),
    };
  });
}

/** The attach and detach lists that undo a change, in the form of a body. */
function relationValues({ resource }: MountedResource, { relations = {} }: RevertChange): Row {
  const lists = resource.relations.flatMap(({ field, attach, detach }) => {
    const change: RelationChange[string] | undefined = relations[field];
    if (change === undefined) return [];
    return [[attach, change.detached.map(relatedId)] as const, [detach, change.attached.map(relatedId)] as const];
  });
  return Object.fromEntries(lists);
}
