import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const chaptersFeature = defineFeature({
  id: 'chapters',
  screens: adminScreens('chapters', () => import(/* webpackChunkName: "screen-chapters" */ './chapters-admin')),
});
