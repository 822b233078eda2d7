import { doorCrewCalls, myDoorsSchema } from '@enlace/shared-contract/attendees';
import { publicEvents } from '@enlace/shared-contract/events';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The events at whose doors the user works. */
export const doors = createCalls('adminEvents/doors', {
  mine: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: doorCrewCalls.mine, query: { lang } }),
    read: dataOf(myDoorsSchema.shape.data),
    shows: () => [publicEvents.name],
  }),
});
