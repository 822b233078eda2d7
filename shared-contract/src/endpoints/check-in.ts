import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalInstant, requiredInstant, timestamp, wholeInput, yesNo } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOf } from '../written-values';
import { attendeeStates } from './attendance';

/** The right of people who are in the crew of an event; each call checks the event. */
export const doorRight = 'check_in.door';
/** A steward of the event scans tickets. */
const steward = only(['admin'], 'check_in.scan', { rows: doorRight });
/** A supervisor of the event also makes the lists, searches people by name and undoes check-ins. */
const supervisor = only(['admin'], 'check_in.supervise', { rows: doorRight });

/** Calls of the check-in at the doors of an event. */
export const checkInCalls = {
  lists: wire.get('/api/v2/events/{id}/check-in-lists', steward),
  addCheckInList: wire.post('/api/v2/events/{id}/check-in-lists', 'json', supervisor, { changes: [] }),
  editCheckInList: wire.post('/api/v2/check-in-lists/{id}', 'json', supervisor, { changes: [] }),
  /** Refused after the first check-in. Scans that arrive later become reports. */
  removeCheckInList: wire.post('/api/v2/check-in-lists/{id}/remove', 'none', supervisor, { changes: [] }),
  /** Checks a ticket in. Repeating it with the same nonce has the same result. */
  redeemTicket: { ...wire.post('/api/v2/check-in-lists/{id}/redeem', 'json', steward, { changes: [] }), isQuiet: true },
  /** Undoes the check-in of a person; stewards undo their own scans for two minutes. Repeating it changes nothing. */
  undoCheckIn: wire.post('/api/v2/check-in-lists/{id}/undo', 'json', steward, { changes: [] }),
  /** Scans of a device that was offline. The earliest scan of a ticket wins, in whichever order they arrive. */
  syncCheckIns: { ...wire.post('/api/v2/check-in-lists/{id}/sync', 'json', steward, { changes: [] }), isQuiet: true },
  /** Encrypted rows for scans without network: each opens only with the code of its ticket. */
  snapshot: { ...wire.get('/api/v2/check-in-lists/{id}/snapshot', steward), isQuiet: true },
  counts: { ...wire.get('/api/v2/check-in-lists/{id}/counts', steward), isQuiet: true },
  /** People of the list by name, e-mail address or the last characters of their code. */
  people: wire.get('/api/v2/check-in-lists/{id}/people', supervisor),
  /** Sells or gives a ticket at the door, and checks its person in. The same key has the same result. */
  walkIn: wire.post('/api/v2/check-in-lists/{id}/walk-in', 'json', supervisor, { changes: ['events'] }),
  /** Scans that turned out differently than the device at the door showed. */
  reports: wire.get('/api/v2/events/{id}/door-reports', supervisor),
  /** Marks reports as seen. Repeating it changes nothing. */
  seeReports: wire.post('/api/v2/events/{id}/door-reports/seen', 'json', supervisor, { changes: [] }),
} as const;

/**
 * `refunded`: all of the order was paid back; `undone`: this scan was undone before it was sent again; `not_taken`: the
 * account may not make this scan, or the scan is not readable;
 * `not_approved`: the registration waits for an organiser; `unknown`: no ticket has this code; `transferred`: the code
 * was replaced when the ticket went to another person; `wrong_ticket`: a ticket of another event; `not_on_list`: the
 * list has no tickets of this kind; `not_yet_open`, `closed`: before the list opens, and after it closes.
 */
export const checkInResults = [
  'ok',
  'already',
  'cancelled',
  'not_approved',
  'unpaid',
  'refunded',
  'wrong_ticket',
  'not_on_list',
  'unknown',
  'transferred',
  'not_yet_open',
  'closed',
  'undone',
  'not_taken',
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

/** A text of a device. Readers of codes also send control characters, which no database keeps. */
const scannedLine = (maximum: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.replace(/\p{Cc}/gu, '')),
    ),
    line(maximum),
  );

const scan = {
  /** Chosen by the device for each scan. */
  nonce: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** By the clock of the device, or with `clock_offset` by that of the server; a time in the future counts as now. */
  scanned_at: requiredInstant,
  /** Milliseconds that the device has added to its clock; missing when it does not know the time of the server. */
  clock_offset: z.optional(z.number().check(z.int())),
  gate: scannedLine(60),
  device: scannedLine(60),
};

/** The content of a QR code, or the address of a ticket or its slug. */
const code = scannedLine(300);

/** Time of the request by the clock of the device: the server corrects the times of scans without `clock_offset`. */
const sentAt = { sent_at: z.optional(requiredInstant) };

