import { defineFeature } from '@enlace/shared-data';

import { members } from './members.slice';

export const membersFeature = defineFeature({
  id: 'members',
  slices: [members],
  screens: { members: () => import(/* webpackChunkName: "screen-members" */ './members.screen') },
});
