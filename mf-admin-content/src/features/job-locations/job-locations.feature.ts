import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const jobLocationsFeature = defineFeature({
  id: 'job-locations',
  screens: adminScreens(
    'job-locations',
    () => import(/* webpackChunkName: "screen-job-locations" */ './job-locations-admin'),
  ),
});
