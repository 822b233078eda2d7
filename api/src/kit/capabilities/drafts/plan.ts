import * as z from 'zod';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { WriteContext } from '../../core/write/write-context';

/** Publishes and unpublishes the rows that are due at an instant (ISO 8601). */
export const publishPlanned = defineJob({
  kind: 'drafts.publish-due',
  payload: z.object({ at: z.iso.datetime() }),
  retry: { attempts: 20, longestSeconds: 600 },
});

export interface Plan {
  readonly action: 'publish' | 'unpublish';
  readonly at: Date;
}

/** Plans a change of a locked row for a later time. It replaces an earlier plan of the same kind. */
export async function plan(
  trx: Db,
  { resource }: MountedResource,
  before: Row,
  { action, at }: Plan,
  { origin, reason = null }: WriteContext,
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
  await enqueue(trx, publishPlanned, { at: at.toISOString() }, { runAt: at, key: at.toISOString() });
  await recordAudit(trx, { origin, action: 'schedule', resource: resource.name, rowId, after: { action, at } });
}
