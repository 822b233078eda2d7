import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { inboxChangeCap } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { inboxCondition, type InboxFilters } from './inbox-filters';

/** The ids of all entries that match the filters. Throws VALIDATION_FAILED for more than one change may reach. */
export async function findFilteredIds(db: Db, filters: InboxFilters, viewer: Viewer | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select e.id from form_entries e
    where ${inboxCondition(filters, viewer)} order by e.id limit ${inboxChangeCap + 1}`.execute(db);
  if (rows.length > inboxChangeCap)
    throw new AppError('VALIDATION_FAILED', { message: `more than ${inboxChangeCap} entries match` });
  return rows.map(({ id }) => id);
}
