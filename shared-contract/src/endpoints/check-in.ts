import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalInstant, requiredInstant, timestamp } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOf } from '../written-values';
import { attendeeStates } from './attendance';

/** A steward scans tickets. */
const steward = only(['admin'], 'check_in.scan');
/** A supervisor makes the lists, searches people by name and undoes check-ins; scanning is a right of its own. */
const supervisor = only(['admin'], 'check_in.supervise');

/** Calls of the check-in at the doors of an event. */
export const checkInCalls = {
  lists: wire.get('/api/v2/events/{id}/check-in-lists', steward),
  addCheckInList: wire.post('/api/v2/events/{id}/check-in-lists', 'json', supervisor, { changes: [] }),
  editCheckInList: wire.post('/api/v2/check-in-lists/{id}', 'json', supervisor, { changes: [] }),
  /** Refused after the first check-in. */
  removeCheckInList: wire.post('/api/v2/check-in-lists/{id}/remove', 'none', supervisor, { changes: [] }),
  /** Checks a ticket in. Repeating it with the same nonce has the same result. */
  redeemTicket: { ...wire.post('/api/v2/check-in-lists/{id}/redeem', 'json', steward, { changes: [] }), isQuiet: true },
  /** Undoes the check-in of a person. Repeating it changes nothing. */
  undoCheckIn: wire.post('/api/v2/check-in-lists/{id}/undo', 'json', supervisor, { changes: [] }),
  /** Scans of a device that was offline. The earliest scan of a ticket wins, in whichever order they arrive. */
  syncCheckIns: { ...wire.post('/api/v2/check-in-lists/{id}/sync', 'json', steward, { changes: [] }), isQuiet: true },
  /** Encrypted rows for scans without network: each opens only with the code of its ticket. */
  snapshot: { ...wire.get('/api/v2/check-in-lists/{id}/snapshot', steward), isQuiet: true },
  counts: { ...wire.get('/api/v2/check-in-lists/{id}/counts', steward), isQuiet: true },
  /** People of the list by name, e-mail address or the last characters of their code. */
  people: wire.get('/api/v2/check-in-lists/{id}/people', supervisor),
} as const;

/**
 * `not_approved`: the registration waits for an organiser; `unknown`: no ticket has this code; `transferred`: the code
 * was replaced when the ticket went to another person; `wrong_ticket`: a ticket of another event; `not_on_list`: the
 * list has no tickets of this kind; `not_yet_open`, `closed`: before the list opens, and after it closes.
 */
const checkInResults = [
  'ok',
  'already',
  'cancelled',
  'not_approved',
  'unpaid',
  'wrong_ticket',
  'not_on_list',
  'unknown',
  'transferred',
  'not_yet_open',
  'closed',
] as const;

/** Scans in one `syncCheckIns` call at most. */
const mostSyncedScans = 500;
/** Rows on one page of a snapshot. */
export const snapshotPageSize = 1000;

export const saveCheckInListSchema = z.object({
  name: line(80),
  /** Kinds of tickets; empty for all. */
  ticket_ids: z._default(listOf(z.array(idInput).check(z.maxLength(100))), []),
  opens_at: optionalInstant,
  closes_at: optionalInstant,
});
export const addCheckInListSchema = saveCheckInListSchema;
export const editCheckInListSchema = saveCheckInListSchema;

const scan = {
  /** Chosen by the device for each scan. */
  nonce: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** By the clock of the device; a time in the future counts as now. */
  scanned_at: requiredInstant,
  gate: line(60),
  device: line(60),
};

/** The content of a QR code, or the address of a ticket or its slug. */
const code = line(300);

/** A ticket by its code; only supervisors name a person by id. */
export const redeemTicketSchema = z.object({
  ...scan,
  code: z.optional(code),
  attendee_id: z.optional(idInput),
});

export const undoCheckInSchema = z.object({ attendee_id: idInput });

export const syncCheckInsSchema = z.object({
  scans: z.array(redeemTicketSchema).check(z.minLength(1), z.maxLength(mostSyncedScans)),
});

export const checkInListSchema = z.object({
  id,
  event_id: id,
  name: z.string(),
  ticket_ids: z.array(id),
  opens_at: z.nullable(timestamp),
  closes_at: z.nullable(timestamp),
  /** People with a valid ticket of the list. */
  expected: z.number(),
  checked_in: z.number(),
});

export const checkInListsSchema = z.object({
  data: z.array(checkInListSchema),
  meta: z.object({
    event: z.object({ title: z.string(), starts_at: z.nullable(timestamp), timezone: z.string() }),
    /** What the viewer may do at the door. */
    abilities: z.object({ scan: z.boolean(), supervise: z.boolean(), add: z.boolean() }),
  }),
});

const person = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  ticket: z.string(),
});

const redemption = z.object({
  result: z.enum(checkInResults),
  /** Null for codes that are of no ticket of the event. */
  attendee: z.nullable(person),
  /** The check-in that counts. */
  check_in: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
});

/** The answer to `redeemTicket`. */
export const redemptionSchema = z.object({ data: redemption });

export const syncedScansSchema = z.object({
  data: z.array(
    z.extend(redemption, {
      nonce: z.string(),
      /** A later scan at another gate or device that gave way to this one. */
      replaced: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
    }),
  ),
});

export const snapshotQuerySchema = z.object({ after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) });

/**
 * A row has a hash of the ticket's code, and the person as JSON, encrypted with AES-256-GCM: 12 bytes of nonce, then
 * text and tag. Hash and key are HKDF-SHA-256 of the code, with the salt and the words `check-in hash` (16 bytes) and
 * `check-in key` (32 bytes). All bytes are base64url.
 */
export const snapshotSchema = z.object({
  data: z.object({
    salt: z.string(),
    /** Hash and encrypted person. */
    rows: z.array(z.array(z.string()).check(z.minLength(2), z.maxLength(2))),
    /** `after` of the next page; null on the last one. */
    next: z.nullable(z.number()),
  }),
});

/** The content of an encrypted row. */
export const snapshotPersonSchema = z.extend(person, {
  result: z.enum(['ok', 'already', 'cancelled', 'not_approved', 'unpaid', 'not_on_list']),
  check_in: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
});

export const checkInCountsSchema = z.object({
  data: z.object({
    expected: z.number(),
    checked_in: z.number(),
    gates: z.array(z.object({ gate: z.string(), checked_in: z.number() })),
  }),
});

export const checkInPeopleQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  per_page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});

export const checkInPeopleSchema = z.object({
  data: z.array(
    z.extend(person, {
      email: z.string(),
      state: z.enum(attendeeStates),
      check_in: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
    }),
  ),
  meta: listMetaSchema,
});

export type Redemption = z.infer<typeof redemption>;
export type CheckInList = z.infer<typeof checkInListSchema>;
export type CheckInResult = (typeof checkInResults)[number];
export type Scan = z.infer<typeof redeemTicketSchema>;
