import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const lessonsFeature = defineFeature({
  id: 'lessons',
  screens: adminScreens('lessons', () => import(/* webpackChunkName: "screen-lessons" */ './lessons-admin')),
});
