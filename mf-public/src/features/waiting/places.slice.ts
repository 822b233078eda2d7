import type { WireCall } from '@enlace/shared-contract/calls';
import {
  acceptedOfferSchema,
  joinedWaitingListSchema,
  waitingListCalls,
  waitingPlaceSchema,
} from '@enlace/shared-contract/orders';
import { createCalls, dataOf, defineCall, type HttpAnswer } from '@enlace/shared-data';
import type * as z from 'zod/mini';

/** A place with the end of its offer by the clock of this browser; null without an offer. */
export type WaitingPlace = z.infer<typeof waitingPlaceSchema> & { readonly deadline: number | null };
export type JoinedList = z.infer<typeof joinedWaitingListSchema>;

interface PlaceName {
  readonly token: string;
  readonly lang: string;
}

const subject = 'waiting_entries';

const parse = dataOf(waitingPlaceSchema);

/** The clocks of server and browser can differ, so the end is counted from the answer. */
function readPlace(answer: HttpAnswer): WaitingPlace {
  const place = parse(answer);
  return { ...place, deadline: place.offer === null ? null : Date.now() + place.offer.seconds_left * 1000 };
}

const change = (call: WireCall) =>
  defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ token, lang }: PlaceName) => ({ call, params: { token }, query: { lang } }),
    read: readPlace,
    changes: () => [subject],
  });

/** Places on waiting lists, by their secret token. */
export const places = createCalls('public/waiting', {
  join: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ eventId, body }: { readonly eventId: number; readonly body: Readonly<Record<string, unknown>> }) => ({
      call: waitingListCalls.joinWaitingList,
      params: { id: eventId },
      body,
    }),
    read: dataOf(joinedWaitingListSchema),
  }),
  place: defineCall({
    client: 'authenticated',
    request: ({ token, lang }: PlaceName) => ({
      call: waitingListCalls.getWaitingPlace,
      params: { token },
      query: { lang },
    }),
    read: readPlace,
    shows: () => [subject],
  }),
  accept: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ token, lang }: PlaceName) => ({
      call: waitingListCalls.acceptOffer,
      params: { token },
      query: { lang },
    }),
    read: dataOf(acceptedOfferSchema),
    changes: () => [subject],
  }),
  decline: change(waitingListCalls.declineOffer),
  keep: change(waitingListCalls.keepWaiting),
  leave: change(waitingListCalls.leaveWaitingList),
});
