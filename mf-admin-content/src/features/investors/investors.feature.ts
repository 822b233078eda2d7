import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const investorsFeature = defineFeature({
  id: 'investors',
  screens: adminScreens('investors', () => import(/* webpackChunkName: "screen-investors" */ './investors-admin')),
});
