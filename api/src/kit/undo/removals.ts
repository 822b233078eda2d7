import { undoMinutes } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import { takeAlong, type Taken, whatWent } from './take-along';

/** How a deletion is undone, and until when. */
export interface Undo {
  readonly id: number;
  readonly until: string;
}

/** What must be known of a row before it goes, so that she who deletes it can undo that. */
export async function beforeRemoval(
  trx: Db,
  { resource, options }: MountedResource,
  id: number,
): Promise<readonly Taken[]> {
  return resource.isSoftDeleted ? [] : takeAlong(trx, options.repository.table, id);
}

/** Keeps what a deletion has taken. Call it after the row went, in its transaction. */
export async function keepRemoval(
  trx: Db,
  { resource }: MountedResource,
  before: Row,
  candidates: readonly Taken[],
  { origin, now }: Writing,
): Promise<Undo> {
  const rowId = Number(before['id']);
  const taken = resource.isSoftDeleted ? { updated_at: before['updated_at'] } : await whatWent(trx, candidates);
  const until = new Date(now.getTime() + undoMinutes * 60_000);
  await forgetRemovals(trx, now);
  const { id } = await trx
    .insertInto('removals')
    .values({
      resource: resource.name,
      row_id: rowId,
      label: String(before['title'] ?? before['name'] ?? before['reference'] ?? `#${rowId}`).slice(0, 200),
      actor_id: origin.actorId,
      at: now,
      until,
      taken: JSON.stringify(taken),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, until: until.toISOString() };
}

/** Lets go of what can no longer be undone. */
export async function forgetRemovals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('removals').where('until', '<=', now).execute();
}
