import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen: other screens of this remote do not need them. */
export const homeFeature = defineFeature({
  id: 'home',
  slices: [],
  screens: { figures: () => import(/* webpackChunkName: "screen-figures" */ './home.screen') },
});
