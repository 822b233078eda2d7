import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import { heldRow } from './edit-rows';
import type { RelationChange, RevertChange } from './row-change';
import type { MadeRow, RowWrite } from './row-write';
import { updateColumns } from './update-columns';
import { relatedId, takeBackRelations } from './write-relations';

/** Gives rows, held, the columns and relations back that a write answered in `undo`. */
export async function revertRows(
  trx: Db,
  mounted: MountedResource,
  writes: readonly RowWrite[],
  { now }: Writing,
): Promise<MadeRow[]> {
  const { table } = mounted.options.repository;
  const reverts = writes.flatMap((write) => (write.change.kind === 'revert' ? [{ write, change: write.change }] : []));
  const hasVersion = writes.some(({ before }) => before !== null && 'updated_at' in before);
  const updates = reverts.map(({ write, change }) => ({ ...heldRow(write), columns: change.columns }));
  const updated = await updateColumns(trx, table, updates, { now, hasVersion, skipsEqual: false });
  await takeBackRelations(trx, mounted, new Map(reverts.map(({ change }) => [change.id, change.relations ?? {}])));
  return reverts.map(({ write, change }): MadeRow => {
    const row = updated.get(change.id);
    const values = { ...change.columns, ...relationValues(mounted, change) };
    return {
      write: { ...write, values },
      id: change.id,
      after: row?.after ?? write.before,
      version: row?.version ?? null,
      undo: null,
      columns: Object.keys(change.columns),
    };
  });
}

/** What is attached and detached when a change is taken back, as a body would carry it. */
function relationValues({ resource }: MountedResource, { relations = {} }: RevertChange): Row {
  const lists = resource.relations.flatMap(({ field, attach, detach }) => {
    const change: RelationChange[string] | undefined = relations[field];
    if (change === undefined) return [];
    return [[attach, change.detached.map(relatedId)] as const, [detach, change.attached.map(relatedId)] as const];
  });
  return Object.fromEntries(lists);
}
