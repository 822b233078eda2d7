import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { timestamp, yesNo } from '../fields';
import { locales } from '../text';
import { tableOf } from '../written-values';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const editors = only(['admin'], 'events.edit', byLead);

/** How the people of an event are notified of a change of its time, place or state (docs/guides/messages.md). */
export const eventNewsCalls = {
  get: wire.get('/api/v2/events/{id}/news', editors),
  /** Decides about news that wait. CONFLICT when there are none; the same decision again changes nothing. */
  decide: wire.post('/api/v2/events/{id}/news', 'json', editors, { changes: [] }),
} as const;

/** `send`: after a pause; `now`: at once; `hold`: when an organiser decides; `never`: the people are not notified. */
export const newsModes = ['send', 'now', 'hold', 'never'] as const;

/** `planned`: mailed at `send_at`; `held`: waits for a decision; `done`: mailed, or never to be mailed. */
export const newsStates = ['planned', 'held', 'done'] as const;

/** What people have to know of an event. */
export const newsFacts = [
  'starts_at',
  'ends_at',
  'timezone',
  'format',
  'status',
  'venue_name',
  'venue_address',
  'city',
] as const;

const words = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  z.string().check(z.maxLength(3000)),
);

/** What an organiser adds to a mail, by language. People read their language, else the first written one. */
export const wordsByLanguage = tableOf(z.partialRecord(z.enum(locales), words));

export type WordsByLanguage = z.infer<typeof wordsByLanguage>;

/** `news` of an edit of an event, and of a copy of its change to other dates; missing: `send`. */
export const newsChoiceSchema = z.object({ mode: z.enum(newsModes), words: z.optional(wordsByLanguage) });

/** Values of an edit that are no fields of the event. */
export const eventEditExtras = z.object({
  news: z.optional(tableOf(newsChoiceSchema)),
  /** The sale of the tickets and the end of free cancellation move as far as the start, by the clock of the zone. */
  moves_dates: z.optional(yesNo),
});

export const decideNewsSchema = z.object({ action: z.enum(newsModes), words: z.optional(wordsByLanguage) });

/** Numbers of people by language, one for each address. */
const counts = z.partialRecord(z.enum(locales), z.number());

export const eventNewsSchema = z.object({
  data: z.object({
    /** Null for an event without changes. */
    state: z.nullable(z.enum(newsStates)),
    /** What has changed since the last notification. */
    facts: z.array(z.enum(newsFacts)),
    send_at: z.nullable(timestamp),
    words: wordsByLanguage,
    /** People with a ticket or a registration, and people who wait for one. */
    people: counts,
    waiting: counts,
    /** Those of all these who do not know the facts. */
    uninformed: z.number(),
  }),
});

export type EventNews = z.infer<typeof eventNewsSchema>['data'];
