import { AppError } from '@enlace/shared-contract/errors';
import type { SeriesRule } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Row } from '../../../kit/core/table/repository';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { copyEvent } from './copy-event';
import { datesOf, type FirstDate, firstDateOf, ruleText, type SeriesDate } from './series-dates';

/** The dates of a rule for an event, and the rule as RRULE. Throws NOT_FOUND and VALIDATION_FAILED. */
export async function previewSeries(
  { deps, locale }: WriteContext,
  { eventId, rule }: { readonly eventId: number | null; readonly rule: SeriesRule },
): Promise<{ readonly rule: string; readonly first: FirstDate; readonly dates: readonly SeriesDate[] }> {
  const first = firstDateOf(await findEvent(deps.db, eventId));
  return { rule: ruleText(rule, first, locale), first, dates: datesOf(rule, first, locale) };
}

/**
 * Makes an event repeat: a copy with tickets and questions for each further date, all or none. Returns the id of the
 * series. Throws NOT_FOUND, CONFLICT for an event that repeats already, and VALIDATION_FAILED.
 */
export async function makeSeries(
  writing: WriteContext,
  { eventId, rule }: { readonly eventId: number | null; readonly rule: SeriesRule },
): Promise<number> {
  const { deps, locale, now, origin } = writing;
  return transact(deps.db, async (trx) => {
    const event = await findEvent(trx, eventId, 'lock');
    const first = firstDateOf(event);
    const dates = datesOf(rule, first, locale);
    await refuseSecondSeries(trx, Number(event['id']), writing);
    const { id } = await trx
      .insertInto('event_series')
      .values({
        rule: ruleText(rule, first, locale),
        timezone: first.timezone,
        settings: JSON.stringify({ rule, first }),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A cancelled event is cancelled alone: its further dates begin as drafts.
    const template = event['status'] === 'cancelled' ? { ...event, status: 'draft' } : event;
    for (const [index, date] of dates.entries()) {
      const ownId = index === 0 ? Number(event['id']) : await copyEvent(trx, template, date, writing);
      await trx
        .insertInto('event_series_dates')
        .values({ event_id: ownId, series_id: id, planned_at: date.starts_at })
        .execute();
    }
    const after = { rule: ruleText(rule, first, locale), dates: dates.length };
    await recordAudit(trx, { origin, action: 'repeat', resource: 'events', rowId: Number(event['id']), after });
    return id;
  });
}

async function findEvent(db: Db, id: number | null, lock?: 'lock'): Promise<Row> {
  const { rows } = await sql<Row>`select * from events where id = ${id} and deleted_at is null
    ${lock === undefined ? sql`` : sql`for update`}`.execute(db);
  if (rows[0] === undefined) throw new AppError('NOT_FOUND', { message: 'no such event' });
  return rows[0];
}

async function refuseSecondSeries(trx: Db, eventId: number, { locale }: WriteContext): Promise<void> {
  const row = await trx
    .selectFrom('event_series_dates')
    .select('series_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (row !== undefined)
    throw new AppError('CONFLICT', {
      message: `event ${eventId} repeats already`,
      userMessage: eventTexts[locale].repeatsAlready,
    });
}
