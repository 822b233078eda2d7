import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const jobsFeature = defineFeature({
  id: 'jobs',
  screens: adminScreens('jobs', () => import(/* webpackChunkName: "screen-jobs" */ './jobs-admin')),
});
