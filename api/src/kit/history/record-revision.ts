import type { RevisionAction } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import { changedNames, pickValues } from './flat-values';
import { valuesAsOf } from './read-values-as-of';
import { type Snapshot, type Snapshots, takeSnapshots } from './snapshot';

/** What is done to some rows, by whom and when. */
export interface Change {
  readonly action: Exclude<RevisionAction, 'base'>;
  readonly actorId: number | null;
  readonly at: Date;
  readonly reason?: string | null;
}

/** Actions that leave no trace when they change nothing. */
const quiet: readonly RevisionAction[] = ['edit', 'bulk', 'import', 'revert'];

/**
 * Adds what a write has changed to a row's history. Call it after the write, in its transaction, with the snapshot taken
 * before it (null for a new row). The row must be held, so that its changes are counted one after the other.
 */
export async function recordRevision(
  trx: Db,
  mounted: MountedResource,
  id: number,
  before: Snapshot | null,
  change: Change,
): Promise<void> {
  await recordRevisions(trx, mounted, [id], new Map(before === null ? [] : [[id, before]]), change);
}

/**
 * The same for many rows at once; a few hundred at a time keep the statements short.
 * @param knownAfter the rows after the write, if the caller has read them already
 */
export async function recordRevisions(
  trx: Db,
  mounted: MountedResource,
  ids: readonly number[],
  before: Snapshots,
  change: Change,
  knownAfter?: Snapshots,
): Promise<void> {
  if (ids.length === 0) return;
  const { resource } = mounted;
  const after = knownAfter ?? (await takeSnapshots(trx, mounted, ids));
  const known = await lastRevisions(trx, resource.name, ids);
  const entries: Entry[] = [];
  for (const id of ids) {
    const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
    const last = known.get(id);
    let n = last?.n ?? 0;
    if (was !== null && last === undefined) entries.push(baseEntry(id, was, change.at));
    if (was !== null && last !== undefined && isOther(last.version, was.version)) {
      const missed = await missedEntry(trx, resource.name, id, was, n + 1, change.at);
      if (missed !== null) {
        entries.push(missed);
        n += 1;
      }
    }
    const fields = is === null ? Object.keys(was?.values ?? {}) : changedNames(was?.values ?? {}, is.values);
    if (fields.length === 0 && quiet.includes(change.action)) continue;
    entries.push({
      row_id: id,
      n: n + 1,
      at: change.at,
      version: is?.version ?? null,
      actor_id: change.actorId,
      action: change.action,
      before: was === null ? {} : pickValues(was.values, fields),
      after: is === null ? {} : was === null ? is.values : pickValues(is.values, fields),
      reason: change.reason ?? null,
    });
  }
  await insertEntries(trx, resource.name, entries);
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
}

interface Last {
  readonly n: number;
  readonly version: Date | null;
}

/** What a row was like before anything was known of it. */
function baseEntry(id: number, was: Snapshot, now: Date): Entry {
  const at = was.version ?? now;
  const unknown = { actor_id: null, reason: null, before: {} };
  return { ...unknown, row_id: id, n: 0, at, version: was.version, action: 'base', after: was.values };
}

/** What has changed since the last known change without a word of it; null when nothing has. */
async function missedEntry(
  trx: Db,
  resource: string,
  id: number,
  was: Snapshot,
  n: number,
  now: Date,
): Promise<Entry | null> {
  const told = await valuesAsOf(trx, { resource, rowId: id }, n - 1);
  const fields = changedNames(told, was.values);
  if (fields.length === 0) return null;
  const [before, after] = [pickValues(told, fields), pickValues(was.values, fields)];
  const { version } = was;
  return { row_id: id, n, at: version ?? now, version, actor_id: null, action: 'edit', before, after, reason: null };
}

function isOther(known: Date | null, version: Date | null): boolean {
  return known !== null && version !== null && known.getTime() !== version.getTime();
}

async function lastRevisions(trx: Db, resource: string, ids: readonly number[]): Promise<Map<number, Last>> {
  const { rows } = await sql<Last & { row_id: number }>`select distinct on (row_id) row_id, n, version from revisions
    where resource = ${resource} and row_id in (${sql.join(ids)}) order by row_id, n desc`.execute(trx);
  return new Map(rows.map((row) => [row.row_id, row]));
}

async function insertEntries(trx: Db, resource: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`insert into revisions (resource, row_id, n, at, version, actor_id, action, before, after, reason)
    select ${resource}, e.row_id, e.n, e.at, e.version, e.actor_id, e.action, e.before, e.after, e.reason
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(row_id bigint, n integer, at timestamptz,
      version timestamptz, actor_id bigint, action text, before jsonb, after jsonb, reason text)`.execute(trx);
}
