import { attendeeColumnNames, type AttendeeFilter } from '@enlace/shared-contract/attendees';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, translateColumn } from '../../../kit/core/table/expressions';
import { dayAfter, startOf } from '../../../kit/core/values/calendar-days';
import { isInsideOrNot, isUnmailed, searchConditions } from '../attendance/attendee-condition';
import type { StoredAnswers } from '../events.tables';
import { isCheckedIn } from '../check-in/check-in-lists';
import { ticketPrice } from '../payments/ticket-price';
import { answerCell, type AnswerColumn } from './answer-columns';
import { amountCell, type EventOfFile, timeInZone, zonedHead } from './event-of-file';

interface AttendeeRow {
  readonly id: number;
  readonly answers: StoredAnswers;
  readonly [column: string]: unknown;
}

type ColumnName = (typeof attendeeColumnNames)[number];

/** Columns of the file before the answers; `a` is the attendee, `e` the event, `k` the ticket, `o` the order. */
const columns: Readonly<Record<ColumnName, (lang: Locale) => Expression>> = {
  id: () => sql`a.id`,
  event_id: () => sql`a.event_id`,
  event: (lang) => translateColumn({ lang, now: new Date(0) }, 'title', 'e'),
  starts_at: () => sql`e.starts_at`,
  ticket: (lang) => translateColumn({ lang, now: new Date(0) }, 'name', 'k'),
  order: () => sql`o.reference`,
  first_name: () => sql`a.first_name`,
  last_name: () => sql`a.last_name`,
  email: () => sql`a.email`,
  state: () => sql`a.state`,
  language: () => sql`a.locale`,
  registered_at: () => sql`a.created_at`,
  cancelled_at: () => sql`a.cancelled_at`,
  checked_in_at: () => sql`(select min(c.scanned_at) from check_ins c where c.attendee_id = a.id and ${isCheckedIn})`,
  price: () => ticketPrice,
  currency: () => sql`o.currency`,
  timezone: () => sql`e.timezone`,
};

export const timeColumns: readonly string[] = [
  'starts_at',
  'registered_at',
  'cancelled_at',
  'checked_in_at',
] satisfies readonly ColumnName[];

export const attendeeColumns: readonly string[] = attendeeColumnNames;

/** Head of a column. All times are by the clock of the event; a file of several events has the zone in a column. */
export function headOf(name: string, event: EventOfFile | null): string {
  return event !== null && timeColumns.includes(name) ? zonedHead(name, event) : name;
}

const source = sql`attendees a join events e on e.id = a.event_id join tickets k on k.id = a.ticket_id
  join orders o on o.id = a.order_id`;

function conditionOf(filter: RowFilter): Expression {
  return all([
    ...(filter.event_id ? [sql`a.event_id = ${filter.event_id}`] : []),
    ...(filter.ticket_id ? [sql`a.ticket_id = ${filter.ticket_id}`] : []),
    ...(filter.state ? [sql`a.state = ${filter.state}`] : []),
    ...(filter.chapter_id
      ? [
          sql`exists (select 1 from event_chapters c where c.event_id = a.event_id and c.chapter_id = ${filter.chapter_id})`,
        ]
      : []),
    ...(filter.checked_in ? [isInsideOrNot(filter.checked_in)] : []),
    ...(filter.mailed ? [isUnmailed] : []),
    ...(filter.ids ? [sql`a.id = any(${filter.ids}::bigint[])`] : []),
    ...searchConditions(filter.search ?? ''),
    ...(filter.created_at_from ? [sql`a.created_at >= ${startOf(filter.created_at_from)}`] : []),
    ...(filter.created_at_to ? [sql`a.created_at < ${dayAfter(filter.created_at_to)}`] : []),
  ]);
}

export async function countAttendees(db: Db, filter: RowFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${source}
    where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The parts of a filter that choose rows. */
type RowFilter = Omit<AttendeeFilter, 'format' | 'columns'>;

export interface AttendeesFile {
  readonly filter: RowFilter;
  readonly lang: Locale;
  /** Columns of every attendee, of `attendeeColumns`. */
  readonly columns: readonly string[];
  /** Columns with answers, after those of every attendee. */
  readonly answerColumns: readonly AnswerColumn[];
  /** Origin of the site, for the addresses of files. */
  readonly origin: string;
}

/** A row for each attendee, by id. */
export async function* attendeeBatches(
  db: Db,
  { filter, lang, columns: chosenColumns, answerColumns, origin }: AttendeesFile,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const selectedColumns = sql.join(
    Object.entries(columns).map(([name, value]) => {
      const isTime = timeColumns.includes(name);
      return sql`${isTime ? timeInZone(value(lang)) : value(lang)} as ${sql.ref(name)}`;
    }),
  );
  const batches = keysetBatches<AttendeeRow>(async (after, size) => {
    const { rows } = await sql<AttendeeRow>`select ${selectedColumns}, a.answers from ${source}
      where ${conditionOf(filter)} and a.id > ${after} order by a.id limit ${size}`.execute(db);
    return rows;
  });
  for await (const batch of batches)
    yield batch.map((row) => [
      ...chosenColumns.map((name) => cellOf(row, name)),
      ...answerColumns.map((column) => answerCell(column, row.answers, origin)),
    ]);
}

function cellOf(row: AttendeeRow, name: string): Cell {
  if (name === 'price') return amountCell(Number(row[name]), String(row['currency']));
  return row[name] as Cell;
}
