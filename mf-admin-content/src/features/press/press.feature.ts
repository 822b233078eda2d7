import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const pressFeature = defineFeature({
  id: 'press',
  screens: adminScreens('press', () => import(/* webpackChunkName: "screen-press" */ './press-admin')),
});
