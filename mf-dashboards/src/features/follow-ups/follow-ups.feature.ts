import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen, so that the figures do not wait for them. */
export const followUpsFeature = defineFeature({
  id: 'follow-ups',
  slices: [],
  screens: { 'follow-ups': () => import(/* webpackChunkName: "screen-follow-ups" */ './follow-ups.screen') },
});
