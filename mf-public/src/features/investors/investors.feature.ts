import { defineFeature } from '@enlace/shared-data';

export const investorsFeature = defineFeature({
  id: 'investors',
  screens: { investors: () => import(/* webpackChunkName: "screen-investors" */ './investors.screen') },
});
