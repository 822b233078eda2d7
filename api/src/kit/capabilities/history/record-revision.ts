import type { MovedPart, RevisionAction } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { WriteAction, WriteContext } from '../../core/write/write-context';
import { withoutChildren } from './child-values';
import { changedNames, pickValues } from './flat-values';
import { valuesAsOf } from './read-values-as-of';
import { type Snapshot, takeSnapshot } from './snapshot';
import type { RowStates } from './value-change';

/** What a revision contains beside values: its action, author and time. */
export interface RevisionHead {
  readonly action: WriteAction;
  readonly actorId: number | null;
  readonly at: Date;
  readonly reason?: string | null;
  /** What a merge moved to the row. */
  readonly moved?: readonly MovedPart[];
}

/** The data of a write for the history. */
export function changeOf({ origin, now, action, reason = null }: WriteContext, usual: WriteAction): RevisionHead {
  return { action: action ?? usual, actorId: origin.actorId, at: now, reason };
}

/** Actions that are not recorded when no value has changed. */
const quiet: readonly RevisionAction[] = ['edit', 'bulk', 'import', 'revert'];

/**
 * Adds the changes of a write to the history of rows; a few hundred rows at a time. Call it after the write, in its
 * transaction. The rows must be locked, so that their changes are numbered without gaps.
 * @param last the newest revisions of the rows before the write
 */
export async function recordRevisions(
  trx: Db,
  { resource }: MountedResource,
  states: readonly RowStates<Snapshot>[],
  change: RevisionHead,
  last: LastRevisions,
): Promise<void> {
  const entries: Entry[] = [];
  for (const { id, before, after, children } of states) {
    const newest = last.get(id);
    let n = newest?.n ?? 0;
    if (before !== null && newest === undefined) entries.push(baseEntry(id, before, change.at));
    else if (before !== null && lacksRevision(newest, before.version)) {
      const missedChange = await missedEntry(trx, resource.name, id, before, n + 1, change.at);
      if (missedChange !== null) {
        entries.push(missedChange);
        n += 1;
      }
    }
    const fields = changedNames(before?.values ?? {}, after?.values ?? {});
    if (fields.length === 0 && children === undefined && quiet.includes(change.action)) continue;
    entries.push({
      row_id: id,
      n: n + 1,
      at: change.at,
      version: after?.version ?? null,
      actor_id: change.actorId,
      action: change.action,
      before: { ...(before === null ? {} : pickValues(before.values, fields)), ...children?.before },
      after: { ...(after === null ? {} : pickValues(after.values, fields)), ...children?.after },
      reason: change.reason ?? null,
      moved: change.moved ?? null,
    });
  }
  await insertEntries(trx, resource.name, entries);
}

/** The same for one row that a command has written, with the snapshot from before the write. */
export async function recordRevision(
  trx: Db,
  mountedResource: MountedResource,
  id: number,
  before: Snapshot | null,
  change: RevisionHead,
): Promise<void> {
  const last = await lastRevisions(trx, mountedResource.resource.name, [id]);
  const after = await takeSnapshot(trx, mountedResource, id);
  await recordRevisions(trx, mountedResource, [{ id, before, after }], change, last);
}

/**
 * Whether the history needs the present values of a row: the row has changed since its newest revision, or has none.
 */
export function lacksRevision(newest: Last | undefined, version: unknown): boolean {
  if (newest === undefined) return true;
  return version instanceof Date && newest.version !== null && newest.version.getTime() !== version.getTime();
}

interface Entry {
  readonly row_id: number;
  readonly n: number;
  readonly at: Date;
  readonly version: Date | null;
  readonly actor_id: number | null;
  readonly action: RevisionAction;
  readonly before: Row;
  readonly after: Row;
  readonly reason: string | null;
  readonly moved: readonly MovedPart[] | null;
}

/** The newest revision of a row. */
interface Last {
  readonly n: number;
  readonly version: Date | null;
}

/** The values of a row before its first recorded change. */
function baseEntry(id: number, was: Snapshot, now: Date): Entry {
  const at = was.version ?? now;
  const baseValues = { actor_id: null, reason: null, before: {}, moved: null };
  return { ...baseValues, row_id: id, n: 0, at, version: was.version, action: 'base', after: was.values };
}

/** A change that was made without a record since the last recorded one; null without such a change. */
async function missedEntry(
  trx: Db,
  resource: string,
  id: number,
  was: Snapshot,
  n: number,
  now: Date,
): Promise<Entry | null> {
  const values = withoutChildren(await valuesAsOf(trx, { resource, rowId: id }, n - 1));
  const fields = changedNames(values, was.values);
  if (fields.length === 0) return null;
  const [before, after] = [pickValues(values, fields), pickValues(was.values, fields)];
  const { version } = was;
  return {
    row_id: id,
    n,
    at: version ?? now,
    version,
    actor_id: null,
    action: 'edit',
    before,
    after,
    reason: null,
    moved: null,
  };
}

/** The newest revisions by row id. */
export type LastRevisions = ReadonlyMap<number, Last>;

/** The newest revision of each row that has one. */
export async function lastRevisions(trx: Db, resource: string, ids: readonly number[]): Promise<LastRevisions> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Last & { row_id: number }>`select e.id::bigint as row_id, r.n, r.version
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as e(id)
    cross join lateral (select n, version from revisions where resource = ${resource} and row_id = e.id::bigint
      order by n desc limit 1) as r`.execute(trx);
  return new Map(rows.map((row) => [row.row_id, row]));
}

async function insertEntries(trx: Db, resource: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`insert into revisions (resource, row_id, n, at, version, actor_id, action, before, after, reason, moved)
    select ${resource}, e.row_id, e.n, e.at, e.version, e.actor_id, e.action, e.before, e.after, e.reason, e.moved
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(row_id bigint, n integer, at timestamptz,
      version timestamptz, actor_id bigint, action text, before jsonb, after jsonb, reason text,
      moved jsonb)`.execute(trx);
}
