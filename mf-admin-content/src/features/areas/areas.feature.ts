import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const areasFeature = defineFeature({
  id: 'areas',
  screens: adminScreens('areas', () => import(/* webpackChunkName: "screen-areas" */ './areas-admin')),
});
