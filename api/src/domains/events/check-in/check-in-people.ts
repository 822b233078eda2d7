import type {
  checkInCountsSchema,
  checkInPeopleQuerySchema,
  checkInPeopleSchema,
} from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { all, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { searchConditions } from '../attendance/attendee-condition';
import { findCheckInList, isCheckedIn, isOnList } from './check-in-lists';

type Counts = z.infer<typeof checkInCountsSchema>['data'];
type People = z.infer<typeof checkInPeopleSchema>;

const usualPageSize = 25;

/** People who entered, at each gate and together. */
export async function countCheckIns(db: Db, listId: number | null, now: Date): Promise<Counts> {
  const { expected, checked_in } = await findCheckInList(db, listId);
  const { rows } = await sql<Counts['gates'][number]>`select c.gate, count(*)::int as checked_in from check_ins c
    where c.list_id = ${listId} and ${isCheckedIn} group by c.gate order by c.gate`.execute(db);
  return { now: now.toISOString(), expected, checked_in, gates: rows };
}

/** People of a list in the order of their names. */
export async function findCheckInPeople(
  db: Db,
  listId: number | null,
  query: z.infer<typeof checkInPeopleQuerySchema>,
  context: ReadContext,
): Promise<People> {
  const { search = '', page = 1, per_page: perPage = usualPageSize } = query;
  await findCheckInList(db, listId);
  const people = sql`from check_in_lists l join attendees a on a.event_id = l.event_id and ${isOnList}
      join tickets k on k.id = a.ticket_id
      left join check_ins c on c.attendee_id = a.id and c.list_id = l.id and ${isCheckedIn}
    where ${all([sql`l.id = ${listId}`, ...searchConditions(search)])}`;
  const { rows } = await sql<People['data'][number]>`select a.id, a.first_name, a.last_name, a.email, a.state,
      ${translateColumn(context, 'name', 'k')} as ticket,
      case when c.id is not null then json_build_object('scanned_at', c.scanned_at, 'gate', c.gate) end as check_in
    ${people} order by lower(a.first_name || ' ' || a.last_name), a.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${people}`.execute(db);
  return { data: rows, meta: { total: counts[0]?.total ?? 0, page, per_page: perPage } };
}
