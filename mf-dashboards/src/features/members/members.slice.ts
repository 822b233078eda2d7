import { dashboardCalls, membersByCountrySchema, totalMembersSchema } from '@enlace/shared-contract/dashboards';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const client = 'authenticated';

/** The figures of members. */
export const members = createCalls('dashboards/members', {
  total: defineCall({
    client,
    request: () => ({ call: dashboardCalls.getTotalMembers }),
    read: dataOf(totalMembersSchema),
  }),
  byCountry: defineCall({
    client,
    request: () => ({ call: dashboardCalls.getInfoCountry }),
    read: dataOf(membersByCountrySchema),
  }),
});
