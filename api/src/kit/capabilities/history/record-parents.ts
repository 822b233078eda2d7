import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import { updateColumns } from '../../core/write/update-columns';
import { noteForParents, parentLink } from './parent-changes';
import { type RevisionHead, lastRevisions, lacksRevision, recordRevisions } from './record-revision';
import { readRelated, snapshotsOf } from './snapshot';
import type { ValueChanges } from './value-change';

/**
 * Adds changes of children to the history of their parents and gives the parents new versions, then does the same for
 * the parents of the parents. The parents are locked until the end of the transaction.
 * @param changes by the id of the parent
 */
export async function recordParents(
  trx: Db,
  mountedResource: MountedResource,
  changes: ValueChanges,
  change: RevisionHead,
): Promise<void> {
  const link = parentLink(mountedResource);
  if (link === null || changes.size === 0) return;
  const { parent } = link;
  const { repository } = parent.options;
  const rows = await repository.hold(trx, [...changes.keys()], 'any');
  const hasVersion = rows.some((row) => 'updated_at' in row);
  const updates = rows.map((row) => ({ id: Number(row['id']), before: row, columns: {} }));
  const raisedRows = await updateColumns(trx, repository.table, updates, {
    now: change.at,
    hasVersion,
    skipsEqual: false,
  });
  if (parent.resource.capabilities.history) {
    const ids = updates.map(({ id }) => id);
    const last = await lastRevisions(trx, parent.resource.name, ids);
    const unknownRows = updates.filter(({ id, before }) => lacksRevision(last.get(id), before['updated_at']));
    const relatedRows = await readRelated(
      trx,
      parent,
      unknownRows.map(({ id }) => id),
    );
    const snapshots = snapshotsOf(
      parent,
      unknownRows.map(({ before }) => before),
      relatedRows,
    );
    const states = updates.map(({ id, before: row }) => {
      const version = row['updated_at'] instanceof Date ? row['updated_at'] : null;
      const before = snapshots.get(id) ?? { version, values: {} };
      const later = raisedRows.get(id)?.after['updated_at'];
      const after = { ...before, version: later instanceof Date ? later : null };
      return { id, before, after, children: changes.get(id) };
    });
    await recordRevisions(trx, parent, states, change, last);
  }
  const ofGrandparents: ValueChanges = new Map();
  const writtenParents = updates.map(({ id, before: row }) => {
    const side = { row, values: {} };
    return { id, before: side, after: side, children: changes.get(id) };
  });
  noteForParents(ofGrandparents, parent, writtenParents);
  await recordParents(trx, parent, ofGrandparents, change);
}
