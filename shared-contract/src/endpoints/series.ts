import * as z from 'zod/mini';

import { chapterLeadRight, only, publicAccess } from '../access';
import { wire } from '../define-resource';
import { calendarDay as day, id, optionalInteger, requiredInteger, timestamp, yesNo } from '../fields';
import { listOf } from '../written-values';
import { newsChoiceSchema } from './event-news';
import { eventStatuses } from '../resources/public-events';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Calls of events that repeat. */
export const seriesCalls = {
  get: wire.get('/api/v2/series/{id}', publicAccess),
  /** The series of an event; null for an event that does not repeat. */
  getOfEvent: wire.get('/api/v2/events/{id}/series', publicAccess),
  /** The dates of a rule, without writing anything. */
  previewSeries: wire.post('/api/v2/events/{id}/series/preview', 'json', only(['admin'], 'events.edit', byLead), {
    changes: [],
  }),
  /** Makes an event for each further date, with its tickets and questions. */
  addSeries: wire.post('/api/v2/events/{id}/series', 'json', only(['admin'], 'events.add', byLead), {
    changes: ['events'],
  }),
  /** Copies parts of the event to the following dates or to all; `time` moves them by the same difference. */
  copyToSeries: wire.post('/api/v2/events/{id}/series/copy', 'json', only(['admin'], 'events.edit', byLead), {
    changes: ['events'],
  }),
  /** Removes the event and the following dates, or all. Refused when people have tickets for one of them. */
  removeFromSeries: wire.post('/api/v2/events/{id}/series/remove', 'json', only(['admin'], 'events.remove'), {
    changes: ['events'],
  }),
} as const;

export const seriesFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const seriesWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** `day`: the same day of the month; `weekday`: e.g. the second Tuesday; `last`: e.g. the last Tuesday. */
export const seriesMonthDays = ['day', 'weekday', 'last'] as const;
/** Dates of a series at most, the first one included. */
export const mostSeriesDates = 104;

/** A rule. It ends after `count` dates, or on the day `until` in the zone of the event. */
export const addSeriesSchema = z.object({
  frequency: z.enum(seriesFrequencies),
  /** Every so many days, weeks or months. */
  interval: z._default(requiredInteger(1, 52), 1),
  /** Of a weekly rule; the weekday of the event is always one. */
  weekdays: z.optional(listOf(z.array(z.enum(seriesWeekdays)).check(z.maxLength(7)))),
  /** Of a monthly rule. */
  month_day: z._default(z.enum(seriesMonthDays), 'weekday'),
  count: optionalInteger(2, mostSeriesDates),
  until: z.optional(z.nullable(day)),
});
export const previewSeriesSchema = addSeriesSchema;

export type SeriesRule = z.infer<typeof addSeriesSchema>;

export const seriesScopes = ['following', 'all'] as const;
/** Parts of an event that are copied to other dates. */
export const seriesParts = ['words', 'time', 'place', 'people', 'sorting', 'picture', 'capacity', 'status'] as const;

export const copyToSeriesSchema = z.object({
  scope: z.enum(seriesScopes),
  parts: listOf(z.array(z.enum(seriesParts)).check(z.minLength(1), z.maxLength(seriesParts.length))),
  /** How the people of these dates are notified, as in the edit of the event. */
  news: z.optional(newsChoiceSchema),
  /** Whether `time` moves the sale of the tickets and the end of free cancellation, too. */
  moves_dates: z._default(yesNo, true),
});
export const removeFromSeriesSchema = z.object({ scope: z.enum(seriesScopes) });

export const seriesSchema = z.object({
  id,
  /** RRULE of RFC 5545. */
  rule: z.string(),
  /** The rule in words, in the language of the request. */
  sentence: z.string(),
  timezone: z.string(),
  /** Events that the viewer may see, in their order. */
  dates: z.array(
    z.object({
      event_id: id,
      slug: z.string(),
      starts_at: timestamp,
      ends_at: timestamp,
      status: z.enum(eventStatuses),
      /** Tickets that people have; only for editors. */
      sold: z.optional(z.number()),
    }),
  ),
});
export const eventSeriesSchema = z.object({ data: z.nullable(seriesSchema) });

export const seriesPreviewSchema = z.object({
  data: z.object({
    rule: z.string(),
    sentence: z.string(),
    dates: z.array(z.object({ starts_at: timestamp, ends_at: timestamp })),
  }),
});
/** Result of a copy or a removal: the changed events, and past ones that stayed as they were. */
export const seriesChangeSchema = z.object({ data: z.object({ changed: z.number(), skipped: z.number() }) });
