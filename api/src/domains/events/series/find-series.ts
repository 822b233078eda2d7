import { AppError } from '@enlace/shared-contract/errors';
import { addSeriesSchema, type seriesSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { editsEvents, isListedEvent } from '../events/event-status';
import { seriesSentence } from './series-sentence';

type Series = z.infer<typeof seriesSchema>;

interface Row extends Omit<Series, 'sentence'> {
  readonly settings: unknown;
  readonly first: { readonly starts_at: string; readonly ends_at: string };
}

/** A series with the events that the viewer may see. Throws NOT_FOUND without such an event. */
export async function findSeries(db: Db, id: number | null, context: ReadContext): Promise<Series> {
  const isForEditor = editsEvents(context);
  const dates = jsonList(sql`select ${jsonObject({
    event_id: sql`t.id`,
    slug: sql`t.slug`,
    starts_at: sql`t.starts_at`,
    ends_at: sql`t.ends_at`,
    status: sql`t.status`,
    ...(isForEditor
      ? { sold: sql`coalesce((select c.sold from capacities c where c.kind = 'event' and c.owner_id = t.id), 0)` }
      : {}),
  })} as row from event_series_dates d join events t on t.id = d.event_id
    where d.series_id = s.id and t.deleted_at is null and ${isListedEvent(context)} order by t.starts_at, t.id`);
  const { rows } = await sql<Row>`select s.id, s.rule, s.timezone, s.settings -> 'rule' as settings,
      s.settings -> 'first' as first, ${dates} as dates from event_series s where s.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.dates.length === 0) throw new AppError('NOT_FOUND', { message: 'no such series' });
  const { settings, first, ...series } = row;
  const firstDate = {
    starts_at: new Date(first.starts_at),
    ends_at: new Date(first.ends_at),
    timezone: series.timezone,
  };
  const rule = addSeriesSchema.parse(settings);
  return { ...series, sentence: seriesSentence(rule, firstDate, context.lang ?? 'en') };
}

/** The series of an event that the viewer may see; null for an event that does not repeat. Throws NOT_FOUND. */
export async function findSeriesOfEvent(db: Db, eventId: number | null, context: ReadContext): Promise<Series | null> {
  const { rows } = await sql<{ series_id: number | null }>`select d.series_id from events t
    left join event_series_dates d on d.event_id = t.id
    where t.id = ${eventId} and t.deleted_at is null and ${isListedEvent(context)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: 'no such event' });
  return row.series_id === null ? null : findSeries(db, row.series_id, context);
}
