import { attendanceCalls, myTicketsSchema } from '@enlace/shared-contract/attendees';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

interface OwnTicketsQuery {
  readonly event: number;
  readonly lang: string;
}

/** Valid tickets of the signed-in user for one event. */
export const ownTickets = createCalls('public/own-tickets', {
  list: defineCall({
    client: 'authenticated',
    request: (query: OwnTicketsQuery) => ({ call: attendanceCalls.myTickets, query: { ...query, per_page: 2 } }),
    read: dataOf(myTicketsSchema.shape.data),
    shows: () => ['attendees'],
  }),
});
