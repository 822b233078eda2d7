import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const seniorityLevelsFeature = defineFeature({
  id: 'seniority-levels',
  screens: adminScreens(
    'seniority-levels',
    () => import(/* webpackChunkName: "screen-seniority-levels" */ './seniority-levels-admin'),
  ),
});
