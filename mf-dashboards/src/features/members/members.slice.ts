import { dashboardCalls, membersByCountrySchema, totalMembersSchema } from '@enlace/shared-contract';

import { createFigure } from '../../lib/create-figure';

export const totalMembers = createFigure('getTotalMembers', dashboardCalls.getTotalMembers, totalMembersSchema);
export const membersByCountry = createFigure('getInfoCountry', dashboardCalls.getInfoCountry, membersByCountrySchema);