/** A ticket by its code; only supervisors name a person by id. */
export const redeemTicketSchema = z.object({
  ...scan,
  code: z.optional(code),
  attendee_id: z.optional(idInput),
  ...sentAt,
});

export const undoCheckInSchema = z.object({ attendee_id: idInput });

export const syncCheckInsSchema = z.object({
  /** Each is parsed by itself as `redeemTicketSchema`: one that is not readable does not keep the others. */
  scans: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostSyncedScans)),
  ...sentAt,
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

/** `price` in minor units. */
const doorTicket = z.object({ id, name: z.string(), price: z.number(), currency: z.string() });

export const checkInListsSchema = z.object({
  data: z.array(checkInListSchema),
  meta: z.object({
    event: z.object({ title: z.string(), starts_at: z.nullable(timestamp), timezone: z.string() }),
    /** The time of the server, by which a device corrects its clock. */
    now: timestamp,
    /** What the viewer may do at the door. */
    abilities: z.object({ scan: z.boolean(), supervise: z.boolean(), add: z.boolean() }),
    /** The tickets of the event for people without one; empty for stewards. */
    tickets: z.array(doorTicket),
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

/** The answer to `walkIn`. */
export const addedWalkInSchema = z.object({
  data: z.extend(redemption, {
    /** Whether the ticket is on its way by mail; false without an address, and when the address got too many mails. */
    is_mailed: z.optional(z.boolean()),
  }),
});

export const syncedScansSchema = z.object({
  data: z.array(
    z.extend(redemption, {
      nonce: z.string(),
      /** A later scan at another gate or device that gave way to this one. */
      replaced: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
    }),
  ),
});

export const snapshotQuerySchema = z.object({ after: z.optional(wholeInput(0)) });

/**
 * A ticket has a row for its code and one for its slug. A row has a hash of that, and the person as JSON, encrypted with AES-256-GCM: 12 bytes of nonce, then
 * text and tag. Hash and key are HKDF-SHA-256 of code or slug, with the salt and the words `check-in hash` (16 bytes) and
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
  result: z.enum(['ok', 'already', 'cancelled', 'not_approved', 'unpaid', 'refunded', 'not_on_list']),
  check_in: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
});

export const checkInCountsSchema = z.object({
  data: z.object({
    /** The time of the server, by which a device corrects its clock. */
    now: timestamp,
    expected: z.number(),
    checked_in: z.number(),
    gates: z.array(z.object({ gate: z.string(), checked_in: z.number() })),
  }),
});

export const checkInPeopleQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
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

/** Payments that a door takes. */
export const doorPayments = ['free', 'cash', 'transfer'] as const;

/** A person without a ticket. `nonce`, `gate`, `device` and `scanned_at` are those of the check-in. */
export const walkInSchema = z.object({
  ...scan,
  ...sentAt,
  /** Made by the form: the same key gives one ticket. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  ticket_id: idInput,
  first_name: line(80),
  last_name: line(80),
  /** Without one, the person gets no mails. */
  email: z.optional(z.union([z.literal(''), email])),
  paid: z.enum(doorPayments),
  /** In minor units of the currency of the ticket; required for `cash` and `transfer`. */
  amount: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100_000_000))),
  /** Adds one seat to what is full: event, ticket and pool. */
  exceed: z._default(yesNo, false),
});

const doorReport = z.object({
  id,
  list: z.string(),
  /** `replaced`: a later check-in gave way to this scan. */
  result: z.enum([...checkInResults, 'replaced']),
  /** Null for codes of no ticket, and after the removal of the person. */
  person: z.nullable(z.string()),
  /** Last characters of the code. */
  code_end: z.string(),
  scanned_at: timestamp,
  gate: z.string(),
  device: z.string(),
  /** Name of the user who sent the scan. */
  actor: z.nullable(z.string()),
  /** The check-in that counts instead, or that this scan replaced. */
  other: z.nullable(z.object({ scanned_at: timestamp, gate: z.string() })),
  received_at: timestamp,
  seen_at: z.nullable(timestamp),
});

/** New reports first, at most 200. */
export const doorReportsSchema = z.object({ data: z.array(doorReport) });

export const seeReportsSchema = z.object({ ids: z.array(idInput).check(z.minLength(1), z.maxLength(200)) });

export type DoorReport = z.infer<typeof doorReport>;
export type Redemption = z.infer<typeof redemption>;
export type CheckInList = z.infer<typeof checkInListSchema>;
export type DoorTicket = z.infer<typeof doorTicket>;
export type WalkIn = z.infer<typeof walkInSchema>;
export type CheckInResult = (typeof checkInResults)[number];
export type Scan = z.infer<typeof redeemTicketSchema>;
