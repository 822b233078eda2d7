import { recordAudit } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Writing } from '../writing';

export interface Plan {
  readonly action: 'publish' | 'unpublish';
  readonly at: Date;
}

/** Puts down what is to be done to a row, held, at an hour to come; in the place of what was planned of the kind. */
export async function plan(
  trx: Db,
  { resource }: MountedResource,
  before: Row,
  { action, at }: Plan,
  { origin, reason = null }: Writing,
): Promise<void> {
  const rowId = Number(before['id']);
  const values = { resource: resource.name, row_id: rowId, action, at, actor_id: origin.actorId, reason };
  await trx
    .insertInto('publications')
    .values({ ...values, failed_at: null, failure: null })
    .onConflict((on) =>
      on.columns(['resource', 'row_id', 'action']).doUpdateSet({
        at,
        actor_id: origin.actorId,
        reason,
        failed_at: null,
        failure: null,
      }),
    )
    .execute();
  await recordAudit(trx, { origin, action: 'schedule', resource: resource.name, rowId, after: { action, at } });
}
