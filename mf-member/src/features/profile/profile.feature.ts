import { defineFeature } from '@enlace/shared-data';

export const profileFeature = defineFeature({
  id: 'profile',
  slices: [],
  screens: { profile: () => import(/* webpackChunkName: "screen-profile" */ './profile.screen') },
});
