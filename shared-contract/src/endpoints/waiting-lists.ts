import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalInteger, slug, timestamp, yesNo } from '../fields';

/**
 * Calls of the people who wait for a ticket (docs/guides/seats.md). The signed token of a place comes with its mails:
 * its owner answers offers and leaves the list without an account.
 */
export const waitingListCalls = {
  /** The answer is the same for an address that is on the list already; its person gets the mail again. */
  joinWaitingList: wire.post('/api/v2/events/{id}/waiting-list', 'json', publicAccess, { changes: [] }),
  getWaitingPlace: wire.get('/api/v2/waiting-places/{token}', publicAccess),
  /** Takes the offered seats. A free ticket exists at once; otherwise the answer has the hold for the checkout. */
  acceptOffer: wire.post('/api/v2/waiting-places/{token}/accept', 'none', publicAccess, { changes: [] }),
  /** Gives the offered seats back and ends the place. */
  declineOffer: wire.post('/api/v2/waiting-places/{token}/decline', 'none', publicAccess, { changes: [] }),
  /** Gives the offered seats back and keeps the place. */
  keepWaiting: wire.post('/api/v2/waiting-places/{token}/keep', 'none', publicAccess, { changes: [] }),
  leaveWaitingList: wire.post('/api/v2/waiting-places/{token}/leave', 'none', publicAccess, { changes: [] }),
  /** Places of the user on waiting lists, by the e-mail address of the account. */
  myWaitingPlaces: wire.get('/api/v2/my/waiting-places', signedIn),
} as const;

/** `left`: the person left the list, or an organiser removed the place. */
export const waitingStates = ['waiting', 'offered', 'accepted', 'declined', 'expired', 'left'] as const;

/**
 * How likely an offer is, from the cancellations of past events; `unknown` with too few of them to say.
 */
const waitingChances = ['likely', 'possible', 'unlikely', 'unknown'] as const;

export const joinWaitingListSchema = z.object({
  ticket_id: idInput,
  quantity: z.pipe(optionalInteger(1, 100), z.number()),
  first_name: line(120),
  last_name: line(120),
  email,
  /** Whether an offer of fewer tickets is welcome when fewer are free. */
  takes_fewer: z.optional(yesNo),
});

const estimate = {
  /** Tickets that the people before want, offers included. */
  seats_ahead: z.number(),
  /** Tickets that will probably become free until the event; null when past events say too little. */
  expected_seats: z.nullable(z.number()),
  chance: z.enum(waitingChances),
};

/** Of a new place, also for an address that has one already. */
export const joinedWaitingListSchema = z.object({ position: z.number(), ...estimate });

/** A place as its owner sees it. */
export const waitingPlaceSchema = z.object({
  state: z.enum(waitingStates),
  first_name: z.string(),
  quantity: z.number(),
  takes_fewer: z.boolean(),
  /** Place among the people who wait for this ticket; null for a place that does not wait. */
  position: z.nullable(z.number()),
  ...estimate,
  /** Until then, no offer is made, because the owner kept waiting; null without such a pause. */
  resumes_at: z.nullable(timestamp),
  ticket: z.object({ id, name: z.string(), price: z.number(), currency: z.string(), has_questions: z.boolean() }),
  event: z.object({
    id,
    title: z.string(),
    slug,
    starts_at: timestamp,
    ends_at: timestamp,
    timezone: z.string(),
    city: z.nullable(z.string()),
  }),
  /** The present offer; null without one. */
  offer: z.nullable(
    z.object({
      quantity: z.number(),
      ends_at: timestamp,
      /** By the clock of the server, for a countdown. */
      seconds_left: z.number(),
      /** Of all offered tickets, in minor units. */
      total: z.number(),
    }),
  ),
  /** Addresses of the tickets of an accepted offer. */
  tickets: z.array(z.object({ slug, first_name: z.string(), last_name: z.string() })),
});

/** Answer of `acceptOffer`. */
export const acceptedOfferSchema = z.extend(waitingPlaceSchema, {
  /** The hold with its secret, when questions or a payment are left for the checkout; null when the tickets exist. */
  hold: z.nullable(z.object({ reference: z.string(), key: z.string() })),
});

/** Answer of `myWaitingPlaces`: places that wait or have an offer, by the start of their event. */
export const myWaitingPlacesSchema = z.object({
  data: z.array(z.extend(waitingPlaceSchema, { id, token: z.string() })),
});
