import { defineFeature } from '@enlace/shared-data';

export const perksFeature = defineFeature({
  id: 'perks',
  screens: { perks: () => import(/* webpackChunkName: "screen-perks" */ './perks.screen') },
});
