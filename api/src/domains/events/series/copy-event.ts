import { ownSeoFieldNames } from '@enlace/shared-contract/head';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { forgetMediaUses, noteUsesOfRows } from '../../../kit/core/write/media-uses';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { addRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { copyLists } from '../check-in/move-lists';
import { eventsResource } from '../events/events.resource';
import { ticketsResource } from '../tickets/tickets.resource';
import { copyQuestions } from './copy-questions';
import { type EventShift, movedDates, saleDateNames } from './moved-dates';
import { localShift, type SeriesDate } from './series-dates';

/** Relations of events that are copied, with their tables. */
export const eventRelations = {
  chapters: { table: 'event_chapters', column: 'chapter_id' },
  categories: { table: 'event_categories_general', column: 'category_id' },
  event_categories: { table: 'event_event_categories', column: 'event_category_id' },
  tags: { table: 'event_tags', column: 'tag_id' },
  sponsors: { table: 'event_sponsors', column: 'company_id' },
} as const;

/**
 * The writable columns of a bare row as values of a body; a resource derives its slug itself. The address of the page of
 * the row is not copied: search engines would take the copy for the same page.
 */
function valuesOf({ options }: MountedResource, row: Row): Row {
  const { slug: _, ...columns } = options.repository.columns;
  const values = Object.keys(columns).map((name) => [name, row[name]] as const);
  const { seo, ...rest } = Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
  const seoValues = Object.entries(typeof seo === 'object' && seo !== null ? seo : {});
  const copiedSeo = seoValues.filter(([name]) => !ownSeoFieldNames.some((ownName) => ownName === name));
  return { ...rest, ...Object.fromEntries(copiedSeo) };
}

export async function relatedIds(trx: Db, eventId: number, name: keyof typeof eventRelations): Promise<number[]> {
  const { table, column } = eventRelations[name];
  const { rows } = await sql<{ id: number }>`select ${sql.ref(column)} as id from ${sql.table(table)}
    where event_id = ${eventId} order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Adds a copy of an event at another date, with tickets, questions and check-in lists, and without people; answers its id. */
export async function copyEvent(trx: Db, event: Row, date: SeriesDate, writing: WriteContext): Promise<number> {
  const eventId = Number(event['id']);
  const attachedRows: Row = {};
  for (const name of Object.keys(eventRelations) as (keyof typeof eventRelations)[])
    attachedRows[`attach_${name}`] = await relatedIds(trx, eventId, name);
  const times = { starts_at: date.starts_at.toISOString(), ends_at: date.ends_at.toISOString() };
  const zone = String(event['timezone']);
  const [from, to] = [
    { at: new Date(String(event['starts_at'])), zone },
    { at: date.starts_at, zone },
  ];
  const shift = localShift(from, to);
  const newId = await addRow(
    trx,
    eventsResource,
    {
      ...valuesOf(eventsResource, event),
      ...attachedRows,
      ...times,
      ...movedDates(event, ['cancel_until'], { zone, shift }),
    },
    writing,
  );
  await copySpeakers(trx, eventId, newId);
  const ticketIds = await copyTickets(trx, eventId, newId, { zone, shift }, writing);
  await copyLists(trx, eventId, newId, { from, to, ticketIds });
  return newId;
}

/** Speakers keep their order, and names without an account. Answers the external speakers before and after. */
export async function copySpeakers(trx: Db, fromEvent: number, toEvent: number) {
  const { rows: formerRows } = await sql<Row>`delete from event_speakers where event_id = ${toEvent}
    returning *`.execute(trx);
  const { rows: newRows } = await sql<Row>`insert into event_speakers
      (event_id, user_id, name, headline, speaker_role, position, picture)
    select ${toEvent}, user_id, name, headline, speaker_role, position, picture from event_speakers
    where event_id = ${fromEvent} order by position, id returning *`.execute(trx);
  const formerIds = formerRows.map(({ id }) => Number(id));
  await forgetMediaUses(trx, 'event_speakers', formerIds);
  await noteUsesOfRows(trx, 'event_speakers', newRows, true);
  return { before: formerRows.filter(isExternal), after: newRows.filter(isExternal) };
}

function isExternal({ user_id: userId }: Row): boolean {
  return userId === null;
}

/** Returns the new ids by the former ones. */
async function copyTickets(
  trx: Db,
  fromEvent: number,
  toEvent: number,
  { zone, shift }: EventShift,
  writing: WriteContext,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<Row>`select * from tickets where event_id = ${fromEvent} and deleted_at is null
    order by position, id`.execute(trx);
  const poolIds = await copyPools(trx, rows, toEvent);
  const ticketIds = new Map<number, number>();
  for (const ticket of rows) {
    const { rows: roles } = await sql<{ id: number }>`select role_id as id from ticket_roles
      where ticket_id = ${ticket['id']}`.execute(trx);
    const saleDates = movedDates(ticket, saleDateNames, { zone, shift });
    const { event_id: _, opens_after_ticket_id: __, ...values } = valuesOf(ticketsResource, ticket);
    const pool_id = poolIds.get(Number(ticket['pool_id'])) ?? null;
    const newId = await addRow(
      trx,
      ticketsResource,
      { ...values, ...saleDates, event_id: toEvent, pool_id, attach_member_roles: roles.map(({ id }) => id) },
      writing,
    );
    ticketIds.set(Number(ticket['id']), newId);
  }
  await copyQuestions(trx, fromEvent, toEvent, ticketIds);
  for (const { id, opens_after_ticket_id: earlier } of rows)
    await sql`update tickets set opens_after_ticket_id = ${ticketIds.get(Number(earlier)) ?? null}
      where id = ${ticketIds.get(Number(id))} and ${ticketIds.has(Number(earlier))}`.execute(trx);
  return ticketIds;
}

/** Copies the pools of tickets; answers the new ids by the former ones. */
async function copyPools(trx: Db, tickets: readonly Row[], toEvent: number): Promise<ReadonlyMap<number, number>> {
  const newIds = new Map<number, number>();
  for (const pool of new Set(tickets.map((ticket) => ticket['pool_id']))) {
    if (typeof pool !== 'number') continue;
    const { rows } = await sql<{ id: number }>`insert into event_pools (event_id, name, total)
      select ${toEvent}, name, total from event_pools where id = ${pool} returning id`.execute(trx);
    for (const { id } of rows) newIds.set(pool, id);
  }
  return newIds;
}
