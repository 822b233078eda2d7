import * as z from 'zod/mini';

import { chapterLeadRight, only, publicAccess } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalInstant, optionalInteger, optionalText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { eventTicket } from '../resources/event-tickets';
import { listOf } from '../written-values';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Codes of an event: they reduce prices or show hidden tickets (docs/guides/seats.md). */
export const eventCodeCalls = {
  list: wire.get('/api/v2/events/{id}/codes', only(['admin'], 'event-codes.list', byLead)),
  add: wire.post('/api/v2/events/{id}/codes', 'json', only(['admin'], 'event-codes.edit', byLead), { changes: [] }),
  /** Adds many random codes with the same rules. */
  addMany: wire.post('/api/v2/events/{id}/codes/bulk', 'json', only(['admin'], 'event-codes.edit', byLead), {
    changes: [],
  }),
  /** With the `updated_at` that the editor has read: EDIT_CONFLICT when the code has changed since. */
  edit: wire.post('/api/v2/event-codes/{id}/edit', 'json', only(['admin'], 'event-codes.edit', byLead), {
    changes: [],
  }),
  /** Only a code without uses; otherwise HAS_DEPENDENTS. */
  remove: wire.post('/api/v2/event-codes/{id}/remove', 'none', only(['admin'], 'event-codes.edit', byLead), {
    changes: [],
  }),
  /** Removes the codes without uses; the others stay and are named. Repeating it changes nothing. */
  removeMany: wire.post('/api/v2/events/{id}/codes/remove', 'json', only(['admin'], 'event-codes.edit', byLead), {
    changes: [],
  }),
  /** The codes that a search finds, as CSV. */
  download: wire.get('/api/v2/events/{id}/codes/file', only(['admin'], 'event-codes.list', byLead)),
  /** The tickets of an event for this viewer, with the prices of a code. */
  offer: wire.get('/api/v2/events/{id}/offer', publicAccess),
} as const;

/**
 * `percent` and `amount` (in minor units) are taken from the price, `price` replaces it, `unlock` only shows hidden
 * tickets. Codes of each kind show the hidden tickets that they are for.
 */
export const codeKinds = ['percent', 'amount', 'price', 'unlock'] as const;
/** Whether an amount is taken from each ticket or once from the order; uses are counted in the same way. */
export const codeScopes = ['ticket', 'order'] as const;
/** `few_uses`: fewer uses are left than the order needs; `per_order`: the order has more tickets than the code allows. */
export const codeRefusals = [
  'unknown',
  'not_started',
  'ended',
  'used_up',
  'few_uses',
  'no_ticket',
  'per_order',
] as const;

/** As people write it on paper: no spaces, capital and small letters are equal. */
const codeText = z.pipe(line(40), z.string().check(z.regex(/^[\p{L}\p{N}_-]+$/u)));

const rules = {
  kind: z.enum(codeKinds),
  /** Percent, or minor units; 0 for `unlock`. */
  value: optionalInteger(0, 100_000_000, 0),
  scope: z.optional(z.enum(codeScopes)),
  /** Empty for all tickets of the event. */
  ticket_ids: z.optional(listOf(z.array(idInput).check(z.maxLength(100)))),
  /** Null for no limit. */
  max_uses: optionalInteger(1, 1_000_000),
  /** Most tickets of one order. */
  max_per_order: optionalInteger(1, 100),
  starts_at: optionalInstant,
  ends_at: optionalInstant,
  /** Only organisers read it. */
  note: optionalText(300),
};

/** All rules of a code; those that are not sent get their default. */
export const eventCodeInputSchema = z.object({ code: codeText, ...rules });

export const editEventCodeSchema = z.object({ code: codeText, ...rules, updated_at: optionalInstant });

/** Codes that one call removes at most. */
const mostRemovedCodes = 500;

export const removeEventCodesSchema = z.object({
  ids: listOf(z.array(idInput).check(z.minLength(1), z.maxLength(mostRemovedCodes))),
});

export const removedEventCodesSchema = z.object({
  data: z.object({ removed: z.number(), kept: z.array(z.object({ id, code: z.string(), uses: z.number() })) }),
});

export const eventCodesInputSchema = z.object({
  count: z.pipe(optionalInteger(1, 1000), z.number()),
  /** Beginning of each code. */
  prefix: z.optional(z.pipe(z.string(), z.string().check(z.maxLength(20), z.regex(/^[\p{L}\p{N}_-]*$/u)))),
  ...rules,
});

export const eventCodesQuerySchema = z.object({
  /** Part of a code or of its note. */
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 1000)),
});

export const eventCodeSchema = z.object({
  id,
  event_id: id,
  code: z.string(),
  kind: z.enum(codeKinds),
  value: z.number(),
  scope: z.enum(codeScopes),
  ticket_ids: z.array(id),
  max_uses: z.nullable(z.number()),
  /** Uses of orders and of holds. */
  uses: z.number(),
  max_per_order: z.nullable(z.number()),
  starts_at: z.nullable(timestamp),
  ends_at: z.nullable(timestamp),
  note: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
});

export const eventCodesSchema = z.object({ data: z.array(eventCodeSchema), meta: listMetaSchema });

export const offerQuerySchema = z.object({ code: z.optional(z.string().check(z.maxLength(40))) });

export const offerSchema = z.object({
  tickets: z.array(
    z.extend(eventTicket, {
      /** For this viewer without a code, and with it, in minor units. */
      full_price: z.number(),
      offer_price: z.number(),
      /** Whether the code is for this ticket. */
      has_code: z.boolean(),
    }),
  ),
  /** Null without a code. */
  code: z.nullable(
    z.object({
      code: z.string(),
      kind: z.nullable(z.enum(codeKinds)),
      value: z.nullable(z.number()),
      scope: z.nullable(z.enum(codeScopes)),
      max_per_order: z.nullable(z.number()),
      /** Why the code cannot be used, with the text for the viewer; null when it can. */
      refusal: z.nullable(z.enum(codeRefusals)),
      message: z.nullable(z.string()),
    }),
  ),
});
