import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const coursesFeature = defineFeature({
  id: 'courses',
  screens: adminScreens('courses', () => import(/* webpackChunkName: "screen-courses" */ './courses-admin')),
});
