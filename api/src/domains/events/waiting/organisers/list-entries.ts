import { AppError } from '@enlace/shared-contract/errors';
import {
  type WaitingEntriesQuery,
  type WaitingEntry,
  type waitingSorts,
  waitingStates,
} from '@enlace/shared-contract/orders';
import type { Locale } from '@enlace/shared-contract/text';
import { type RawBuilder, sql } from 'kysely';

import type { Cell } from '../../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../../infrastructure/csv/keyset';
import type { Db } from '../../../../infrastructure/db/database';
import {
  all,
  type Expression,
  holdsWords,
  jsonObject,
  plain,
  translateColumn,
} from '../../../../kit/core/table/expressions';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import { timeInZone } from '../../downloads/event-of-file';
import { positionOfEntry } from '../waiting-mails';

const usualPageSize = 25;

const name = sql`w.first_name || ' ' || w.last_name`;

/** People with an offer come first, then those who wait in their order, then the others, the last one first. */
const line = (direction: RawBuilder<unknown>) => sql`case w.state when 'offered' then 0 when 'waiting' then 1 else 2 end
  ${direction}, case when w.state in ('offered', 'waiting') then w.place end ${direction}, w.ended_at desc`;

const sorts: Readonly<Record<Exclude<(typeof waitingSorts)[number], 'place'>, Expression>> = {
  created_at: sql`w.created_at`,
  name: plain(name),
  email: sql`lower(w.email)`,
};

const plainFields = [
  'id',
  'event_id',
  'first_name',
  'last_name',
  'email',
  'locale',
  'quantity',
  'takes_fewer',
  'state',
  'offered_quantity',
  'offered_at',
  'offer_ends_at',
  'ended_at',
  'created_at',
  'unmailed_at',
];

function listedFields(context: ReadContext): Expression {
  return sql`${sql.join(plainFields.map((field) => sql.ref(`w.${field}`)))},
    case when w.resumes_at > ${context.now} then w.resumes_at end as resumes_at,
    case when w.state = 'waiting' then ${positionOfEntry} end as position,
    ${jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') })} as ticket`;
}

const listedTables = sql`waiting_entries w join tickets k on k.id = w.ticket_id`;

/** One entry. Throws NOT_FOUND. */
export async function findWaitingEntry(db: Db, id: number, context: ReadContext): Promise<WaitingEntry> {
  const { rows } = await sql<WaitingEntry>`select ${listedFields(context)} from ${listedTables}
    where w.id = ${id}`.execute(db);
  const [entry] = rows;
  if (entry === undefined) throw new AppError('NOT_FOUND', { message: `waiting entry ${id}` });
  return entry;
}

/** A page of the waiting list of an event, with its numbers by state. Throws NOT_FOUND without the event. */
export async function listWaitingEntries(
  db: Db,
  eventId: number | null,
  query: WaitingEntriesQuery,
  context: ReadContext,
) {
  const { state, sort = 'place', order = 'asc', page = 1, per_page: size = usualPageSize } = query;
  const event = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (event.rows.length === 0) throw new AppError('NOT_FOUND');
  const isFound = conditionOf(eventId, query);
  const direction = sql.raw(order);
  const orderBy = sort === 'place' ? line(direction) : sql`${sorts[sort]} ${direction}`;
  const { rows } = await sql<WaitingEntry>`select ${listedFields(context)} from ${listedTables}
    where ${isFound} and ${isInState(state)} order by ${orderBy}, w.id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ state: WaitingEntry['state']; count: number }>`select w.state, count(*)::int as count
    from waiting_entries w where ${isFound} group by 1`.execute(db);
  const states = Object.fromEntries(
    waitingStates.map((one) => [one, counts.rows.find((row) => row.state === one)?.count ?? 0]),
  );
  const total = state === undefined ? counts.rows.reduce((sum, { count }) => sum + count, 0) : (states[state] ?? 0);
  return { data: rows, meta: { total, page, per_page: size, states } };
}

const isInState = (state: WaitingEntry['state'] | undefined) =>
  state === undefined ? sql`true` : sql`w.state = ${state}`;

/** Entries `w` of the event, of the ticket and with the words of the search, in any state. */
function conditionOf(eventId: number | null, { ticket_id: ticketId, search = '' }: WaitingEntriesQuery) {
  return all([
    sql`w.event_id = ${eventId}`,
    ...(ticketId === undefined ? [] : [sql`w.ticket_id = ${ticketId}`]),
    holdsWords(sql`${name} || ' ' || w.email`, search),
  ]);
}

/** Columns of the file; `k` is the ticket, `e` the event. Times are by its clock. */
const fileColumns: Readonly<Record<string, (lang: Locale) => Expression>> = {
  id: () => sql`w.id`,
  ticket: (lang) => translateColumn({ lang, now: new Date(0) }, 'name', 'k'),
  position: () => sql`case when w.state = 'waiting' then ${positionOfEntry} end`,
  first_name: () => sql`w.first_name`,
  last_name: () => sql`w.last_name`,
  email: () => sql`w.email`,
  language: () => sql`w.locale`,
  quantity: () => sql`w.quantity`,
  takes_fewer: () => sql`w.takes_fewer`,
  state: () => sql`w.state`,
  joined_at: () => timeInZone(sql`w.created_at`),
  offered_at: () => timeInZone(sql`w.offered_at`),
  offer_ends_at: () => timeInZone(sql`w.offer_ends_at`),
  ended_at: () => timeInZone(sql`w.ended_at`),
  timezone: () => sql`e.timezone`,
};

/** The list as a file, by id, with the filters of the list. */
export function waitingEntriesFile(db: Db, eventId: number, query: WaitingEntriesQuery, lang: Locale) {
  const condition = all([conditionOf(eventId, query), isInState(query.state)]);
  const columns = Object.keys(fileColumns);
  const selectedColumns = sql.join(
    Object.entries(fileColumns).map(([column, value]) => sql`${value(lang)} as ${sql.ref(column)}`),
  );
  return {
    columns,
    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from waiting_entries w
        where ${condition}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async *batches(): AsyncGenerator<readonly (readonly Cell[])[]> {
      const batches = keysetBatches<{ readonly id: number; readonly [column: string]: unknown }>(
        async (after, size) => {
          const { rows } = await sql<{ readonly id: number }>`select ${selectedColumns} from ${listedTables}
            join events e on e.id = w.event_id
            where ${condition} and w.id > ${after} order by w.id limit ${size}`.execute(db);
          return rows;
        },
      );
      for await (const batch of batches) yield batch.map((row) => columns.map((column) => row[column] as Cell));
    },
  };
}
