import { defineFeature } from '@enlace/shared-data';

import { membersByCountry, totalMembers } from './members.slice';

export const members = defineFeature({
  id: 'members',
  slices: [totalMembers, membersByCountry],
  screens: { members: () => import(/* webpackChunkName: "screen-members" */ './members.screen') },
});
