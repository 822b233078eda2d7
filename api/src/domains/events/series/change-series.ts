import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { copyToSeriesSchema, seriesParts, seriesScopes } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Row } from '../../../kit/core/table/repository';
import { removeRow, writeRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventsResource } from '../events/events.resource';
import { eventTexts } from '../event-texts';
import { joinNews } from '../news/event-news.repository';
import { moveSaleDates } from '../tickets/move-sale-dates';
import { copySpeakers, type eventRelations, relatedIds } from './copy-event';
import { movedDates, shiftOf } from './moved-dates';
import { endOf, localShift, shiftInZone } from './series-dates';

type Part = (typeof seriesParts)[number];
type Scope = (typeof seriesScopes)[number];

const columnsOfPart: Readonly<Record<Part, readonly string[]>> = {
  words: ['title', 'summary', 'description', 'translations', 'language'],
  time: [],
  place: ['format', 'venue_name', 'venue_address', 'address_visibility', 'city', 'country_code'],
  people: [],
  sorting: [],
  picture: ['cover'],
  capacity: ['capacity', 'has_refunds'],
  status: ['status'],
};
const relationsOfPart: Partial<Readonly<Record<Part, readonly (keyof typeof eventRelations)[]>>> = {
  people: ['chapters', 'sponsors'],
  sorting: ['categories', 'event_categories', 'tags'],
};

interface SeriesChange {
  readonly changed: number;
  /** Past events, which stay as they are. */
  readonly skipped: number;
}

/**
 * Copies parts of an event to other events of its series, all or none; attendees of moved or changed events get one
 * mail about all of them. Throws NOT_FOUND for an event that does not repeat, and what the edit of an event throws, with its date.
 */
export async function copyToSeries(
  writing: WriteContext,
  {
    eventId,
    scope,
    parts,
    news,
    moves_dates: movesDates,
  }: z.infer<typeof copyToSeriesSchema> & { readonly eventId: number | null },
): Promise<SeriesChange> {
  const { deps, now } = writing;
  return transact(deps.db, async (trx) => {
    const { source, others } = await lockDates(trx, eventId, scope);
    const targets = others.filter(({ ends_at: end }) => end > now);
    const extras = { newsGroup: source.id, ...(news === undefined ? {} : { news }) };
    const copy = { parts, movesDates };
    for (const target of targets) await copyParts(trx, source, target, copy, { ...writing, extras });
    await joinNews(trx, source.id, { now, logger: deps.logger });
    if (parts.includes('time')) {
      await noteDates(
        trx,
        [source, ...targets].map(({ id }) => id),
      );
    }
    return { changed: targets.length, skipped: others.length - targets.length };
  });
}

/**
 * Removes events of a series, all or none. Throws NOT_FOUND for an event that does not repeat, and CONFLICT with the
 * dates for which people have tickets.
 */
export async function removeFromSeries(
  writing: WriteContext,
  { eventId, scope }: { readonly eventId: number | null; readonly scope: Scope },
): Promise<SeriesChange> {
  const { deps, locale } = writing;
  return transact(deps.db, async (trx) => {
    const { source, others } = await lockDates(trx, eventId, scope);
    const rows = [source, ...others];
    const ids = rows.map(({ id }) => id);
    const { rows: bookedRows } = await sql<{ owner_id: number }>`select owner_id from capacities
      where kind = 'event' and owner_id in (${sql.join(ids)}) and sold + held > 0`.execute(trx);
    const usedIds = new Set(bookedRows.map(({ owner_id: id }) => id));
    const usedRows = rows.filter(({ id }) => usedIds.has(id));
    if (usedRows.length > 0)
      throw new AppError('CONFLICT', {
        message: 'dates with sales',
        userMessage: eventTexts[locale].datesSold.replace('{dates}', dateList(usedRows, writing)),
        details: { dates: usedRows.map(({ id, starts_at: at }) => ({ event_id: id, starts_at: at.toISOString() })) },
      });
    for (const { row } of rows) await removeRow(trx, eventsResource, row, writing);
    return { changed: rows.length, skipped: 0 };
  });
}

interface DatedEvent {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly timezone: string;
  readonly planned_at: Date;
  /** The bare row. */
  readonly row: Row;
}

