import { defineFeature } from '@enlace/shared-data';

import { events } from './events.slice';
import { profile } from './profile';

export const profileFeature = defineFeature({
  id: 'profile',
  slices: [profile, events],
  screens: { profile: () => import(/* webpackChunkName: "screen-profile" */ './profile.screen') },
});
