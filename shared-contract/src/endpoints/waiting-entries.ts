import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, requiredInteger, timestamp, wholeInput, yesNo } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOrder } from '../list-query';
import { waitingStates } from './waiting-lists';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const readers = only(['admin'], 'waiting-lists.list', byLead);
const editors = only(['admin'], 'waiting-lists.edit', byLead);

/** Calls of organisers for the waiting list of an event (docs/guides/seats.md). */
export const waitingEntryCalls = {
  listWaitingEntries: wire.get('/api/v2/events/{id}/waiting-entries', readers),
  /** The list as CSV, with the filters of the list. */
  downloadWaitingEntries: wire.get(
    '/api/v2/events/{id}/waiting-entries/file',
    only(['admin'], 'attendees.download', byLead),
  ),
  /** Who would get an offer if further seats were free. Nothing changes. */
  previewOffers: wire.get('/api/v2/events/{id}/waiting-entries/preview', readers),
  getWaitingSettings: wire.get('/api/v2/events/{id}/waiting-settings', readers),
  editWaitingSettings: wire.post('/api/v2/events/{id}/waiting-settings', 'json', editors, { changes: [] }),
  moveWaitingEntry: wire.post('/api/v2/waiting-entries/{id}/move', 'json', editors, { changes: [] }),
  /** Offers free seats to this person, before the people who came earlier. */
  offerToWaitingEntry: wire.post('/api/v2/waiting-entries/{id}/offer', 'none', editors, { changes: [] }),
  /** Ends a place, with its offer. Repeating it changes nothing. */
  removeWaitingEntry: wire.post('/api/v2/waiting-entries/{id}/remove', 'none', editors, { changes: [] }),
} as const;

/** Least and most minutes for the answer to an offer. */
export const offerMinutes = { least: 15, most: 7 * 24 * 60, usual: 12 * 60 } as const;

/** `place`: people who wait come first, in their order. */
export const waitingSorts = ['place', 'created_at', 'name', 'email'] as const;

export const waitingMoves = ['up', 'down', 'first'] as const;

export const listWaitingEntriesSchema = z.object({
  state: z.optional(z.enum(waitingStates)),
  ticket_id: z.optional(idInput),
  /** Parts of names and e-mail addresses. */
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(waitingSorts)),
  order: z.optional(listOrder),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type WaitingEntriesQuery = z.infer<typeof listWaitingEntriesSchema>;

const waitingEntrySchema = z.object({
  id,
  event_id: id,
  ticket: z.object({ id, name: z.string() }),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  locale: z.string(),
  quantity: z.number(),
  takes_fewer: z.boolean(),
  state: z.enum(waitingStates),
  /** Among the people who wait for the ticket; null for an entry that does not wait. */
  position: z.nullable(z.number()),
  /** Tickets of the last offer, and its times; null without one. */
  offered_quantity: z.nullable(z.number()),
  offered_at: z.nullable(timestamp),
  offer_ends_at: z.nullable(timestamp),
  resumes_at: z.nullable(timestamp),
  ended_at: z.nullable(timestamp),
  created_at: timestamp,
  /** When the mail with the place was not sent, because the address got too many; null after a later mail. */
  unmailed_at: z.optional(z.nullable(timestamp)),
});

export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

const settings = {
  is_on: z.boolean(),
  /** No automatic offers; freed seats stay reserved for the list. */
  is_paused: z.boolean(),
  offer_minutes: z.number(),
};

export const waitingEntriesSchema = z.object({
  data: z.array(waitingEntrySchema),
  meta: z.extend(listMetaSchema, {
    /** Entries of the search in each state. */
    states: z.record(z.enum(waitingStates), z.number()),
  }),
});

export const moveWaitingEntrySchema = z.object({ to: z.enum(waitingMoves) });

export const editWaitingSettingsSchema = z.object({
  is_on: z.optional(yesNo),
  is_paused: z.optional(yesNo),
  offer_minutes: z.optional(requiredInteger(offerMinutes.least, offerMinutes.most)),
});

const waitingSettingsSchema = z.object({
  ...settings,
  /** The last moment of offers: two hours before the start. */
  closes_at: timestamp,
  /** Whether offers can still be made. */
  is_open: z.boolean(),
  /** People who wait, and the tickets that they want. */
  waiting_people: z.number(),
  waiting_seats: z.number(),
});

/** Answer of the calls for the settings. */
export const waitingSettingsAnswerSchema = z.object({ data: waitingSettingsSchema });

export type WaitingSettings = z.infer<typeof waitingSettingsSchema>;

export const previewOffersSchema = z.object({
  seats: requiredInteger(1, 10_000),
  /** The ticket that gets the seats; without it, the event and all its tickets have them. */
  ticket_id: z.optional(idInput),
});

/** Answer of `previewOffers`. */
export const offersPreviewSchema = z.object({
  people: z.number(),
  seats: z.number(),
  /** Seats that no person on the list can use. */
  seats_left: z.number(),
  /** The first of them. */
  offers: z.array(z.object({ id, name: z.string(), ticket: z.string(), quantity: z.number() })),
});

export const offersPreviewAnswerSchema = z.object({ data: offersPreviewSchema });
