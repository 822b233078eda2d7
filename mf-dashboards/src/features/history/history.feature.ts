import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen, so that the figures do not wait for them. */
export const historyFeature = defineFeature({
  id: 'history',
  slices: [],
  screens: { history: () => import(/* webpackChunkName: "screen-history" */ './history.screen') },
});
