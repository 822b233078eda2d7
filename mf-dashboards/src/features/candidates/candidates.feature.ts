import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screens, so that the figures do not wait for them. */
export const candidatesFeature = defineFeature({
  id: 'candidates',
  slices: [],
  screens: {
    candidates: () => import(/* webpackChunkName: "screen-candidates" */ './candidates.screen'),
    'candidate-settings': () =>
      import(/* webpackChunkName: "screen-candidate-settings" */ './candidate-settings.screen'),
    candidate: () => import(/* webpackChunkName: "screen-candidate" */ './candidate.screen'),
  },
});
