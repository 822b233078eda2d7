import { defineFeature } from '@enlace/shared-data';

export const backgroundJobsFeature = defineFeature({
  id: 'background-jobs',
  screens: {
    'background-jobs': () => import(/* webpackChunkName: "screen-background-jobs" */ './background-jobs.screen'),
  },
});
