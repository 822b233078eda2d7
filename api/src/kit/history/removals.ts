import { undoMinutes } from '@enlace/shared-contract';

import type { Db } from '../../db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';
import { takeAlong } from './take-along';

/** How a deletion is undone, and until when. */
export interface Undo {
  readonly id: number;
  readonly until: string;
}

/** Keeps what a deletion takes, so that she who deletes can undo it. Call it before the row goes, in its transaction. */
export async function keepRemoval(
  trx: Db,
  { resource, options }: MountedResource,
  before: Row,
  { origin, now }: Writing,
): Promise<Undo> {
  const rowId = Number(before['id']);
  const { table } = options.repository;
  const taken = resource.isSoftDeleted ? { updated_at: before['updated_at'] } : await takeAlong(trx, table, rowId);
  const until = new Date(now.getTime() + undoMinutes * 60_000);
  await forgetRemovals(trx, now);
  const { id } = await trx
    .insertInto('removals')
    .values({
      resource: resource.name,
      row_id: rowId,
      label: String(before['title'] ?? before['name'] ?? `#${rowId}`).slice(0, 200),
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