/** The event and the others of the scope; the rows are locked in the order of their ids. */
async function lockDates(trx: Db, eventId: number | null, scope: Scope) {
  const { rows } = await sql<Row & { planned_at: Date }>`select e.*, d.planned_at from events e
    join event_series_dates d on d.event_id = e.id
    where e.deleted_at is null and d.series_id = (select series_id from event_series_dates where event_id = ${eventId})
    order by e.id for update of e`.execute(trx);
  const events = rows.map(({ planned_at: plannedAt, ...row }): DatedEvent => {
    const [starts, ends] = [row['starts_at'], row['ends_at']].map((at) => new Date(String(at)));
    return {
      id: Number(row['id']),
      starts_at: starts ?? plannedAt,
      ends_at: ends ?? plannedAt,
      timezone: String(row['timezone']),
      planned_at: plannedAt,
      row,
    };
  });
  const source = events.find(({ id }) => id === eventId);
  if (source === undefined) throw new AppError('NOT_FOUND', { message: 'no event of a series' });
  const others = events
    .filter(({ id, planned_at: at }) => id !== source.id && (scope === 'all' || at > source.planned_at))
    .sort((one, other) => one.planned_at.getTime() - other.planned_at.getTime());
  return { source, others };
}

async function copyParts(
  trx: Db,
  source: DatedEvent,
  target: DatedEvent,
  { parts, movesDates }: { readonly parts: readonly Part[]; readonly movesDates: boolean },
  writing: WriteContext,
): Promise<void> {
  const values: Row = {};
  for (const name of parts.flatMap((part) => columnsOfPart[part])) values[name] = source.row[name] ?? '';
  // Each date is cancelled by itself, with its tickets.
  if ([values['status'], target.row['status']].includes('cancelled')) delete values['status'];
  const times = parts.includes('time') ? movedTimes(source, target) : {};
  const shift = movesDates ? shiftOf(target.row, times) : null;
  Object.assign(values, times, shift === null ? {} : movedDates(target.row, ['cancel_until'], shift));
  for (const name of parts.flatMap((part) => relationsOfPart[part] ?? [])) {
    const ids = await relatedIds(trx, source.id, name);
    const former = await relatedIds(trx, target.id, name);
    values[`attach_${name}`] = ids.filter((id) => !former.includes(id));
    values[`detach_${name}`] = former.filter((id) => !ids.includes(id));
  }
  try {
    await writeRow(trx, eventsResource, { kind: 'edit', id: target.id, values }, writing);
  } catch (error) {
    throw withDate(error, target, writing);
  }
  if (shift !== null) await moveSaleDates(trx, target.id, shift, writing);
  if (parts.includes('people')) await replaceSpeakers(trx, source, target, writing);
}

/** The external speakers of the target exist nowhere else: the audit keeps them. */
async function replaceSpeakers(
  trx: Db,
  source: DatedEvent,
  { id }: DatedEvent,
  { origin }: WriteContext,
): Promise<void> {
  const { before, after } = await copySpeakers(trx, source.id, id);
  if (before.length === 0) return;
  const entry = { origin, action: 'edit', resource: 'events', rowId: id };
  await recordAudit(trx, { ...entry, before: { speakers: before }, after: { speakers: after } });
}

/**
 * The event moves as far as the source has moved from its date by the rule, and lasts as long. The planned dates are in the
 * zone that the target still has.
 */
function movedTimes(source: DatedEvent, target: DatedEvent): Row {
  const { timezone } = source;
  const shift = localShift({ at: source.planned_at, zone: target.timezone }, { at: source.starts_at, zone: timezone });
  const start = shiftInZone({ at: target.planned_at, zone: target.timezone }, shift, timezone);
  return { starts_at: start.toISOString(), ends_at: endOf(start, source).toISOString(), timezone };
}

/** From now on these starts are those of the series. */
async function noteDates(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`update event_series_dates d set planned_at = e.starts_at from events e
    where e.id = d.event_id and d.event_id in (${sql.join([...ids])})`.execute(trx);
}

/** The refusal of an edit, with the date of the event. */
function withDate(error: unknown, target: DatedEvent, writing: WriteContext): unknown {
  if (!isAppError(error)) return error;
  const text = Object.values(error.fields ?? {})[0]?.[0] ?? error.userMessage;
  if (text === undefined) return error;
  const userMessage = `${dateList([target], writing)}: ${text}`;
  return new AppError(error.code, { message: error.message, userMessage, cause: error });
}

function dateList(events: readonly DatedEvent[], { locale }: WriteContext): string {
  const days = events.map(({ starts_at: at, timezone: timeZone }) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(days);
}
