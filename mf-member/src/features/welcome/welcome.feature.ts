import { defineFeature } from '@enlace/shared-data';

export const welcomeFeature = defineFeature({
  id: 'welcome',
  slices: [],
  screens: { welcome: () => import(/* webpackChunkName: "screen-welcome" */ './welcome.screen') },
});
