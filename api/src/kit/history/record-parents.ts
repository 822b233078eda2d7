import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import { updateColumns } from '../write/update-columns';
import { noteForParents, parentLink } from './parent-changes';
import { type Change, lastRevisions, lacksRevision, recordRevisions } from './record-revision';
import { readRelated, snapshotsOf } from './snapshot';
import type { ValueChanges } from './value-change';

/**
 * Adds changes of children to the history of their parents, raises the versions of these, and does the same for the
 * parents' own parents. Parents are held from here to the end of the transaction.
 * @param changes by the id of the parent
 */
export async function recordParents(
  trx: Db,
  mounted: MountedResource,
  changes: ValueChanges,
  change: Change,
): Promise<void> {
  const link = parentLink(mounted);
  if (link === null || changes.size === 0) return;
  const { parent } = link;
  const { repository } = parent.options;
  const rows = await repository.hold(trx, [...changes.keys()], 'any');
  const hasVersion = rows.some((row) => 'updated_at' in row);
  const updates = rows.map((row) => ({ id: Number(row['id']), before: row, columns: {} }));
  const raised = await updateColumns(trx, repository.table, updates, { now: change.at, hasVersion, skipsEqual: false });
  if (parent.resource.capabilities.history) {
    const ids = updates.map(({ id }) => id);
    const last = await lastRevisions(trx, parent.resource.name, ids);
    const unknown = updates.filter(({ id, before }) => lacksRevision(last.get(id), before['updated_at']));
    const related = await readRelated(
      trx,
      parent,
      unknown.map(({ id }) => id),
    );
    const snapshots = snapshotsOf(
      parent,
      unknown.map(({ before }) => before),
      related,
    );
    const states = updates.map(({ id, before: row }) => {
      const version = row['updated_at'] instanceof Date ? row['updated_at'] : null;
      const before = snapshots.get(id) ?? { version, values: {} };
      const later = raised.get(id)?.after['updated_at'];
      const after = { ...before, version: later instanceof Date ? later : null };
      return { id, before, after, children: changes.get(id) };
    });
    await recordRevisions(trx, parent, states, change, last);
  }
  const ofGrandparents: ValueChanges = new Map();
  const written = updates.map(({ id, before: row }) => {
    const side = { row, values: {} };
    return { id, before: side, after: side, children: changes.get(id) };
  });
  noteForParents(ofGrandparents, parent, written);
  await recordParents(trx, parent, ofGrandparents, change);
}
