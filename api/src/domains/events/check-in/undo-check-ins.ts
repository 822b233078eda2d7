import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { isCheckedIn } from './check-in-lists';

/** Undoes the check-ins of people at a list; answers the number of those who were in. */
export async function undoCheckIns(
  trx: Db,
  listId: number | null,
  attendeeIds: readonly number[],
  { now, origin }: Pick<WriteContext, 'now' | 'origin'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`update check_ins c set undone_at = ${now}
    where c.list_id = ${listId} and c.attendee_id = any(${attendeeIds}::bigint[]) and ${isCheckedIn}
    returning c.attendee_id as id`.execute(trx);
  await recordAudits(
    trx,
    rows.map(({ id: rowId }) => ({ origin, action: 'undoCheckIn', resource: 'attendees', rowId })),
  );
  return rows.length;
}
