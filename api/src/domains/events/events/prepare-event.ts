import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedRemoval, PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { lockUsedSeats, refuseUsedSeats } from '../capacity/refuse-used-seats';
import { requireTotal } from '../capacity/require-total';
import { moveListHours } from '../check-in/move-lists';
import { moveCodeDates } from '../codes/move-code-dates';
import type { EventTexts } from '../event-text-names';
import { eventTexts } from '../event-texts';
import { lockNews } from '../news/event-news.repository';
import { readLocalTimes } from './local-times';
import { shiftOf } from '../series/moved-dates';
import { limitOfMove } from '../tickets/sale-changes';
import { requestOffers } from '../waiting/offers/request-offers';
import { requireLedChapters } from '../rights/require-led-chapters';

/** Checks an event: its times are in order, and its seats are not below those in use. */
export async function prepareEvent(trx: Db, { id, values: sentValues, before, ...write }: PlannedWrite): Promise<Row> {
  const { locale, now, writing } = write;
  const texts = eventTexts[locale];
  const placedValues = await requireLedChapters(trx, { id, values: sentValues, ...write });
  const writtenValues = readLocalTimes(placedValues, sentValues['timezone'] ?? before?.['timezone']);
  const values = { ...writtenValues, ...limitOfMove(before, writtenValues, writing.extras) };
  const [start = NaN, end = NaN] = ['starts_at', 'ends_at'].map((name) => timeOf({ ...before, ...values }[name]));
  if (end < start) throw refusal('ends_at', texts.ends);
  await checkStatus(trx, { id, values, before }, texts);
  const until = timeOf({ ...before, ...values }['cancel_until']);
  if (until > end) throw refusal('cancel_until', texts.cancelUntil);
  if (id !== null && typeof values['capacity'] === 'number')
    await requireTotal(trx, { kind: 'event', id, total: values['capacity'], field: 'capacity' }, locale);
  if (id !== null) await requestOffers(trx, id);
  if (id !== null && before !== null) {
    await keepStart(trx, id, before, start);
    await moveDoors(trx, id, before, values, now);
    const shift = writing.extras?.['moves_dates'] === true ? shiftOf(before, values) : null;
    if (shift !== null) await moveCodeDates(trx, id, shift, writing);
  }
  if (id !== null && before?.['archived_at'] && !isOver({ ...before, ...values }, now)) await leaveArchive(trx, id);
  return values;
}

/**
 * An event is cancelled, with its tickets and what was paid, by `cancelEvent` alone, whose row exists before the state is
 * written. A cancelled event stays so: its tickets do not come back.
 */
async function checkStatus(
  trx: Db,
  { id, values, before }: Pick<PlannedWrite, 'id' | 'values' | 'before'>,
  texts: EventTexts,
): Promise<void> {
  const { status } = values;
  const earlierStatus = before?.['status'];
  if (status === undefined || status === earlierStatus) return;
  if (status === 'draft' && id !== null) await refuseDraftWithSeats(trx, id, texts);
  if (status !== 'cancelled' && earlierStatus !== 'cancelled') return;
  const { rows } = await sql`select 1 from event_cancellations where event_id = ${id}`.execute(trx);
  const hasCancellation = rows.length > 0;
  if (status === 'cancelled' && !hasCancellation) throw refusal('status', texts.cancelByJob);
  if (status !== 'cancelled' && hasCancellation) throw refusal('status', texts.staysCancelled);
}

/** People who have or are about to get tickets must find the page of their event. */
async function refuseDraftWithSeats(trx: Db, id: number, texts: EventTexts): Promise<void> {
  const seats = await lockUsedSeats(trx, 'event', id);
  if (seats.sold + seats.held > 0) throw refusal('status', texts.staysPublic);
}

/** A published event that gets another date keeps the one that people know: while news wait, that before all changes. */
async function keepStart(trx: Db, id: number, before: Row, start: number): Promise<void> {
  const earlierStart = timeOf(before['starts_at']);
  if (before['status'] === 'draft' || start === earlierStart) return;
  const news = await lockNews(trx, id);
  const knownStart = news === null || news.state === 'done' ? earlierStart : timeOf(news.earlier.starts_at);
  const knownDate = new Date(Number.isNaN(knownStart) ? earlierStart : knownStart);
  const isKnown = knownDate.getTime() === start;
  // A date that is corrected back has no other date before it.
  await sql`update events set previous_starts_at = case when ${isKnown}
      or previous_starts_at is not distinct from ${new Date(start)}::timestamptz then null
    else ${knownDate}::timestamptz end where id = ${id}`.execute(trx);
}

/** The hours of check-in lists move with the event. */
async function moveDoors(trx: Db, id: number, before: Row, values: Row, now: Date): Promise<void> {
  const dateOf = (row: Row) => ({ at: new Date(timeOf(row['starts_at'])), zone: String(row['timezone']) });
  const [from, to] = [dateOf(before), dateOf({ ...before, ...values })];
  if (from.at.getTime() === to.at.getTime() && from.zone === to.zone) return;
  await moveListHours(trx, id, { from, to }, now);
}

function isOver({ status, ends_at: end }: Row, now: Date): boolean {
  return status === 'cancelled' || timeOf(end) < now.getTime();
}

/** An event that takes place after all is in the lists for visitors again. */
async function leaveArchive(trx: Db, id: number): Promise<void> {
  await trx.updateTable('events').set({ archived_at: null }).where('id', '=', id).execute();
}

/** Refuses the removal of an event for which people have tickets: it is cancelled instead. */
export async function refuseEventRemoval(trx: Db, removal: PlannedRemoval): Promise<void> {
  await refuseUsedSeats(trx, 'event', removal);
}

function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `event: ${field}`, fields: { [field]: [text] } });
}
